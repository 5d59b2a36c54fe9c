import { describe, expect, it } from "vitest";
import { filesIn, mutableFiles } from "../../src/stryker/mutable-files.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const FILES = ["a.js", "src/a.ts", "src/b.ts", "src/deep, er/c d.ts"];
const find = (...globs: string[]) => mutableFiles(process.cwd(), FILES, globs);
const range = (...[startLine, startColumn, endLine, endColumn]: number[]) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});

describe("mutableFiles", () => {
  it("finds what globs match, without what a later one excludes", () => {
    expect(find("./src/**/*.ts").map(({ file }) => file)).toEqual(FILES.slice(1));
    expect(find("**/*", "!src/*.ts").map(({ file }) => file)).toEqual(["a.js", "src/deep, er/c d.ts"]);
    expect(find("!a.js", "a.js", "none.js")).toEqual([{ file: "a.js", mutate: true }]);
  });

  it("takes lines and columns as StrykerJS does, all of those that are named", () => {
    const end = Number.MAX_SAFE_INTEGER;
    expect(find("a.js:3-4", "a.js:7:2-7:9")).toEqual([
      { file: "a.js", mutate: [range(2, 0, 3, end), range(6, 2, 6, 9)] },
    ]);
    expect(find("a.js:3-4", "a.js")).toEqual([{ file: "a.js", mutate: true }]);
    expect(find("a.js", "a.js:3-4")).toEqual([{ file: "a.js", mutate: true }]);
  });
});

describe("filesIn", () => {
  it("lists the files of a project, but for installed and hidden ones", () => {
    const text = "";
    const project = {
      "a.js": text,
      "src/b.ts": text,
      "node_modules/c/d.js": text,
      "src/node_modules/e.js": text,
    };
    const folder = temporaryFolder({ ...project, ".hidden/f.js": text, "src/.g.js": text });
    expect(filesIn(folder).toSorted()).toEqual(["a.js", "src/b.ts"]);
  });
});
