import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { compileSchema, deepestError } from "./compile-schema.ts";
import { CorpusError } from "./corpus-error.ts";

/**
 * Checks one fixture against its JSON Schema.
 *
 * @param file - the fixture's name, for the message
 * @param value - the decoded fixture
 * @throws CorpusError naming the file, the case (where there is one) and the place
 */
export type Validator = (file: string, value: unknown) => void;

/**
 * Makes a validator of fixtures.
 *
 * @param schema - the decoded schema
 * @returns the validator
 */
export function validatorOf(schema: object): Validator {
  const validate = compileSchema(schema);
  return (file, value) => {
    if (!validate(value)) {
      throw new CorpusError(`${file}: ${describe(validate, value)}`);
    }
  };
}

function describe(validate: ValidateFunction, value: unknown): string {
  const worst = deepestError(validate);
  if (worst === undefined) {
    return "does not follow its schema";
  }
  const [, list, index, ...rest] = worst.instancePath.split("/");
  const item = list === undefined || index === undefined ? undefined : itemAt(value, list, Number(index));
  if (item === undefined) {
    return `at ${worst.instancePath || "/"}: ${reason(worst)}`;
  }
  return `${list}[${index}] (${item}), at /${rest.join("/")}: ${reason(worst)}`;
}

function itemAt(value: unknown, list: string, index: number): string | undefined {
  const items = (value as Record<string, unknown>)[list];
  const item: unknown = Array.isArray(items) ? items[index] : undefined;
  if (typeof item !== "object" || item === null) {
    return undefined;
  }
  return "id" in item && typeof item.id === "string" ? item.id : "no id";
}

function reason(error: ErrorObject): string {
  const { keyword, message = "is not allowed", params } = error;
  if (keyword === "enum") {
    return `${message}: ${params.allowedValues.join(", ")}`;
  }
  if (keyword === "additionalProperties") {
    return `${message}: ${params.additionalProperty}`;
  }
  return message;
}
