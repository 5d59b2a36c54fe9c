import type { CaseExpectation, Corpus, CorpusCase } from "../corpus/case.ts";
import { type Verdict, type VerdictKind, outcomeOf } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import type { CheckResult } from "./check.ts";

/** A real client that was judged. */
export interface JudgedClient {
  readonly result: CheckResult;
  /** What its words stand for. */
  readonly vocabulary: Vocabulary;
}

/** What the caller of a client saw of a case. */
export interface Sight {
  /** The category, or what came in its place. */
  readonly word: string;
  /** Whether that is right, and whether only since a question is open. */
  readonly standing: "right" | "accepted" | "wrong";
}

/** What clients made of one case. */
export interface ClientsCase {
  readonly case: CorpusCase;
  /** What is right for it in the era, whatever positions a client declares. */
  readonly expected: CaseExpectation;
  /** One a client, in their order; nothing where it is not known. */
  readonly sights: readonly (Sight | undefined)[];
}

/** What the clients of one era came to. */
export interface ClientsEra {
  readonly era: Era;
  readonly clients: readonly CheckResult[];
  /** The cases of which their callers do not all see the same. */
  readonly apart: readonly ClientsCase[];
  /** The cases of which their callers all see the same, and not what is right. */
  readonly together: readonly ClientsCase[];
  /** How many cases all of them read rightly and alike. */
  readonly right: number;
  /** The ids of the cases of which nothing is known: all of them skipped it, or were given up before. */
  readonly unknown: readonly string[];
}

/**
 * Puts what clients made of each case side by side.
 *
 * @param clients - the clients
 * @param corpus - the corpus
 * @returns the eras in which any was judged, the cases in the order of the corpus
 */
export function compareClients(clients: readonly JudgedClient[], corpus: Corpus): ClientsEra[] {
  return ERAS.flatMap((era) => {
    const ofEra = clients.filter(({ result }) => result.era === era);
    return ofEra.length === 0 ? [] : [compareInEra(era, ofEra, corpus)];
  });
}

function compareInEra(era: Era, clients: readonly JudgedClient[], { groups }: Corpus): ClientsEra {
  const sights = clients.map(sightsOf);
  const cases = groups
    .flatMap((group) => group.cases)
    .flatMap((each): ClientsCase[] => {
      const expected = each.expect[era];
      return expected !== undefined && sights.some((of) => of.has(each.id))
        ? [{ case: each, expected, sights: sights.map((of) => of.get(each.id)) }]
        : [];
    });
  const agreed = cases.filter((each) => wordsFor(each).size === 1);
  const isRight = (each: ClientsCase): boolean => each.sights.every((sight) => sight?.standing !== "wrong");
  return {
    era,
    clients: clients.map(({ result }) => result),
    apart: cases.filter((each) => wordsFor(each).size > 1),
    together: agreed.filter((each) => !isRight(each)),
    right: agreed.filter(isRight).length,
    unknown: cases.filter((each) => wordsFor(each).size === 0).map((each) => each.case.id),
  };
}

function wordsFor({ sights }: ClientsCase): Set<string> {
  return new Set(sights.flatMap((sight) => sight?.word ?? []));
}

/** By the ids of the cases that were put; nothing for one that it skipped, or before which it was given up. */
function sightsOf({ result, vocabulary }: JudgedClient): Map<string, Sight | undefined> {
  return new Map(result.verdicts.map((verdict) => [verdict.id, sightOf(verdict, vocabulary)]));
}

function sightOf(verdict: Verdict, vocabulary: Vocabulary): Sight | undefined {
  const { kind, observed = "" } = verdict;
  switch (kind) {
    case "skipped":
    case "not-put":
      return undefined;
    case "match":
    case "accepted":
    case "differs": {
      // A word of its own says what it stands for.
      const word = (vocabulary.get(observed) ?? [observed]).join(" or ");
      return { word, standing: ({ match: "right", accepted: "accepted", differs: "wrong" } as const)[kind] };
    }
    case "foreign-answer":
      return { word: observed === "" ? kind : observed, standing: "wrong" };
    default:
      return { word: kind, standing: "wrong" };
  }
}

/** What a client came to, in numbers of cases. */
export interface ClientCounts {
  /** All that are for it. */
  readonly cases: number;
  readonly right: number;
  /** Another category than the right one, or not the same twice. */
  readonly otherwise: number;
  /** Its caller got nothing. */
  readonly noAnswer: number;
  /** It made the same call again. */
  readonly repeated: number;
  /** It hung, ended, or its adapter failed. */
  readonly broken: number;
  /** It said that it cannot be brought there. */
  readonly skipped: number;
  /** It was given up before. */
  readonly notPut: number;
}

/**
 * Counts what a client came to.
 *
 * @param result - what its check came to
 * @returns numbers of cases; all but the first add up to that
 */
export function countClient({ verdicts }: CheckResult): ClientCounts {
  const number = (isSuch: (kind: VerdictKind) => boolean): number =>
    verdicts.filter(({ kind }) => isSuch(kind)).length;
  return {
    cases: verdicts.length,
    right: number((kind) => outcomeOf(kind) === "pass"),
    otherwise: number((kind) => outcomeOf(kind) === "failure" && kind !== "repeated-call"),
    noAnswer: number((kind) => kind === "no-answer"),
    repeated: number((kind) => kind === "repeated-call"),
    broken: number((kind) => kind === "threw" || kind === "timeout" || kind === "exited"),
    skipped: number((kind) => kind === "skipped"),
    notPut: number((kind) => kind === "not-put"),
  };
}

/**
 * Says whether a client was judged: put every case that it does not skip, and its caller seen to get something, or
 * nothing, in one of them at least.
 *
 * @param result - what its check came to
 */
export function isJudgedWhole(result: CheckResult): boolean {
  const { right, otherwise, noAnswer, repeated, notPut } = countClient(result);
  return notPut === 0 && right + otherwise + noAnswer + repeated > 0;
}
