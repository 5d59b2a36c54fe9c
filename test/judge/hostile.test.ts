import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import { judge } from "../../src/judge/judge.ts";
import { Session } from "../../src/judge/session.ts";
import { type Subject, SubjectError } from "../../src/judge/subject.ts";
import type { Verdict } from "../../src/judge/verdict.ts";
import { moduleSubject } from "../../src/load/subjects.ts";
import { trialOf } from "../../src/run/trial.ts";

const twelve = readCorpus().groups.filter(({ group }) => group === "twelve");
const { cases } = selectCases({ rules: [], decisions: [], groups: twelve }, "modern", []);
const LIMITS = { answer: 400, open: 10_000 };

let session: Session;
afterEach(() => session.close());

function subjectOf(receiver: string): Subject {
  return moduleSubject(fileURLToPath(new URL(`../receivers/${receiver}`, import.meta.url)));
}

async function verdictsOf(receiver: string): Promise<Verdict[]> {
  session = new Session(LIMITS);
  await session.open(subjectOf(receiver));
  return judge(session, trialOf(cases, 1));
}

// Each of these is right but for the one case with the unknown type.
const HOSTILE = [
  ["loops-on-unknown-type.mjs", "timeout", "no answer within 400 ms"],
  ["never-settles-on-unknown-type.mjs", "timeout", "no answer within 400 ms"],
  ["sleeps-in-native-code.mjs", "timeout", "no answer within 400 ms"],
  ["exits-on-unknown-type.mjs", "exited", "the process exited with code 0"],
  ["kills-itself-on-unknown-type.mjs", "exited", "the process was ended by SIGKILL"],
  ["cuts-the-connection.mjs", "exited", "the process exited with code 1"],
  ["throws-a-text.mjs", "threw", "threw 'unknown type'"],
  ["throws-an-unprintable-error.mjs", "threw", "threw a value that throws when it is looked at"],
  ["leaves-a-rejection.mjs", "threw", "threw Error: left behind, after it had answered"],
  ["changes-the-envelope.mjs", "changed-envelope", "the input was changed"],
  ["answers-a-foreign-word.mjs", "foreign-answer", 'answered "unknown", which is no answer'],
  ["answers-an-object.mjs", "foreign-answer", "answered { category: 'unclassified' }"],
  ["exits-a-moment-later.mjs", "exited", "the process exited with code 0"],
  ["throws-a-moment-later.mjs", "threw", "threw Error: too late, after it had answered"],
  ["forges-answers.mjs", "exited", "the subject wrote into the judge's own channel"],
  ["answers-a-line-separator.mjs", "foreign-answer", 'answered "un known", which is no answer'],
  ["changes-its-mind.mjs", "unstable", "answered unclassified, then normal_complete"],
] as const;

describe("the judge", () => {
  it.each(HOSTILE)("reports %s as %s for the case that did it", async (receiver, kind, detail) => {
    const verdicts = await verdictsOf(receiver);
    const found = verdicts.filter((verdict) => verdict.kind !== "match");
    expect(found).toMatchObject([{ id: "unknown_result_type", kind, detail }]);
    expect(verdicts).toHaveLength(12);
  });

  it.each(["right.mjs", "typed.ts", "compiled.cjs", "prints-a-lot.mjs", "breaks-the-globals.mjs"])(
    "passes %s",
    async (receiver) => {
      const verdicts = await verdictsOf(receiver);
      expect(verdicts.map(({ kind }) => kind)).toEqual(cases.map(() => "match"));
    },
  );

  it.each(["loops-on-import.mjs", "talks-and-never-opens.mjs"])(
    "gives up on %s, which never opens",
    async (receiver) => {
      session = new Session({ answer: 400, open: 700 });
      await expect(session.open(subjectOf(receiver))).rejects.toThrow(SubjectError);
    },
  );
});
