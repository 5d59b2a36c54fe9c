import { show } from "../judge/show.ts";
import { defaultExport } from "./default-export.ts";

/** The file descriptor on which a configuration that is code is printed. */
export const CONFIG_FD = 3;

/** What stands for a function in a configuration that is printed as JSON. */
export const A_FUNCTION = { $function: true } as const;

/** What is printed of a configuration: it, or why it cannot be had. */
export type Printed =
  | { readonly config: unknown; readonly problem?: never }
  | { readonly problem: string; readonly config?: never };

/**
 * Imports a configuration that is code.
 *
 * @param file - its absolute path
 * @returns it or why it cannot be had, as JSON
 */
export async function printConfig(file: string): Promise<string> {
  let config: unknown;
  try {
    config = await defaultExport(file);
  } catch (error) {
    return write({ problem: error instanceof Error ? error.message : show(error) });
  }
  if (typeof config === "function") {
    return write({ problem: "its default export is a function; export the configuration itself" });
  }
  try {
    return write({ config });
  } catch (error) {
    return write({ problem: `its default export is no plain data: ${show(error)}` });
  }
}

function write(printed: Printed): string {
  return JSON.stringify(printed, (_, value: unknown) => (typeof value === "function" ? A_FUNCTION : value));
}
