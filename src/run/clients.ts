import type { SelectedCase } from "../corpus/select.ts";
import { type Verdict, type VerdictKind, outcomeOf } from "../judge/verdict.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import type { CheckResult } from "./check.ts";

/** What clients made of one case. */
export interface ClientsCase {
  readonly selected: SelectedCase;
  /** One verdict a client, in their order; nothing where it was not put the case. */
  readonly verdicts: readonly (Verdict | undefined)[];
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
  /** The ids of the cases that all of them skipped. */
  readonly skipped: readonly string[];
}

/**
 * Puts what clients made of each case side by side.
 *
 * @param results - what the check of each client came to
 * @returns the eras in which any was judged, the cases in the order of the corpus
 */
export function compareClients(results: readonly CheckResult[]): ClientsEra[] {
  return ERAS.flatMap((era) => {
    const clients = results.filter((result) => result.era === era);
    return clients.length === 0 ? [] : [compareInEra(era, clients)];
  });
}

function compareInEra(era: Era, clients: readonly CheckResult[]): ClientsEra {
  const cases = sideBySide(clients);
  const agreed = cases.filter((each) => wordsFor(each).size === 1);
  const isRight = (each: ClientsCase): boolean =>
    judgedIn(each).every(({ kind }) => outcomeOf(kind) === "pass");
  return {
    era,
    clients,
    apart: cases.filter((each) => wordsFor(each).size > 1),
    together: agreed.filter((each) => !isRight(each)),
    right: agreed.filter(isRight).length,
    skipped: cases.filter((each) => wordsFor(each).size === 0).map(({ selected }) => selected.case.id),
  };
}

function sideBySide(clients: readonly CheckResult[]): ClientsCase[] {
  const selected = new Map(clients.flatMap(({ cases }) => cases.map((each) => [each.case, each])));
  const verdicts = clients.map((client) => new Map(client.verdicts.map((verdict) => [verdict.id, verdict])));
  return [...selected.values()].map((each) => ({
    selected: each,
    verdicts: verdicts.map((of) => of.get(each.case.id)),
  }));
}

/** What the callers see; of a client that skipped the case nothing is known. */
function wordsFor(each: ClientsCase): Set<string> {
  return new Set(judgedIn(each).map(({ kind, observed }) => (isWord(kind) ? `${observed}` : kind)));
}

function judgedIn({ verdicts }: ClientsCase): Verdict[] {
  return verdicts.filter((verdict) => verdict !== undefined && verdict.kind !== "skipped") as Verdict[];
}

function isWord(kind: VerdictKind): boolean {
  return kind === "match" || kind === "accepted" || kind === "differs";
}

/** What a client came to, in numbers of cases. */
export interface ClientCounts {
  readonly put: number;
  readonly right: number;
  /** Another category than the right one, or not the same twice. */
  readonly otherwise: number;
  /** Its caller got nothing. */
  readonly noAnswer: number;
  /** It made the same call again. */
  readonly repeated: number;
  /** It hung, ended, or its adapter failed. */
  readonly broken: number;
  /** It cannot be brought there. */
  readonly skipped: number;
}

/**
 * Counts what a client came to.
 *
 * @param result - what its check came to
 * @returns numbers of cases, which add up to those put
 */
export function countClient({ verdicts }: CheckResult): ClientCounts {
  const number = (isSuch: (kind: VerdictKind) => boolean): number =>
    verdicts.filter(({ kind }) => isSuch(kind)).length;
  return {
    put: verdicts.length,
    right: number((kind) => outcomeOf(kind) === "pass"),
    otherwise: number((kind) => outcomeOf(kind) === "failure" && kind !== "repeated-call"),
    noAnswer: number((kind) => kind === "no-answer"),
    repeated: number((kind) => kind === "repeated-call"),
    broken: number((kind) => outcomeOf(kind) === "error" && kind !== "no-answer"),
    skipped: number((kind) => kind === "skipped"),
  };
}
