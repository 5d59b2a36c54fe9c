// What is shown is kept in the hash of the address, so that it can be linked, kept and gone back to.
import type { PageData } from "../report/page-data.ts";
import { placeOf, rowOf } from "./rows.ts";

/** What is chosen; an empty text where nothing is. */
export interface Address {
  readonly era: string;
  /** A feature, or `core`. */
  readonly feature: string;
  readonly rule: string;
  /** What is searched for. */
  readonly q: string;
  /** Which mutants alone are shown: `survivors`, or those killed `elsewhere`. */
  readonly only: string;
  /** The key of the row that is open. */
  readonly row: string;
  /** The id of the case that is open. */
  readonly case: string;
}

/** What `only` can be. */
export const ONLY = { survivors: "survivors only", elsewhere: "killed elsewhere only" } as const;

/** What `feature` can be. */
export const FEATURES = ["core", "mrtr", "extensions", "json-rpc"] as const;

/**
 * Reads a hash. What the page does not know is ignored.
 *
 * @param hash - the hash of the address, with or without `#`
 * @param data - what the page shows
 * @returns what is chosen
 */
export function readAddress(hash: string, data: PageData): Address {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const known = (name: string, isKnown: (value: string) => boolean): string => {
    const value = asked.get(name) ?? "";
    return isKnown(value) ? value : "";
  };
  const era = data.eras.find((shown) => shown.era === asked.get("era")) ?? data.eras[0];
  return {
    era: era?.era ?? "",
    feature: known("feature", (value) => FEATURES.some((feature) => feature === value)),
    rule: known("rule", (value) => data.rules.some(({ id }) => id === value)),
    q: asked.get("q") ?? "",
    only: known("only", (value) => Object.hasOwn(ONLY, value)),
    row: known("row", (value) => rowOf(era, value) !== undefined),
    case: known("case", (value) => placeOf(data, value) !== undefined),
  };
}

/**
 * Writes a hash.
 *
 * @param address - what is chosen
 * @returns the hash, with `#`
 */
export function writeAddress(address: Address): string {
  const chosen = Object.entries(address).filter(([, value]) => value !== "");
  return `#${new URLSearchParams(chosen).toString()}`;
}
