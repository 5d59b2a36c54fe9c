// What the HTML page is given: everything that it shows, so that it reads nothing else.
import type { VerdictKind } from "../judge/verdict.ts";
import type { Role } from "../kill/matrix.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { Rule } from "../corpus/case.ts";

/** Everything that the page shows. */
export interface PageData {
  /** What was run, such as `killtable check`. */
  readonly title: string;
  /** The version of killtable. */
  readonly version: string;
  /** The verdict in a sentence, and how it is to be taken. */
  readonly verdict: { readonly outcome: PageOutcome; readonly sentence: string };
  /** What has to be known to read it, a sentence each: what was left out, the seed, void reasons. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule[];
  /** Every case of the matrices. */
  readonly cases: readonly PageCase[];
  readonly eras: readonly PageEra[];
  /** What generated envelopes showed. */
  readonly laws: readonly PageLaw[];
  /** Other reports, by their addresses from this page. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/**
 * How a verdict is to be taken: as the exit codes 0, 1 and 3, but where a suite is measured, whatever it leaves alive is
 * no verdict.
 */
export type PageOutcome = "passes" | "fails" | "void" | "measured";

/** A pinned case. */
export interface PageCase {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** The group, which is the name of its file. */
  readonly group: string;
  /** The ids of the rules that it shows; by the first it is grouped. */
  readonly rules: readonly string[];
  /** The features that a receiver has to claim for it. */
  readonly features: readonly Feature[];
  /** The envelope as JSON text, laid out; the first part of one that is huge, which says so. */
  readonly envelope: string;
  /** What the client knew, in each era where the case is put. */
  readonly contexts: Readonly<Partial<Record<Era, object>>>;
  /** The right categories in each era, several where a question is open. */
  readonly expected: Readonly<Partial<Record<Era, readonly string[]>>>;
  /** The open question, where there is one. */
  readonly decision?: string;
  /** The case that differs in one thing and is not refused, and in what. */
  readonly twin?: { readonly id: string; readonly differences: readonly PageDifference[] };
}

/** A place in which an envelope and its twin, or their contexts, differ. */
export interface PageDifference {
  /** Such as `envelope.result.isError`. */
  readonly place: string;
  /** The JSON text here and in the twin; nothing where there is none. Of a member in another's place, key and value. */
  readonly here?: string;
  readonly there?: string;
}

/** The matrix of one era: rows by cases. */
export interface PageEra {
  readonly era: Era;
  /** Its columns: places in the list of cases, those of a rule side by side. */
  readonly columns: readonly number[];
  readonly rows: readonly PageRow[];
}

/** A receiver against the cases of an era. */
export interface PageRow {
  /** The id of a mutant or a control; the name of a receiver. */
  readonly id: string;
  readonly title: string;
  /** `receiver` is one that was checked. */
  readonly role: Role | "receiver";
  /** The rules that its fault breaks, the one it is about first. */
  readonly rules: readonly string[];
  /** What is wrong with it, where it is a mutant. */
  readonly fault?: string;
  /** Of a mutant: killed, survived, equivalent, unproved. Of another: passes, fails, incomplete, not judged. */
  readonly status: string;
  /** Why it is equivalent or could not be judged. */
  readonly reason?: string;
  readonly failures: number;
  readonly errors: number;
  /** Of a killed mutant: whether a case of the rule that its fault is about is among those that kill it. */
  readonly byOwnRule?: boolean;
  /** What is not a plain match, by the place in the list of cases. */
  readonly cells: readonly PageCell[];
  /** Cases that were not put to it, by their places: it claims no such feature, or could not be judged. */
  readonly leftOut: readonly number[];
  /** The command that puts one case to it, `{case}` in the place of the case's id. */
  readonly replay: string;
}

/** What a receiver made of a case that is not a plain match. */
export interface PageCell {
  /** The case's place in the list of cases. */
  readonly case: number;
  readonly kind: VerdictKind;
  readonly observed?: string;
  readonly detail?: string;
  /** Whether a baseline lists it. */
  readonly isKnown?: true;
}

/** A law that a receiver breaks on generated envelopes. */
export interface PageLaw {
  readonly receiver: string;
  readonly era: Era;
  readonly id: string;
  readonly statement: string;
  readonly steps: readonly PageStep[];
  /** The counterexample as a case for a file of fixtures, JSON text. */
  readonly readyCase?: string;
  /** The command that draws the same samples again. */
  readonly replay: string;
}

/** One envelope of a counterexample. */
export interface PageStep {
  readonly envelope: string;
  readonly expected: string;
  readonly because: string;
  readonly observed: string;
  readonly isWrong: boolean;
}
