// A script: imports a configuration that is code and prints it as one line of JSON for the process that asked.
import { writeSync } from "node:fs";
import { show } from "../judge/show.ts";
import { defaultExport } from "./default-export.ts";
import { A_FUNCTION, CONFIG_FD, type Printed } from "./printed-config.ts";

const [, , file = ""] = process.argv;
print(await load());
// Whatever the configuration left running is of no use here.
process.exit(0);

async function load(): Promise<Printed> {
  try {
    const config = await defaultExport(file);
    return typeof config === "function"
      ? { problem: "its default export is a function; export the configuration itself" }
      : { config };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : show(error) };
  }
}

function print(printed: Printed): void {
  try {
    write(printed);
  } catch (error) {
    write({ problem: `its default export is no plain data: ${show(error)}` });
  }
}

function write(printed: Printed): void {
  const told = (_: string, value: unknown): unknown => (typeof value === "function" ? A_FUNCTION : value);
  const bytes = Buffer.from(`${JSON.stringify(printed, told)}\n`);
  for (let written = 0; written < bytes.length;) {
    written += writeSync(CONFIG_FD, bytes, written);
  }
}
