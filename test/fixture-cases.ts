import { readFileSync, readdirSync } from "node:fs";

interface WrittenCase {
  readonly id: string;
  readonly features?: readonly string[];
  readonly unless?: readonly string[];
  readonly expect: Readonly<Record<string, unknown>>;
}

const written = readdirSync("fixtures/cases")
  .toSorted()
  .flatMap(
    (file) => (JSON.parse(readFileSync(`fixtures/cases/${file}`, "utf8")) as { cases: WrittenCase[] }).cases,
  );

/**
 * Reads from the fixtures, and by nothing else, which cases are for receivers of an era with certain features.
 *
 * @param era - the era
 * @param features - the features
 * @returns the ids, in the order of the files
 */
export function fixtureCases(era: string, features: readonly string[] = []): string[] {
  return written
    .filter(({ expect, features: needed = [], unless = [] }) => {
      return (
        era in expect &&
        needed.every((feature) => features.includes(feature)) &&
        !unless.some((feature) => features.includes(feature))
      );
    })
    .map(({ id }) => id);
}

/** How many cases the era has at all. */
export const countInEra = (era: string): number => written.filter(({ expect }) => era in expect).length;
