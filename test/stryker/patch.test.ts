import { describe, expect, it } from "vitest";
import { changedInPatch } from "../../src/stryker/patch.ts";

const changed = (...lines: string[]) => [...changedInPatch(`${lines.join("\n")}\n`)];

const HEADER = ["diff --git a/a.ts b/a.ts", "index 1..2 100644", "--- a/a.ts", "+++ b/a.ts"];

describe("changedInPatch", () => {
  it("finds nothing in nothing", () => {
    expect([...changedInPatch("")]).toEqual([]);
  });

  it.each([
    ["one line", "@@ -3 +4 @@ function f() {", { from: 4, to: 4 }],
    ["several lines", "@@ -3,2 +4,3 @@", { from: 4, to: 6 }],
    ["what was put in", "@@ -3,0 +4,2 @@", { from: 4, to: 5 }],
    ["what was taken out, by the lines around it", "@@ -5,2 +4,0 @@", { from: 4, to: 5 }],
    ["what was taken out before all", "@@ -1,2 +0,0 @@", { from: 1, to: 1 }],
  ])("reads %s", (_, hunk, range) => {
    expect(changed(...HEADER, hunk)).toEqual([["a.ts", [range]]]);
  });

  it("takes no line of a file for one of the patch", () => {
    expect(
      changed(
        ...HEADER,
        "@@ -1,2 +1,3 @@",
        "--- a/b.ts",
        "-diff --git a/b.ts b/b.ts",
        "+++ b/b.ts",
        "+@@ -7 +7 @@",
        "+x\r@@ -8 +8 @@\rdiff --git a/b.ts b/b.ts\u2028@@ -9 +9 @@",
        "\\ No newline at end of file",
        "@@ -9 +10 @@",
        "+y",
      ),
    ).toEqual([
      [
        "a.ts",
        [
          { from: 1, to: 3 },
          { from: 10, to: 10 },
        ],
      ],
    ]);
  });

  it("leaves out files that are gone, only renamed or only made executable", () => {
    expect(
      changed(
        ...["diff --git a/gone.ts b/gone.ts", "deleted file mode 100644", "--- a/gone.ts", "+++ /dev/null"],
        ...["@@ -1 +0,0 @@", "-x"],
        ...[
          "diff --git a/old.ts b/new.ts",
          "similarity index 100%",
          "rename from old.ts",
          "rename to new.ts",
        ],
        ...["diff --git a/run.ts b/run.ts", "old mode 100644", "new mode 100755"],
        ...HEADER,
        "@@ -1 +1 @@",
      ),
    ).toEqual([["a.ts", [{ from: 1, to: 1 }]]]);
  });

  it.each([
    ["+++ b/a b.ts\t", "a b.ts"],
    ['+++ "b/a\\nb\\t\\"c\\"\\\\\\001é, d.ts"\t', 'a\nb\t"c"\\\u0001é, d.ts'],
    ["+++ b/__proto__", "__proto__"],
    ["+++ b/dev/null", "dev/null"],
  ])("reads the name in %j", (header, name) => {
    expect(changed("diff --git …", "--- /dev/null", header, "@@ -0,0 +1 @@")).toEqual([
      [name, [{ from: 1, to: 1 }]],
    ]);
  });
});
