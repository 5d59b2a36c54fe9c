import { pathToFileURL } from "node:url";
import { ownScript } from "../judge/own-script.ts";

/** The URL of the plugin, for StrykerJS to load. */
export const STRYKER_PLUGIN = pathToFileURL(ownScript(import.meta.url, "stryker-plugin").file).href;

/** The URL of the module whose tests run in vitest. */
export const VITEST_TESTS = pathToFileURL(ownScript(import.meta.url, "vitest-tests").file).href;
