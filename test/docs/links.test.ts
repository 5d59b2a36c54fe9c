import { expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { deadLinks } from "./dead-links.ts";
import { markdownFiles } from "./markdown-files.ts";

it("leads somewhere by every relative link in a Markdown file of the repository", () => {
  const files = markdownFiles(".");
  expect(files).toEqual(
    expect.arrayContaining(["README.md", "CONTRIBUTING.md", "docs/plug-in.md", "examples/jest/README.md"]),
  );
  expect(deadLinks(".")).toEqual([]);
});

it("finds links to a file or a heading that is not there", () => {
  const folder = temporaryFolder({
    "a.md": `# The first: \`a-b\` (2.0)
[a](b/c.md), [b](b/c.md#two-1), [c](#the-first-a-b-20), [d](https://example.org/none), [e](with%20space.txt)
[f](none.md), [g](b/c.md#two-2), [h](#first), ![i](none.png), \`[j](none)\`, [k](with%20space.txt#x)

\`\`\`md
# Three
[l](none)
\`\`\`

[m](#three)
`,
    "b/c.md": "# Two\n\n## Two\n\n[n](../a.md) [o](a.md)\n",
    "with space.txt": "",
    "node_modules/d.md": "[p](none)",
  });
  expect(deadLinks(folder)).toEqual([
    "a.md: none.md",
    "a.md: b/c.md#two-2",
    "a.md: #first",
    "a.md: none.png",
    "a.md: with%20space.txt#x",
    "a.md: #three",
    "b/c.md: a.md",
  ]);
});
