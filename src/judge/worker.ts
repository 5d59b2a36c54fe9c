// The process in which subjects run. It knows inputs and contexts, never ids or expectations.
// Whatever a subject does to this process, the judge outside sees as silence, an exit or an observation.
import fs from "node:fs";
import { inspect } from "node:util";
import { ANSWERS_FD, type FromWorker, type ToWorker } from "./messages.ts";
import type { Input, Observation } from "./observation.ts";
import { sameJson } from "./same-json.ts";
import { type Loader, SubjectError, type SubjectFunction } from "./subject.ts";

// Taken before any subject is loaded, since a subject may replace what is global.
const { parse, stringify } = JSON;
const { writeSync } = fs;
const nextTurn = setImmediate;

/** Longest picture of an answer or an error that is sent, in characters. */
const SHOWN_LENGTH = 300;

/** From so many characters on, comparing an input with what it was takes a time of its own. */
const LARGE_LENGTH = 5000;

interface Call {
  readonly value: unknown;
  /** The same input once more, to see whether the subject changed it. */
  readonly untouched: unknown;
  readonly context: unknown;
  readonly isLarge: boolean;
}

let subject: SubjectFunction | undefined;
let escape: (error: unknown) => void = () => {};

process.on("uncaughtException", (error) => escape(error));
process.on("disconnect", () => process.exit(1));
process.on("message", (message: ToWorker) => void handle(message));

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === "open") {
    await open(message.subject.loader, message.subject.args);
  } else {
    const calls = message.inputs.map(decode);
    send({ kind: "received" });
    for (const call of calls) {
      send({ kind: "observed", observation: await observe(call) });
    }
  }
}

function send(message: FromWorker): void {
  const bytes = Buffer.from(`${stringify(message)}\n`);
  for (let written = 0; written < bytes.length;) {
    written += writeSync(ANSWERS_FD, bytes, written);
  }
}

async function open(loader: string, args: unknown): Promise<void> {
  const escaped = new Promise<never>((_, reject) => {
    escape = reject;
  });
  try {
    subject = await Promise.race([import(loader).then((module: Loader) => module.open(args)), escaped]);
    send({ kind: "opened" });
  } catch (error) {
    const message = error instanceof SubjectError ? error.message : show(error);
    send({ kind: "not-opened", message });
  }
}

/** What one call needs. All is decoded beforehand, so that only the subject's own time counts. */
function decode({ text, context }: Input): Call {
  const isLarge = text.length > LARGE_LENGTH;
  return { value: parse(text), untouched: parse(text), context: parse(context), isLarge };
}

async function observe({ value, untouched, context, isLarge }: Call): Promise<Observation> {
  const escaped = new Promise<never>((_, reject) => {
    escape = reject;
  });
  try {
    const answer: unknown = await Promise.race([subject?.(value, context), escaped]);
    // One turn of the event loop brings up a rejection that the subject left behind unawaited.
    await Promise.race([new Promise((turn) => nextTurn(turn)), escaped]);
    if (typeof answer !== "string") {
      return { kind: "no-word", shown: show(answer) };
    }
    if (isLarge) {
      send({ kind: "called" });
    }
    return {
      kind: "answered",
      word: answer.slice(0, SHOWN_LENGTH),
      changedInput: !sameJson(value, untouched),
    };
  } catch (error) {
    return { kind: "threw", message: show(error) };
  }
}

/** A short picture of any value, however hostile its getters are. */
function show(value: unknown): string {
  try {
    const text =
      value instanceof Error
        ? `${value.name}: ${value.message}`
        : inspect(value, {
            depth: 1,
            customInspect: false,
            breakLength: Infinity,
            maxStringLength: SHOWN_LENGTH,
          });
    return text.slice(0, SHOWN_LENGTH);
  } catch {
    return "a value that throws when it is looked at";
  }
}
