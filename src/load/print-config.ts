// A script: imports a configuration that is code and prints it as one line of JSON for the process that asked.
import { writeSync } from "node:fs";
import { CONFIG_FD, printConfig } from "./printed-config.ts";

const [, , file = ""] = process.argv;
const bytes = Buffer.from(`${await printConfig(file)}\n`);
for (let written = 0; written < bytes.length;) {
  written += writeSync(CONFIG_FD, bytes, written);
}
// Whatever the configuration left running is of no use here.
process.exit(0);
