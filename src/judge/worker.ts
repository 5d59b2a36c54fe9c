// The process in which subjects run. It knows inputs and contexts, never ids or expectations.
// Whatever a subject does to this process, the judge outside sees as silence, an exit or an observation.
import { AsyncLocalStorage } from "node:async_hooks";
import fs from "node:fs";
import { ANSWERS_FD, type FromWorker, type ToWorker } from "./messages.ts";
import type { Input, Observation } from "./observation.ts";
import { sameJson } from "./same-json.ts";
import { SHOWN_LENGTH, show } from "./show.ts";
import { type Loader, SubjectError, type SubjectFunction } from "./subject.ts";
import { textMembers } from "./text-members.ts";

// Taken before any subject is loaded, since a subject may replace what is global.
const { parse, stringify } = JSON;
const { writeSync } = fs;
const nextTurn = setImmediate;
const later = setTimeout;
const { getStore } = AsyncLocalStorage.prototype;

/** From so many characters on, comparing an input with what it was takes a time of its own. */
const LARGE_LENGTH = 5000;

/** So many calls are put before the event loop gets its turn. */
const CALLS_A_TURN = 50;

/** How long to wait for what calls left behind, in milliseconds. */
const SETTLING_TIME = 50;

interface Call {
  readonly number: number;
  readonly value: unknown;
  /** The same input once more, to see whether the subject changed it. */
  readonly untouched: unknown;
  readonly context: unknown;
  readonly isLarge: boolean;
}

/** The number of the call to which running code belongs, however late it runs. */
const owner = new AsyncLocalStorage<number>();

let subject: SubjectFunction | undefined;
let running: number | undefined;
let latest = 0;
/** Fails what is being waited for: a subject that is being opened, or an answer. */
let fail: ((error: unknown) => void) | undefined;

process.on("uncaughtException", (error) => {
  const call = getStore.call(owner) ?? running;
  if (call === running && fail !== undefined) {
    fail(error);
  } else {
    send({ kind: "escaped", call: call ?? latest, message: show(error) });
  }
});
process.on("exit", () => {
  const call = getStore.call(owner) ?? running;
  if (call !== undefined) {
    send({ kind: "leaving", call });
  }
});
process.on("disconnect", () => process.exit(1));
process.on("message", (message: ToWorker) => void handle(message));

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "open":
      return open(message.subject.loader, message.subject.args);
    case "settle":
      await new Promise((turn) => later(turn, SETTLING_TIME));
      return send({ kind: "settled" });
    case "run": {
      const calls = message.inputs.map((input, index) => decode(input, message.first + index));
      send({ kind: "received" });
      for (const [index, call] of calls.entries()) {
        const outcome = put(call);
        const observation = isSettled(outcome) ? conclude(call, outcome) : await whenSettled(call, outcome);
        send({ kind: "observed", observation });
        // What a call left behind comes up in a later turn, and is known by then to be its doing.
        if (index % CALLS_A_TURN === CALLS_A_TURN - 1) {
          await new Promise((turn) => nextTurn(turn));
        }
      }
    }
  }
}

function send(message: FromWorker): void {
  // Line ends that JSON leaves as they are would break the line for some readers.
  const text = stringify(message).replace(/[\u2028\u2029]/g, " ");
  const bytes = Buffer.from(`${text}\n`);
  for (let written = 0; written < bytes.length;) {
    written += writeSync(ANSWERS_FD, bytes, written);
  }
}

async function open(loader: string, args: unknown): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  running = undefined;
  try {
    subject = await Promise.race([import(loader).then((module: Loader) => module.open(args)), failed]);
    send({ kind: "opened" });
  } catch (error) {
    const message = error instanceof SubjectError ? error.message : show(error);
    send({ kind: "not-opened", message });
  } finally {
    fail = undefined;
  }
}

/** What one call needs. All is decoded beforehand, so that only the subject's own time counts. */
function decode({ text, context }: Input, number: number): Call {
  const isLarge = text.length > LARGE_LENGTH;
  return { number, value: parse(text), untouched: parse(text), context: parse(context), isLarge };
}

/** What a call gave or threw, before any waiting. */
type Outcome = { readonly answer: unknown } | { readonly thrown: unknown };

function put({ number, value, context }: Call): Outcome {
  try {
    latest = number;
    return { answer: owner.run(number, () => subject?.(value, context)) };
  } catch (thrown) {
    return { thrown };
  }
}

/** Whether there is nothing to wait for. Anything but a text may be a promise of one. */
function isSettled(outcome: Outcome): boolean {
  return "thrown" in outcome || typeof outcome.answer === "string";
}

async function whenSettled(call: Call, outcome: Outcome): Promise<Observation> {
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  running = call.number;
  try {
    const answer: unknown = await Promise.race(["answer" in outcome ? outcome.answer : undefined, failed]);
    return conclude(call, { answer });
  } catch (thrown) {
    return conclude(call, { thrown });
  } finally {
    running = undefined;
    fail = undefined;
  }
}

function conclude({ value, untouched, isLarge }: Call, outcome: Outcome): Observation {
  if ("thrown" in outcome) {
    return { kind: "threw", message: show(outcome.thrown) };
  }
  const { answer } = outcome;
  if (typeof answer !== "string") {
    return { kind: "no-word", shown: show(answer), texts: textMembers(answer) };
  }
  if (isLarge) {
    send({ kind: "called" });
  }
  return { kind: "answered", word: answer.slice(0, SHOWN_LENGTH), changedInput: !sameJson(value, untouched) };
}
