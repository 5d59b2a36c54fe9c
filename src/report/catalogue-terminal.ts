import { countByRule } from "../kill/rule-counts.ts";
import type { Catalogue, EraLessons } from "../run/catalogue.ts";
import { type CatalogueCounts, countCatalogue } from "../run/catalogue-counts.ts";
import type { Colors } from "./colors.ts";
import { WIDTH } from "./columns.ts";
import { count } from "./count.ts";
import { table } from "./table.ts";
import { voidLines } from "./void-lines.ts";
import { sentence, wrap } from "./wrap.ts";

/** How many ids of mutants are listed, and how many of the strongest cases of an era. */
const SHOWN_MUTANTS = 20;
const SHOWN_CASES = 3;

/**
 * Writes what the whole catalogue of mutants came to: the verdict, what a person has to look at, counts by rule, and
 * what the matrix teaches. The cells are in the JSON.
 *
 * @param catalogue - what the mutants came to
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function catalogueTerminal(catalogue: Catalogue, colors: Colors): string {
  const mutants = catalogue.eras.flatMap(({ matrix }) => matrix.rows.filter(({ role }) => role === "mutant"));
  const counts = countCatalogue(catalogue);
  return [
    ...catalogueVerdict(catalogue, colors),
    ...findings(counts, colors),
    "",
    ...table(
      ["rule that the fault is about", "mutants", "stopped", "by its cases"],
      countByRule(mutants).map(({ rule, ...ofRule }) => [
        rule,
        ...[ofRule.mutants, ofRule.killed, ofRule.byOwn].map(String),
      ]),
    ),
    "",
    ...lessonLines(catalogue.eras, colors),
  ].join("\n");
}

/**
/**
 * Says what the mutants came to, and whether that can be believed.
 *
 * @param catalogue - what the mutants came to
 * @param colors - colours of the stream that it goes to
 * @returns the verdict, then why the run proves nothing, if it does not
 */
export function catalogueVerdict(catalogue: Catalogue, colors: Colors): string[] {
  return [
    ...sentence(catalogueSentence(catalogue)).map((line) => colors.bold(line)),
    ...voidLines(catalogue.voidReasons, colors),
  ];
}

/**
 * Writes in a sentence what a run of the mutants came to.
 *
 * @param catalogue - what the mutants came to
 */
export function catalogueSentence(catalogue: Catalogue): string {
  const { suite, seed, voidReasons } = catalogue;
  const counts = countCatalogue(catalogue);
  const what = suite.length === 0 ? "the whole corpus" : suite.join(", ");
  const controls = voidReasons.length === 0 ? "the controls hold" : "the run is void";
  return (
    `${counts.stopped} of ${count(counts.mutants, "mutant")} stopped by ${count(counts.cases, "case")} (${what}), ` +
    `${counts.byOwn} of them by a case of the rule that they break; ${controls} (seed ${seed})`
  );
}

function findings(counts: CatalogueCounts, colors: Colors): string[] {
  return [
    ...listed("survived", counts.survived).map(colors.red),
    ...listed("declared equivalent, but stopped", counts.misdeclared).map(colors.red),
    ...listed("stopped by no case of its own rule, only elsewhere", counts.elsewhere),
    ...counts.equivalent.flatMap(({ id, reason }) =>
      sentence(`left out: ${id} is declared equivalent: ${reason}`, "", "  "),
    ),
  ];
}

function listed(what: string, ids: readonly string[]): string[] {
  const shown = withCommas(ids.slice(0, SHOWN_MUTANTS));
  const more = ids.length - shown.length;
  const rest = more === 0 ? [] : `and ${more} more, which --reporter json names`.split(" ");
  return ids.length === 0 ? [] : [`${what}: ${ids.length}`, ...wrap([...shown, ...rest], WIDTH, "  ")];
}

function lessonLines(eras: readonly EraLessons[], colors: Colors): string[] {
  return [
    colors.bold("What the matrix teaches"),
    ...table(
      ["era", "cases", "mutants stopped", "dominators", "of nodes", "equal", "least cases"],
      eras.map(({ era, matrix, lessons: { score, subsumption, equal, minimalSubset } }) => [
        era,
        String(matrix.cases.length),
        `${score.killed} of ${score.of}`,
        `${score.dominatorsKilled} of ${score.dominators}`,
        String(subsumption.nodes.length),
        String(equal.flat().length),
        `${minimalSubset.cases.length}, ${minimalSubset.isExact ? "exact" : `at least ${minimalSubset.lowerBound}`}`,
      ]),
    ),
    ...sentence(NOTE),
    ...eras.flatMap(({ era, lessons: { stoppedTogether } }) =>
      listed(`stopped by several cases together, ${era}`, stoppedTogether),
    ),
    ...eras.flatMap((each) => powerLines(each, colors)),
    ...eras.flatMap((each) => subsetLines(each, colors)),
  ];
}

/** What the columns mean. */
const NOTE =
  "Dominators are mutants that no other one subsumes; nodes, mutants that the same cases stop; least cases, as many " +
  "as stop the same (dynamic subsumption: Ammann, Delamaro, Offutt 2014; it holds for these cases only). A survivor " +
  "counts as a dominator of its own. Left out of these are mutants that no case stops by itself: they keep state " +
  "between calls, or take two positions on an open decision. Equal are mutants with the same verdict and answer in " +
  "every case.";

function powerLines({ era, lessons: { power } }: EraLessons, colors: Colors): string[] {
  const alone = power.filter((each) => each.alone > 0).length;
  return power.length === 0
    ? []
    : [
        "",
        colors.bold(`Strongest cases, ${era}`) +
          `: ${alone} of ${power.length} stop a mutant that no other does`,
        ...table(
          ["case", "stops", "alone"],
          power.slice(0, SHOWN_CASES).map(({ id, stops, alone: own }) => [id, String(stops), String(own)]),
        ),
      ];
}

function subsetLines({ era, lessons: { minimalSubset } }: EraLessons, colors: Colors): string[] {
  const { cases, isExact, lowerBound } = minimalSubset;
  const proof = isExact ? "no fewer stop the same" : `at least ${lowerBound} are needed`;
  return cases.length === 0
    ? []
    : [
        "",
        colors.bold(`Minimal subset, ${era}`) + `: ${count(cases.length, "case")}; ${proof}`,
        ...wrap(withCommas(cases), WIDTH, "  "),
      ];
}

function withCommas(ids: readonly string[]): string[] {
  return ids.map((id, at) => (at === ids.length - 1 ? id : `${id},`));
}
