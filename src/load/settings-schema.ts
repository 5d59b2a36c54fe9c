import path from "node:path";
import type { ErrorObject } from "ajv/dist/2020.js";
import { compileSchema, deepestError } from "../corpus/compile-schema.ts";
import { OWN_SCHEMAS } from "../corpus/own-package.ts";
import { readJson } from "../corpus/read-fixture.ts";
import { ConfigError } from "./config-error.ts";

/** Longest picture of a value that is not allowed, in characters. */
const SHOWN_LENGTH = 80;

/**
 * Checks settings against the schema that ships for them.
 *
 * @param name - the schema's name, without `.schema.json`
 * @param file - the file of the settings, for the message
 * @param value - the decoded settings
 * @throws ConfigError naming the file, the key, its value and what is allowed
 */
export function checkSettings(name: string, file: string, value: unknown): void {
  checkBySchema(readOwnSchema(name), file, value);
}

/** The keys of what a receiver claims, and of how its answers are read. */
const CLAIM_KEYS = new Set(["features", "decisions", "categories", "select"]);

/**
 * Checks what a receiver claims where it is said in code: in JavaScript no type holds a user to it.
 *
 * @param claims - an object with one era, and other keys as a receiver of a configuration has them
 * @throws ConfigError naming the key, its value and what is allowed
 */
export function checkClaims(claims: unknown): void {
  const { $defs } = readOwnSchema("killtable.config") as { $defs: { receiver: { properties: object } } };
  const shared = Object.entries($defs.receiver.properties).filter(([key]) => CLAIM_KEYS.has(key));
  const properties = { era: { $ref: "#/$defs/era" }, ...Object.fromEntries(shared) };
  checkBySchema({ $defs, type: "object", additionalProperties: false, properties }, "the options", claims);
}

function readOwnSchema(name: string): object {
  return readJson(path.join(OWN_SCHEMAS, `${name}.schema.json`)) as object;
}

function checkBySchema(schema: object, where: string, value: unknown): void {
  const validate = compileSchema(schema);
  if (!validate(value)) {
    const worst = deepestError(validate);
    throw new ConfigError(
      `${where}: ${worst === undefined ? "it does not follow its schema" : problemIn(worst)}`,
    );
  }
}

function problemIn({
  keyword,
  instancePath,
  params,
  message = "is not allowed",
  ...error
}: ErrorObject): string {
  const place = placeOf(instancePath);
  if (keyword === "additionalProperties") {
    const allowed = Object.keys((error.parentSchema?.["properties"] ?? {}) as object);
    return `${place} has the key ${shown(params["additionalProperty"])}; allowed: ${allowed.join(", ")}`;
  }
  if (keyword === "required") {
    return `${place} lacks the key ${shown(params["missingProperty"])}`;
  }
  if (keyword === "enum") {
    return `${place} is ${shown(error.data)}; allowed: ${(params["allowedValues"] as unknown[]).join(", ")}`;
  }
  if (keyword === "minItems" || keyword === "minProperties" || keyword === "minLength") {
    return `${place} is ${shown(error.data)}; it has to hold something`;
  }
  return `${place} is ${shown(error.data)}; it ${message.replace(/^must /, "has to ").replace("NOT have", "be without")}`;
}

/** `/receivers/0/era` as one would write it in code. */
function placeOf(pointer: string): string {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const written = keys.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at === 0 ? "" : "."}${key}`));
  return written.length === 0 ? "the whole" : written.join("");
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
