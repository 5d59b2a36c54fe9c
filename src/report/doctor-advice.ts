import type { Observation } from "../judge/observation.ts";
import { VERDICT_KINDS, type VerdictKind } from "../judge/verdict.ts";
import type { Diagnosis, Tried } from "../run/doctor.ts";
import { excerpt, printable } from "./printable.ts";

/** How much of a word is shown, in characters. */
const WORD_WIDTH = 60;

type Shapeless = Extract<Observation, { kind: "no-word" }>;

/**
 * Says what to do about what is wrong with a receiver.
 *
 * @param diagnosis - what its first tries came to
 * @returns sentences, one for each kind of thing that is wrong; none where nothing is
 */
export function doctorAdvice({ tried, isCommand, vocabulary }: Diagnosis): string[] {
  return VERDICT_KINDS.flatMap((kind) => {
    const affected = tried.filter(({ verdict }) => verdict.kind === kind);
    const known = [...vocabulary.keys()].map(printable).join(", ");
    const advice = affected.length === 0 ? undefined : adviceFor(kind, affected, isCommand, known);
    return advice === undefined ? [] : [advice];
  });
}

function adviceFor(
  kind: VerdictKind,
  affected: readonly Tried[],
  isCommand: boolean,
  known: string,
): string | undefined {
  switch (kind) {
    case "differs":
      return `read why another answer is right: npx killtable explain ${affected[0]?.verdict.id}`;
    case "skipped":
      return "let it answer; what it skips is not judged.";
    case "changed-envelope":
      return "let it leave the envelope as it is, and change a copy.";
    case "repeated-call":
      return "let its client make each call once; only a request for input asks for another, with what it wants.";
    case "no-answer":
      return "see that its client is connected, that it calls the tool probe with the envelope and the seq as they come, and that it gives its caller something before its time is over.";
    case "threw":
      return "let it answer whatever it is given; what cannot be trusted is unclassified.";
    case "timeout":
      return isCommand
        ? "let it flush its standard output after every line (in Python: print(…, flush=True)), and read line by line, not to the end of its input."
        : "let it return, or let its promise settle; it has nothing to wait for.";
    case "exited":
      return isCommand
        ? "let it run until its input ends, print nothing but messages to its standard output, and repeat in each answer the seq of its request."
        : "let it return an answer, and leave its process running.";
    case "foreign-answer":
      return foreignAdvice(affected, isCommand, known);
    default:
      return undefined;
  }
}

function foreignAdvice(affected: readonly Tried[], isCommand: boolean, known: string): string {
  const shapeless = affected
    .flatMap(({ observations }) => observations)
    .find((each): each is Shapeless => each.kind === "no-word");
  if (shapeless === undefined && affected.length > 1 && isOneWord(affected)) {
    return "it gave all of them the same word, so nothing can be told; see that it looks at the envelope.";
  }
  if (shapeless === undefined) {
    return `say in the configuration what its words stand for: ${categoriesOf(affected)}; known are ${known}.`;
  }
  return isCommand
    ? `let the member category of its answers be a text; it is ${printable(shapeless.shown)}.`
    : shapeAdvice(shapeless);
}

function isOneWord(affected: readonly Tried[]): boolean {
  return new Set(affected.map(({ verdict }) => verdict.observed)).size === 1;
}

/** The entry of a configuration by which the words would be the right ones. */
function categoriesOf(affected: readonly Tried[]): string {
  const meanings = new Map<string, string[]>();
  for (const { verdict } of affected) {
    const word = excerpt(JSON.stringify(verdict.observed), WORD_WIDTH);
    meanings.set(word, [...(meanings.get(word) ?? []), JSON.stringify(verdict.expected.words[0])]);
  }
  const entries = [...meanings].map(
    ([word, [first, ...more]]) =>
      `${word}: ${more.length === 0 ? first : `[${[first, ...more].join(", ")}]`}`,
  );
  return `categories: { ${entries.join(", ")} }`;
}

function shapeAdvice({ shown, texts }: Shapeless): string {
  const names = Object.keys(texts);
  if (names.length === 0) {
    return `let it answer a text on every path; it answers ${printable(shown)}.`;
  }
  const members = names
    .map((name) => `${printable(name)} (${excerpt(JSON.stringify(texts[name]), WORD_WIDTH)})`)
    .join(", ");
  const found = names.length === 1 ? `its member ${members} is a text` : `its members ${members} are texts`;
  return `it answers an object; ${found}: say select: ${printable(JSON.stringify(names[0]))} in the configuration.`;
}
