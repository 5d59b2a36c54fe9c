import type { SelectedCase } from "../corpus/select.ts";
import type { Step } from "../judge/property.ts";
import { type Verdict, isFault, judgeCase } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import type { KnownFailure } from "../load/baseline-file.ts";
import type { Era } from "../protocol/era.ts";

/** The reason of a failure that was listed by the tool and that nobody has looked at. */
const UNREVIEWED = "unreviewed";

/**
 * What is wrong with an entry of a baseline.
 *
 * - `passes`: the case passes now.
 * - `differs`: it fails, or is skipped, otherwise than listed.
 * - `gone`: it is not judged for this receiver: it does not exist, or not for this era or these features.
 */
export interface StaleEntry {
  readonly kind: "passes" | "differs" | "gone";
  readonly case: string;
  readonly era: Era;
  /** What is listed. */
  readonly listed: string;
  /** What came, where the case was judged and failed. */
  readonly observed?: string;
}

/** What a receiver's known failures came to in one run. */
export interface HeldBaseline {
  /** The ids of the cases that fail as listed. */
  readonly known: readonly string[];
  /** How many of them give no reason yet. */
  readonly unreviewed: number;
  readonly stale: readonly StaleEntry[];
}

/** What an entry says of a verdict. */
type Way = Pick<KnownFailure, "verdict" | "observed">;

function wayOf({ kind, observed }: Verdict): Way {
  return { verdict: kind, ...(observed === undefined ? {} : { observed }) };
}

function isSameWay(a: Way, b: Way): boolean {
  return a.verdict === b.verdict && a.observed === b.observed;
}

/** Whether a verdict can be listed as known: what was not put is not known at all. */
function isListable(verdict: Verdict): boolean {
  return verdict.kind === "skipped" || (isFault(verdict) && verdict.kind !== "not-put");
}

/**
 * Holds verdicts to the known failures.
 *
 * @param known - the known failures of the run's eras
 * @param era - the era of the verdicts; entries of others are left alone
 * @param verdicts - the verdicts
 * @returns which of them fail as listed, and which entries do not hold any more
 */
export function holdToBaseline(
  known: readonly KnownFailure[],
  era: Era,
  verdicts: readonly Verdict[],
): HeldBaseline {
  const byCase = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const ofEra = known.filter((entry) => entry.era === era);
  const stale = ofEra.flatMap((entry) => staleEntry(entry, byCase.get(entry.case)));
  const staleCases = new Set(stale.map((entry) => entry.case));
  const held = ofEra.filter((entry) => !staleCases.has(entry.case));
  return {
    known: held.map((entry) => entry.case),
    unreviewed: held.filter(({ reason }) => reason === UNREVIEWED).length,
    stale,
  };
}

function staleEntry(entry: KnownFailure, verdict: Verdict | undefined): StaleEntry[] {
  const named = { case: entry.case, era: entry.era, listed: wordsFor(entry) };
  if (verdict === undefined || verdict.kind === "not-put") {
    return [{ kind: "gone", ...named }];
  }
  if (!isListable(verdict)) {
    return [{ kind: "passes", ...named }];
  }
  return isSameWay(entry, wayOf(verdict))
    ? []
    : [{ kind: "differs", ...named, observed: wordsFor(wayOf(verdict)) }];
}

function wordsFor({ verdict, observed }: Way): string {
  if (observed === undefined) {
    return verdict;
  }
  return verdict === "differs" ? observed : `${verdict} ${observed}`;
}

/**
 * Makes a test of whether a generated envelope fails only as a case does that is known to fail: by the same rule, with
 * the same answer.
 *
 * @param cases - the cases that were judged
 * @param known - the failures that hold, of the era of the cases
 * @param vocabulary - what the receiver's words stand for
 * @returns the test
 */
export function failsAsKnown(
  cases: readonly SelectedCase[],
  known: readonly KnownFailure[],
  vocabulary: Vocabulary,
): (step: Step) => boolean {
  const rules = new Map(cases.map(({ case: { id, rules: shown } }) => [id, shown]));
  const keyOf = (rule: string, { verdict, observed }: Way): string =>
    JSON.stringify([rule, verdict, observed]);
  const ways = new Set(
    known.flatMap((entry) => (rules.get(entry.case) ?? []).map((rule) => keyOf(rule, entry))),
  );
  return ({ word, because, observation }) =>
    ways.has(keyOf(because, wayOf(judgeCase("", { words: [word] }, [observation], vocabulary))));
}

/**
 * Lists failures as known. What was said of those that still fail the same way is kept, and so are entries of eras
 * that were not judged.
 *
 * @param before - the entries so far
 * @param judged - the verdicts of each era that was judged
 * @returns the new entries, by era in the order of the run and by case in the order of the corpus
 */
export function listFailures(
  before: readonly KnownFailure[],
  judged: readonly { readonly era: Era; readonly verdicts: readonly Verdict[] }[],
): KnownFailure[] {
  const eras = new Set(judged.map(({ era }) => era));
  const failures = judged.flatMap(({ era, verdicts }) =>
    verdicts.filter(isListable).map((verdict): KnownFailure => {
      const entry = { case: verdict.id, era, ...wayOf(verdict) };
      const same = before.find(
        (each) => each.case === entry.case && each.era === era && isSameWay(each, entry),
      );
      return same ?? { ...entry, reason: UNREVIEWED };
    }),
  );
  return [...failures, ...before.filter(({ era }) => !eras.has(era))];
}
