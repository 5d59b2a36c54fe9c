import { execFileSync, spawn } from "node:child_process";
import { lstatSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { addToFile, writeWhole } from "../../src/cli/write-whole.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const read = (file: string): string => readFileSync(file, "utf8");

describe("writeWhole", () => {
  it("makes folders, replaces what is there, and leaves nothing else behind", () => {
    const folder = temporaryFolder({ "a/report": "a longer text before" });
    writeWhole(path.join(folder, "a", "report"), "new");
    writeWhole(path.join(folder, "b", "c", "report"), "made");
    expect(read(path.join(folder, "a", "report"))).toBe("new");
    expect(read(path.join(folder, "b", "c", "report"))).toBe("made");
    expect(readdirSync(path.join(folder, "a"))).toEqual(["report"]);
  });

  it("puts another file in the place of the old one, so that nobody reads half of it", () => {
    const file = path.join(temporaryFolder({ report: "old" }), "report");
    const before = statSync(file).ino;
    writeWhole(file, "new");
    expect(statSync(file).ino).not.toBe(before);
  });

  it("follows a link, which stays one", () => {
    const folder = temporaryFolder({ real: "old" });
    symlinkSync("real", path.join(folder, "link"));
    writeWhole(path.join(folder, "link"), "new");
    expect(lstatSync(path.join(folder, "link")).isSymbolicLink()).toBe(true);
    expect(read(path.join(folder, "real"))).toBe("new");
  });

  it("writes into a pipe, and leaves it one", async () => {
    const pipe = path.join(temporaryFolder({}), "pipe");
    execFileSync("mkfifo", [pipe]);
    const reader = spawn("cat", [pipe]);
    writeWhole(pipe, "through it");
    expect(await text(reader.stdout)).toBe("through it");
    expect(statSync(pipe).isFIFO()).toBe(true);
  });

  it("says of what cannot be written which file it is, and leaves nothing behind", () => {
    const folder = temporaryFolder({ "a/b": "", file: "" });
    expect(() => writeWhole(path.join(folder, "a"), "text")).toThrow(/^\/.*\/a cannot be written: EISDIR/);
    expect(() => writeWhole(path.join(folder, "file", "below"), "text")).toThrow(
      /^\/.*\/below cannot be written: /,
    );
    expect(readdirSync(folder).toSorted()).toEqual(["a", "file"]);
  });
});

describe("addToFile", () => {
  it("keeps what is there", () => {
    const file = path.join(temporaryFolder({}), "summary");
    writeFileSync(file, "before\n");
    addToFile(file, "after\n");
    expect(read(file)).toBe("before\nafter\n");
  });
});
