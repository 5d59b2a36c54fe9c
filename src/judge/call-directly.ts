import type { Input, Observation } from "./observation.ts";
import type { Calls } from "./observer.ts";
import { sameJson } from "./same-json.ts";
import { show } from "./show.ts";
import type { SubjectFunction } from "./subject.ts";
import { textMembers } from "./text-members.ts";

/**
 * Calls a subject in this process, for as long as it takes: whoever calls has a time limit of their own.
 *
 * @param subject - the subject; plain or async
 * @returns calls that each decode their input and context afresh
 */
export function callDirectly(subject: SubjectFunction): Calls {
  return {
    async *observe(inputs, order) {
      for (const index of order) {
        yield { index, observation: await call(subject, inputs[index] as Input) };
      }
    },
  };
}

async function call(subject: SubjectFunction, { text, context }: Input): Promise<Observation> {
  const value: unknown = JSON.parse(text);
  try {
    const answer = await subject(value, JSON.parse(context));
    return typeof answer === "string"
      ? { kind: "answered", word: answer, changedInput: !sameJson(value, JSON.parse(text)) }
      : { kind: "no-word", shown: show(answer), texts: textMembers(answer) };
  } catch (error) {
    return { kind: "threw", message: show(error) };
  }
}
