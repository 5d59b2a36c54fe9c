import type { Change, Place } from "./change.ts";
import type { ReportedLaw } from "./compared-report.ts";
import { pairUp } from "./pairs.ts";

/** What became of a law: `unjudged` where no sample was put that the receiver did not skip. */
type Standing = "holds" | "broken" | "unjudged";

/**
 * Compares what generated envelopes showed of a receiver, law by law.
 *
 * @param older - the laws in an older report
 * @param newer - those in a newer one
 * @param place - the receiver
 * @returns what changed
 */
export function compareLaws(
  older: readonly ReportedLaw[],
  newer: readonly ReportedLaw[],
  place: Place,
): Change[] {
  const { both, added, removed } = pairUp(older, newer, ({ id }) => id);
  const about = ({ id }: ReportedLaw) => ({ noun: "law", ...place, name: id }) as const;
  return [
    ...both.flatMap(([before, after]): Change[] => {
      const [was, now] = [standingOf(before), standingOf(after)];
      return was === now ? [] : [{ kind: kindOfChange(was, now), ...about(after), was, now }];
    }),
    ...added.map((after): Change => {
      const now = standingOf(after);
      return { kind: now === "broken" ? "newly-broken" : "added", ...about(after), now };
    }),
    ...removed.map((before): Change => ({ kind: "removed", ...about(before), was: standingOf(before) })),
  ];
}

function standingOf({ runs, skipped, counterexample }: ReportedLaw): Standing {
  if (counterexample !== undefined) {
    return "broken";
  }
  return runs === skipped ? "unjudged" : "holds";
}

function kindOfChange(was: Standing, now: Standing): Change["kind"] {
  switch (now) {
    case "broken":
      return "newly-broken";
    case "unjudged":
      return "not-judged";
    case "holds":
      return was === "broken" ? "newly-kept" : "judged-again";
  }
}
