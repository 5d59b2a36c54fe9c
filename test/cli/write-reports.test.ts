import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { roomAt } from "../../src/cli/github.ts";
import { UsageError } from "../../src/cli/usage-error.ts";
import { Reports } from "../../src/cli/write-reports.ts";
import { VoidError } from "../../src/run/void-error.ts";
import { temporaryFolder } from "../temporary-folder.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What is printed while something is done, as on a terminal that shows colours. */
async function printed(
  act: () => Promise<void>,
): Promise<{ readonly out: string[]; readonly err: string[] }> {
  vi.stubEnv("NO_COLOR", "");
  vi.stubEnv("TERM", "xterm");
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(console, "log").mockImplementation((text: string) => void out.push(text));
  vi.spyOn(console, "error").mockImplementation((text: string) => void err.push(text));
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  try {
    await act();
  } finally {
    process.stdout.isTTY = isTTY;
  }
  return { out, err };
}

describe("Reports", () => {
  it("says the terminal report as it comes, in colours, and puts it into files without them", async () => {
    const file = path.join(temporaryFolder({}), "log.txt");
    const { out } = await printed(async () => {
      const reports = new Reports<"terminal">([
        { name: "terminal", place: "stdout" },
        { name: "terminal", place: { file } },
      ]);
      reports.say((colors) => colors.red("one"));
      expect(existsSync(file)).toBe(false);
      reports.say((colors) => colors.red("two"));
      expect(await reports.write({})).toBe(0);
    });
    expect(out).toEqual(["\u001b[31mone\u001b[39m", "\u001b[31mtwo\u001b[39m"]);
    expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
  });

  it("is silent where another report has the standard output", async () => {
    const { out } = await printed(async () => {
      const reports = new Reports<"terminal" | "json">([{ name: "json", place: "stdout" }]);
      reports.say(() => "one");
      expect(reports.isShown).toBe(false);
      expect(await reports.write({ json: () => "{}" })).toBe(0);
    });
    expect(out).toEqual(["{}"]);
  });

  it("writes each of the others where one fails, and ends as the worst of them", async () => {
    const file = path.join(temporaryFolder({}), "c");
    const fail = (error: Error) => (): string => {
      throw error;
    };
    const { err } = await printed(async () => {
      const reports = new Reports<"a" | "b" | "c">([
        { name: "a", place: "stdout" },
        { name: "b", place: { file: "b" } },
        { name: "c", place: { file } },
      ]);
      const makers = {
        a: fail(new VoidError("no proof")),
        b: fail(new UsageError("no file")),
        c: () => "here",
      };
      expect(await reports.write(makers)).toBe(3);
    });
    expect(err).toEqual(["killtable: no proof", "killtable: no file"]);
    expect(readFileSync(file, "utf8")).toBe("here\n");
  });

  it("adds to a file that is shared, from a new line, and says so where that has no room left", async () => {
    const file = path.join(temporaryFolder({ summary: "before" }), "summary");
    const place = { file, isAddedTo: true } as const;
    const { err } = await printed(async () => {
      const reports = new Reports<"markdown" | "github">([
        { name: "markdown", place },
        { name: "github", place: "stderr" },
      ]);
      await reports.write({ markdown: () => "", github: () => "" });
      expect(readFileSync(file, "utf8")).toBe("before");
      await reports.write({ markdown: () => "after", github: () => "::error::one" });
    });
    expect(readFileSync(file, "utf8")).toBe("before\nafter\n");
    expect(err).toEqual([
      `killtable: ${file} has no room left; the report is not added to it`,
      "::error::one",
    ]);
  });
});

describe("roomAt", () => {
  it("is what a step may add to its summary, less the two line ends around a report", () => {
    const file = path.join(temporaryFolder({ summary: "ä" }), "summary");
    expect(roomAt({ file, isAddedTo: true })).toBe(1_048_576 - 2 - 2);
    expect(roomAt({ file: `${file}-to-come`, isAddedTo: true })).toBe(1_048_576 - 2);
    // A file of its own is written anew.
    expect(roomAt({ file })).toBe(1_048_576 - 2);
    expect(roomAt("stdout")).toBe(1_048_576 - 2);
  });
});
