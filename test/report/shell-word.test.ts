import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { shellWord } from "../../src/report/shell-word.ts";

describe("shellWord", () => {
  it("leaves alone what needs no quotes", () => {
    expect(shellWord("./src/my-receiver.ts")).toBe("./src/my-receiver.ts");
  });

  it.each([
    "",
    "two words",
    "it's",
    "$HOME `id` $(id)",
    '"; rm -rf x; "',
    "a\nb\tc",
    "\\",
    "!x*?[a]{b,c}~#",
    "ü…",
    "'",
  ])("has a shell read %j as one word, as it is", (word) => {
    const { stdout } = spawnSync("sh", ["-c", `printf '<%s>' ${shellWord(word)}`], { encoding: "utf8" });
    expect(stdout).toBe(`<${word}>`);
  });
});
