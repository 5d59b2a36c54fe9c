// npx runs the command by its file, which the compiler writes without the right to be run.
import { chmodSync } from "node:fs";

chmodSync(new URL("../dist/src/cli/main.js", import.meta.url), 0o755);
