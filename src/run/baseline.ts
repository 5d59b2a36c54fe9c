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
 * - `differs`: it fails otherwise than listed.
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

/**
 * Says what a verdict comes to, as a baseline has it.
 *
 * @param verdict - a verdict that speaks against the subject
 * @returns the word that was answered, where it is a wrong one; else the verdict's kind
 */
function observedBy({ kind, observed }: Verdict): string {
  return kind === "differs" && observed !== undefined ? observed : kind;
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
  const named = { case: entry.case, era: entry.era, listed: entry.observed };
  if (verdict === undefined || verdict.kind === "skipped") {
    return [{ kind: "gone", ...named }];
  }
  if (!isFault(verdict)) {
    return [{ kind: "passes", ...named }];
  }
  const observed = observedBy(verdict);
  return observed === entry.observed ? [] : [{ kind: "differs", ...named, observed }];
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
  const ways = new Set(
    known.flatMap((entry) => (rules.get(entry.case) ?? []).map((rule) => `${rule} ${entry.observed}`)),
  );
  return ({ word, because, observation }) => {
    const verdict = judgeCase("", { words: [word] }, [observation], vocabulary);
    return ways.has(`${because} ${observedBy(verdict)}`);
  };
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
    verdicts.filter(isFault).map((verdict): KnownFailure => {
      const entry = { case: verdict.id, era, observed: observedBy(verdict) };
      const same = before.find(
        (each) => each.case === entry.case && each.era === era && each.observed === entry.observed,
      );
      return same ?? { ...entry, reason: UNREVIEWED };
    }),
  );
  return [...failures, ...before.filter(({ era }) => !eras.has(era))];
}
