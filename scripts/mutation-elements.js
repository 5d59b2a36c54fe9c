// Copies the script that shows reports of the mutation-testing report schema, and its licence, to where reports take it.
import { copyFileSync, mkdirSync } from "node:fs";

const OUT = new URL("../dist/page/", import.meta.url);
const SCRIPT = import.meta.resolve("mutation-testing-elements/mutation-test-elements.js");

mkdirSync(OUT, { recursive: true });
copyFileSync(new URL(SCRIPT), new URL("mutation-test-elements.js", OUT));
copyFileSync(new URL("../LICENSE", SCRIPT), new URL("mutation-test-elements.LICENSE.txt", OUT));
