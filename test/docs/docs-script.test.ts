import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../examples/example.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const SCRIPT = path.resolve("scripts/docs.js");
const script = (folder: string, ...flags: string[]) => run(folder, [process.execPath, SCRIPT, ...flags]);

const PAGE = `# Page

<!-- killtable explain string_flag (part twin) -->

<!-- end -->

<!-- killtable explain nobody (ends with 2) -->
stale
<!-- end -->

<!-- file docs/receivers/a.mjs -->
<!-- end -->

<!-- killtable doctor a.mjs (in docs/receivers; part right) -->
<!-- end -->
`;
const RECEIVER = "// a.mjs\nexport default () => 'protocol_error';\n";

describe("scripts/docs.js", () => {
  it("names the pages that are stale, writes what is printed and shown, and then finds nothing stale", () => {
    const folder = temporaryFolder({
      "README.md": "# Nothing to fill\n",
      "docs/page.md": PAGE,
      "docs/receivers/a.mjs": RECEIVER,
    });
    expect(script(folder, "--check")).toEqual({
      code: 1,
      stdout: "",
      stderr: "docs/page.md does not show what is printed now; run: npm run docs\n",
    });
    expect(readFileSync(path.join(folder, "docs/page.md"), "utf8")).toBe(PAGE);

    expect(script(folder)).toEqual({ code: 0, stdout: "", stderr: "" });
    const written = readFileSync(path.join(folder, "docs/page.md"), "utf8");
    expect(written).toMatch(
      /-->\n\n```\nrules +flag-boolean\n[^`]*\ntwin +normal_false,[^\n]*\n```\n\n<!-- end -->/,
    );
    expect(written).toContain("(ends with 2) -->\n\n```\n\n```\n\n<!-- end -->");
    expect(written).toContain(`a.mjs -->\n\n\`\`\`js\n${RECEIVER}\`\`\`\n\n<!-- end -->`);
    expect(written).toContain("  a protocol error: protocol_error\n");
    expect(script(folder, "--check")).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it.each([
    ["ends otherwise than it has to", "killtable explain nobody", "killtable explain nobody ended with 2"],
    [
      "prints no such words",
      "killtable explain string_flag (part of nothing)",
      'no paragraph of the output holds "of nothing"',
    ],
    [
      "is told what nobody knows",
      "killtable explain string_flag (at dawn)",
      '"at dawn" says nothing of how to run',
    ],
  ])("fails for a command that %s", (_, place, message) => {
    const folder = temporaryFolder({ "README.md": `<!-- ${place} -->\n<!-- end -->\n`, "docs/a.md": "" });
    const { code, stderr } = script(folder);
    expect(stderr).toContain(message);
    expect(code).toBe(1);
  });
});
