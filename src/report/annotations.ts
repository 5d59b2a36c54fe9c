import path from "node:path";
import { OWN_FOLDER } from "../corpus/own-package.ts";
import type { GroupFile } from "../corpus/group-text.ts";
import { publishedCatalogue } from "../run/catalogue.ts";
import { type JudgedCase, faultyCases } from "../run/check-outcome.ts";
import type { CheckResult } from "../run/check.ts";
import type { UnlistedSurvivor } from "../stryker/reviewed-survivors.ts";
import { answerWords } from "./answer-words.ts";
import { type CheckedReceiver, OUTCOME_WORDS, outcomeOfReceiver, tallyOf } from "./check-verdict.ts";
import { ofAll } from "./count.ts";
import type { Annotation, FilePlace } from "./github-commands.ts";
import type { MergedRun } from "./merged-summary.ts";
import { type MutantsRun, type UnexpectedMutant, unexpectedMutants, unexpectedWords } from "./mutants-run.ts";
import type { MutationRun } from "./mutation-summary.ts";
import { placeOfCase } from "./place-in-text.ts";
import { survivedLine } from "./survivors-text.ts";

/** A receiver that was checked, and where its function is. */
export interface PlacedReceiver {
  readonly checked: CheckedReceiver;
  readonly findPlace: () => FilePlace | undefined;
}

/**
 * Lists what to look at after a check: each receiver that does not pass, at its function, then each case that it
 * misreads, in the file of the case.
 *
 * @param all - the receivers
 * @param groups - the cases with their files
 */
export function checkAnnotations(all: readonly PlacedReceiver[], groups: readonly GroupFile[]): Annotation[] {
  const failing = all.filter(({ checked }) => outcomeOfReceiver(checked) !== "passes");
  return [
    ...failing.map(({ checked, findPlace }) => ({
      title: `${checked.receiver} as ${checked.era}`,
      message: `${OUTCOME_WORDS[outcomeOfReceiver(checked)]}: ${receiverWords(checked)}`,
      findPlace,
    })),
    ...failing.flatMap(({ checked }) =>
      "problem" in checked
        ? []
        : faultyCases(checked).map((faulty) => caseAnnotation(checked, faulty, groups)),
    ),
  ];
}

function receiverWords(checked: CheckedReceiver): string {
  if ("problem" in checked) {
    return checked.problem;
  }
  const { right, cases, held, laws } = tallyOf(checked);
  return `${ofAll(right, cases)} cases are answered rightly, ${ofAll(held, laws)} laws hold`;
}

function caseAnnotation(
  { receiver, era }: CheckResult,
  faulty: JudgedCase,
  groups: readonly GroupFile[],
): Annotation {
  const { id } = faulty.selected.case;
  return {
    title: id,
    message: `${receiver} as ${era}: expected ${answerWords(faulty)}`,
    findPlace: () => {
      const found = groups.find(({ group }) => group.cases.some((each) => each.id === id));
      const place = found === undefined ? undefined : placeOfCase(found.source, id);
      return found === undefined || place === undefined
        ? undefined
        : { file: path.join(OWN_FOLDER, found.file), line: place.line };
    },
  };
}

/**
 * Lists what to look at after a run of the hand-written mutants: why it is void, then each mutant that survives, in
 * its file. Where a suite is measured survivors are what is measured.
 *
 * @param run - the run
 */
export function mutantsAnnotations(run: MutantsRun): Annotation[] {
  return [
    ...voidAnnotations(run.catalogues.flatMap(({ voidReasons }) => voidReasons)),
    ...(run.isMeasured ? [] : unexpectedMutants(run)).map(mutantAnnotation),
  ];
}

function mutantAnnotation(mutant: UnexpectedMutant): Annotation {
  const { id, title } = mutant.row;
  return {
    title: id,
    message: `${title}: ${unexpectedWords(mutant)}`,
    findPlace: () => ({ file: path.join(OWN_FOLDER, "mutants", `${id}.ts`), line: 1 }),
  };
}

/**
 * Lists what to look at after a mutation run: why it is void, each hand-written mutant that survives, then each of
 * StrykerJS's that does and is not listed.
 *
 * @param run - the run
 * @param folder - the folder that StrykerJS ran in, absolute
 */
export function mutateAnnotations(
  { matrix, stryker, voidReasons }: MutationRun,
  folder: string,
): Annotation[] {
  return [
    ...voidAnnotations(voidReasons),
    ...unexpectedMutants({ catalogues: [publishedCatalogue(matrix)] }).map(mutantAnnotation),
    ...(stryker?.survivors.unlisted ?? []).map((each) => survivorAnnotation(each, folder)),
  ];
}

/**
 * Lists what to look at after shards were merged.
 *
 * @param run - what they came to
 * @param folder - the folder that StrykerJS ran in, absolute
 */
export function mergeAnnotations({ survivors, voidReasons }: MergedRun, folder: string): Annotation[] {
  return [
    ...voidAnnotations(voidReasons),
    ...survivors.unlisted.map((each) => survivorAnnotation(each, folder)),
  ];
}

function survivorAnnotation(survivor: UnlistedSurvivor, folder: string): Annotation {
  const { mutator, file, place } = survivor;
  return {
    title: mutator,
    message: survivedLine(survivor),
    findPlace: () => ({ file: path.resolve(folder, file), ...place }),
  };
}

function voidAnnotations(reasons: readonly string[]): Annotation[] {
  return reasons.map((reason) => ({ title: "void", message: reason, findPlace: () => undefined }));
}
