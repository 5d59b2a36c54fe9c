import type { Observer } from "../judge/observer.ts";
import { SubjectError, type Subject } from "../judge/subject.ts";
import { type Trial, judge } from "../judge/judge.ts";
import { type Verdict, outcomeOf } from "../judge/verdict.ts";

/**
 * What a subject is there for.
 *
 * - `reference`: the right one; nothing may fail it.
 * - `mutant`: a faulty one, to be killed.
 * - `unchanged`: a control that changes nothing; it must survive.
 * - `constant`: a control that answers the same to everything; it must be killed.
 */
export type Role = "reference" | "mutant" | "unchanged" | "constant";

/** A subject with its place in the matrix. */
export interface Contestant {
  readonly id: string;
  readonly title: string;
  readonly role: Role;
  /** The rules that its fault breaks, the one it is about first. */
  readonly rules: readonly string[];
  /** Why no case can tell it from the reference, where that is declared. */
  readonly equivalent?: string;
  /** Whether it keeps something between calls: which cases fail it then depends on the order of all of them. */
  readonly keepsState?: true;
  readonly subject: Subject;
}

/** One row of the matrix: a subject against every case. */
export interface MatrixRow extends Omit<Contestant, "subject"> {
  /**
   * Killed by at least one case; survived all of them; equivalent where it survived and is declared to; unproved
   * where it could not be opened.
   */
  readonly status: "killed" | "survived" | "equivalent" | "unproved";
  /** Cases with a wrong answer. */
  readonly failures: number;
  /** Cases without an answer. */
  readonly errors: number;
  /** The ids of the cases that fail it, in either way, sorted. */
  readonly killedBy: readonly string[];
  /** Those of them that show the rule which its fault is about. */
  readonly killedByOwn: readonly string[];
  /** Those of them that would kill it if nothing else were put; none where it keeps state. */
  readonly killedByItself: readonly string[];
  /** The verdict of every case, in the order of the cases; none where it could not be opened. */
  readonly verdicts: readonly Verdict[];
  /** Why it could not be opened. */
  readonly problem?: string;
}

/** Subjects against cases. */
export interface KillMatrix {
  /** The ids of the cases. */
  readonly cases: readonly string[];
  readonly seed: number;
  readonly rows: readonly MatrixRow[];
}

/**
 * Runs every subject against every case.
 *
 * @param observer - where to open the subjects, one after another
 * @param contestants - the subjects
 * @param trial - the cases
 * @param onRow - is told which subject is under way, counted from 1
 * @returns the matrix, rows in the order of the subjects
 */
export async function killMatrix(
  observer: Observer,
  contestants: readonly Contestant[],
  trial: Trial,
  onRow: (at: number) => void = () => {},
): Promise<KillMatrix> {
  const rows: MatrixRow[] = [];
  for (const contestant of contestants) {
    onRow(rows.length + 1);
    rows.push(await runRow(observer, contestant, trial));
  }
  return { cases: trial.cases.map(({ id }) => id), seed: trial.seed, rows };
}

async function runRow(observer: Observer, contestant: Contestant, trial: Trial): Promise<MatrixRow> {
  const { subject, ...named } = contestant;
  try {
    await observer.open(subject);
  } catch (error) {
    if (error instanceof SubjectError) {
      const none = {
        failures: 0,
        errors: 0,
        killedBy: [],
        killedByOwn: [],
        killedByItself: [],
        verdicts: [],
      };
      return { ...named, status: "unproved", ...none, problem: error.message };
    }
    throw error;
  }
  const verdicts = await judge(observer, trial);
  const failures = verdicts.filter(({ kind }) => outcomeOf(kind) === "failure");
  const errors = verdicts.filter(({ kind }) => outcomeOf(kind) === "error");
  const killedBy = [...failures, ...errors].map(({ id }) => id).toSorted();
  const [about = ""] = contestant.rules;
  const own = new Set(trial.cases.filter(({ rules }) => rules.includes(about)).map(({ id }) => id));
  const held = new Set(verdicts.filter(({ heldTo }) => heldTo !== undefined).map(({ id }) => id));
  return {
    ...named,
    status: killedBy.length > 0 ? "killed" : contestant.equivalent === undefined ? "survived" : "equivalent",
    failures: failures.length,
    errors: errors.length,
    killedBy,
    killedByOwn: killedBy.filter((id) => own.has(id)),
    killedByItself: contestant.keepsState ? [] : killedBy.filter((id) => !held.has(id)),
    verdicts,
  };
}
