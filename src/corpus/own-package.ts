import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const MANIFEST = createRequire(import.meta.url).resolve("killtable/package.json");

/** The folder of the package. */
export const OWN_FOLDER: string = path.dirname(MANIFEST);

/** The folder of the fixtures that come with the package. */
export const OWN_FIXTURES: string = path.join(OWN_FOLDER, "fixtures");

/** The folder of the schemas of what users write and read. */
export const OWN_SCHEMAS: string = path.join(OWN_FOLDER, "schemas");

/** The version of the package. */
export const OWN_VERSION: string = (JSON.parse(readFileSync(MANIFEST, "utf8")) as { version: string })
  .version;
