import { createRequire } from "node:module";
import type * as Ajv from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";

/**
 * Compiles a JSON Schema of the package's own. Compiling takes longer than validating: do it once for all that is
 * to be checked.
 *
 * @param schema - the decoded schema
 * @returns a function that says whether a value follows it, and keeps the errors
 */
export function compileSchema(schema: object): ValidateFunction {
  // Loaded only where something is to be checked: loading takes as long as reading the whole corpus.
  const { Ajv2020 } = createRequire(import.meta.url)("ajv/dist/2020.js") as typeof Ajv;
  return new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    verbose: true,
    formats: { uri: (text: string) => URL.canParse(text) },
    // Compiling the schema of schemas takes longer than all the rest.
    validateSchema: false,
  }).compile(schema);
}

/**
 * Finds the error to mend: the one at the deepest place, since outer ones only say that some branch failed.
 *
 * @param validate - a function that has just said that a value does not follow its schema
 * @returns the first of the deepest errors
 */
export function deepestError({ errors }: ValidateFunction): Ajv.ErrorObject | undefined {
  const depth = ({ instancePath }: Ajv.ErrorObject): number => instancePath.split("/").length;
  // Where one value or a list of them is allowed, a list is not to be told that it is no single value.
  const fits = ({ keyword, data }: Ajv.ErrorObject): number =>
    Number(keyword !== "enum" || !Array.isArray(data));
  return (errors ?? []).toSorted((a, b) => depth(b) - depth(a) || fits(b) - fits(a))[0];
}
