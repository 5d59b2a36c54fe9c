import { SubjectError } from "../judge/subject.ts";
import { importModule } from "./import-module.ts";

/**
 * Imports the default export of a module.
 *
 * @param file - its absolute path
 * @returns the default export
 * @throws SubjectError if the module does not load or has none
 */
export async function defaultExport(file: string): Promise<unknown> {
  let exports: Readonly<Record<string, unknown>>;
  try {
    exports = await importModule(file);
  } catch (error) {
    throw new SubjectError(`it does not load: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (exports["default"] === undefined) {
    throw new SubjectError("it has no default export; write export default defineConfig({ … })");
  }
  return exports["default"];
}
