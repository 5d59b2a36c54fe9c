import { isDeepStrictEqual } from "node:util";
import { ERAS, type Era } from "../protocol/era.ts";
import type { CorpusCase } from "./case.ts";
import { differingPlaces } from "./places.ts";
import { seenOf } from "./seen.ts";

/** So many places are named where a case and its twin differ in more than one. */
const PLACES_SHOWN = 4;

/**
 * Checks that a case which is refused in some era has a twin, and that a twin shows what it is there for: the
 * place in which the two differ is the only one, decides, and is what the case is refused for wherever it is.
 *
 * A twin under an open decision is not refused: where a part of the case beside its fault is itself under a
 * decision, as a typed answer is to a legacy receiver, no twin can be surer than that.
 *
 * @param corpusCase - the case
 * @param twin - the case that it names as its twin, if it names one
 * @returns what is wrong, a sentence each
 */
export function twinProblems(corpusCase: CorpusCase, twin: CorpusCase | undefined): string[] {
  const problems =
    twin === undefined
      ? lacksTwin(corpusCase)
      : [
          ...lacksEras(corpusCase, twin),
          ...refusedTogether(corpusCase, twin),
          ...decidesNothing(corpusCase, twin),
          ...differsElsewhere(corpusCase, twin),
          ...appliesLess(corpusCase, twin),
        ];
  return problems.map((problem) => `case ${corpusCase.id}: ${problem}`);
}

function lacksTwin(corpusCase: CorpusCase): string[] {
  const eras = ERAS.filter((era) => isRefused(corpusCase, era));
  return eras.length === 0
    ? []
    : [
        `refused in ${eras.join(", ")}, and has no twin; name a case that differs in one place and is not refused`,
      ];
}

function lacksEras(corpusCase: CorpusCase, twin: CorpusCase): string[] {
  return erasOf(corpusCase)
    .filter((era) => twin.expect[era] === undefined)
    .map((era) => `its twin ${twin.id} is not for ${era}; say there what is expected, or take another twin`);
}

function refusedTogether(corpusCase: CorpusCase, twin: CorpusCase): string[] {
  return ERAS.filter((era) => isRefused(corpusCase, era) && isRefused(twin, era)).map(
    (era) => `its twin ${twin.id} is refused in ${era} as well; take one that is not`,
  );
}

/** In some eras the place may be without weight, as a type is to a legacy receiver, but not in all. */
function decidesNothing(corpusCase: CorpusCase, twin: CorpusCase): string[] {
  const eras = erasOf(corpusCase).filter((era) => twin.expect[era] !== undefined);
  const differ = eras.some((era) => !isDeepStrictEqual(corpusCase.expect[era], twin.expect[era]));
  return differ || eras.length === 0
    ? []
    : [`expects what its twin ${twin.id} does in ${eras.join(", ")}; take a twin of another category`];
}

/** An era changes nothing of what a receiver sees of a case, so one comparison is good for all of them. */
function differsElsewhere(corpusCase: CorpusCase, twin: CorpusCase): string[] {
  const places = differingPlaces(seenOf(corpusCase), seenOf(twin));
  const shown = places.slice(0, PLACES_SHOWN).join(", ");
  return places.length === 1
    ? []
    : [`differs from its twin ${twin.id} in ${places.length} places, and may in one: ${shown}`];
}

/** A receiver that is put the case without the twin could refuse it for anything. */
function appliesLess({ features = [], unless = [] }: CorpusCase, twin: CorpusCase): string[] {
  const needed = (twin.features ?? []).filter((feature) => !features.includes(feature));
  const shunned = (twin.unless ?? []).filter((feature) => !unless.includes(feature));
  return [
    ...needed.map((feature) => `its twin ${twin.id} needs ${feature}, and the case does not`),
    ...shunned.map((feature) => `its twin ${twin.id} does not apply under ${feature}, and the case does`),
  ].map((problem) => `${problem}; take one that applies wherever the case does`);
}

function erasOf({ expect }: CorpusCase): Era[] {
  return ERAS.filter((era) => expect[era] !== undefined);
}

function isRefused({ expect }: CorpusCase, era: Era): boolean {
  return expect[era] === "unclassified";
}
