import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import { judge } from "../../src/judge/judge.ts";
import type { Observed } from "../../src/judge/observer.ts";
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

async function all(observed: AsyncIterable<Observed>): Promise<Observed[]> {
  const list: Observed[] = [];
  for await (const each of observed) {
    list.push(each);
  }
  return list;
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
  ["blames-another-call.mjs", "exited", "the subject wrote into the judge's own channel"],
  ["writes-without-end.mjs", "exited", "the subject wrote into the judge's own channel"],
  ["hides-its-calls.mjs", "exited", "the process exited with code 7"],
  ["leaves-a-rejection-for-later.mjs", "threw", "threw Error: kept, after it had answered"],
  ["throws-for-ever.mjs", "threw", "threw Error: again"],
  ["answers-a-line-separator.mjs", "foreign-answer", 'answered "un known", which is no answer'],
  ["changes-its-mind.mjs", "unstable", "answered unclassified, then answered normal_complete"],
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

  it("gives up on a receiver that never answers, and says so of every input that it did not put", async () => {
    session = new Session(LIMITS);
    await session.open(subjectOf("exits-on-every-input.mjs"));
    const inputs = Array.from({ length: 30 }, (_, id) => ({ text: JSON.stringify({ id }), context: "{}" }));
    const observed = await all(session.observe(inputs, [...inputs.keys()]));
    expect(observed.map(({ index }) => index)).toEqual([...inputs.keys()]);
    const observations = observed.map(({ observation }) => observation);
    const exited = { kind: "exited", message: "the process exited with code 0" };
    const reason = "25 inputs in a row hung the receiver or ended its process";
    expect(observations.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => exited));
    expect(observations.slice(25)).toEqual(Array.from({ length: 5 }, () => ({ kind: "not-put", reason })));
  });

  it("does not lay a late error at the door of an input that was put after it", async () => {
    session = new Session(LIMITS);
    await session.open(subjectOf("throws-a-moment-later.mjs"));
    const put = async (envelope: unknown): Promise<Observed[]> =>
      all(session.observe([{ text: JSON.stringify(envelope), context: "{}" }], [0]));
    await put({ result: { resultType: "future" } });
    await put({ error: { code: 1, message: "" } });
    const late = await all(session.settle());
    expect(late.map(({ observation }) => observation)).toEqual([
      { kind: "threw", message: "Error: too late, after it had answered an earlier input" },
    ]);
  });

  it.each(["loops-on-import.mjs", "talks-and-never-opens.mjs"])(
    "gives up on %s, which never opens",
    async (receiver) => {
      session = new Session({ answer: 400, open: 700 });
      await expect(session.open(subjectOf(receiver))).rejects.toThrow(SubjectError);
    },
  );
});
