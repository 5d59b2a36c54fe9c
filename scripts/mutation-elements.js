// Takes the script that shows reports of the mutation-testing report schema to where they are written from.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const OUT = new URL("../dist/page/", import.meta.url);
const SCRIPT = import.meta.resolve("mutation-testing-elements/mutation-test-elements.js");

const script = readFileSync(new URL(SCRIPT), "utf8");
const licence = readFileSync(new URL("../LICENSE", SCRIPT), "utf8");
mkdirSync(OUT, { recursive: true });
// Each report is a copy of it, and a copy comes with its licence.
writeFileSync(
  new URL("mutation-test-elements.js", OUT),
  `/* mutation-testing-elements\n\n${licence}*/\n${script}`,
);

// What is written into an HTML file must neither end the element it stands in nor begin another one.
if (/<\/?script/i.test(script)) {
  console.error("mutation-testing-elements holds a tag of a script; it cannot be written into a page");
  process.exitCode = 1;
}
