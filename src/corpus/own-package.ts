import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const MANIFEST = createRequire(import.meta.url).resolve("killtable/package.json");

/** The folder of the fixtures that come with the package. */
export const OWN_FIXTURES: string = path.join(path.dirname(MANIFEST), "fixtures");

/** The version of the package. */
export const OWN_VERSION: string = (JSON.parse(readFileSync(MANIFEST, "utf8")) as { version: string })
  .version;
