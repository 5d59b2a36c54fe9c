import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ProjectWatch } from "../../src/mutate/project-watch.ts";
import { temporaryFolder } from "../temporary-folder.ts";

it("goes on noticing what changes in a folder that was deleted and made again at once", async () => {
  const project = temporaryFolder({ "src/a.js": "1" });
  const source = path.join(project, "src");
  const watch = new ProjectWatch(project);
  onTestFinished(() => watch.close());
  const noticed = async (): Promise<readonly string[]> => {
    await watch.wait();
    return watch.take().files;
  };

  rmSync(source, { recursive: true });
  mkdirSync(source);
  writeFileSync(path.join(source, "a.js"), "other");
  expect(await noticed()).toEqual([path.join("src", "a.js")]);
  writeFileSync(path.join(source, "a.js"), "another");
  expect(await noticed()).toEqual([path.join("src", "a.js")]);
});
