import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CANARY_FILE, VITEST_CONFIG, withLaneFolder } from "../../src/mutate/lane-folder.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folderOf = (project: string): string => path.dirname(path.join(project, CANARY_FILE));

describe("withLaneFolder", () => {
  it("is there as long as the work lasts, and is gone after it, whatever that comes to", async () => {
    const project = temporaryFolder({});
    const seen = await withLaneFolder(project, { canary: CANARY_FILE }, ["./src/it's.ts"], async () => {
      const tests = readdirSync(folderOf(project)).find((file) => file.includes(".test."));
      return readFileSync(path.join(folderOf(project), tests ?? ""), "utf8");
    });
    expect(seen).toContain(`"src/it's.ts": () => import("../src/it's.ts"),`);
    expect(seen).toContain(`"${CANARY_FILE}": () => import("../${CANARY_FILE}"),`);
    expect(existsSync(folderOf(project))).toBe(false);
    const failing = withLaneFolder(project, {}, [], async () => {
      expect(existsSync(path.join(project, VITEST_CONFIG))).toBe(true);
      throw new Error("it fails");
    });
    await expect(failing).rejects.toThrow("it fails");
    expect(existsSync(folderOf(project))).toBe(false);
  });

  it("replaces what a run has left that was killed, and nothing that is the project's own", async () => {
    const project = temporaryFolder({});
    await withLaneFolder(project, {}, [], async () => {
      // Another run at once, or after this one was killed.
      await withLaneFolder(project, {}, [], async () => {});
    });
    mkdirSync(folderOf(project));
    writeFileSync(path.join(folderOf(project), "mine.txt"), "mine");
    await expect(withLaneFolder(project, {}, [], async () => {})).rejects.toThrow("give yours another");
    expect(readdirSync(folderOf(project))).toEqual(["mine.txt"]);
  });
});
