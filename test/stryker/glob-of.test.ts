import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { globOf } from "../../src/stryker/glob-of.ts";

// StrykerJS's own way to read globs.
const ofStryker = createRequire(createRequire(import.meta.url).resolve("@stryker-mutator/core/package.json"));
const { minimatch } = ofStryker("minimatch") as {
  minimatch: (file: string, pattern: string) => boolean;
};

it.each(["src/a.ts", "[id]/a*b?.ts", "{a,b}/c.ts", "!a.ts", "#a.ts", "a (1)/+(b).ts", "@(a|b).ts"])(
  "takes %s for that file alone",
  (file) => {
    // It reads a pattern as a path from the current folder.
    const pattern = globOf(file).replace(/^\.\//, "/x/");
    expect(minimatch(pattern.startsWith("/x/") ? `/x/${file}` : file, pattern)).toBe(true);
    expect(minimatch("a/c.ts", globOf("{a,b}/c.ts"))).toBe(false);
  },
);
