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

let subject: SubjectFunction | undefined;
let inputs: readonly Input[] = [];
let escape: (error: unknown) => void = () => {};

process.on("uncaughtException", (error) => escape(error));
process.on("disconnect", () => process.exit(1));
process.on("message", (message: ToWorker) => void handle(message));

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === "open") {
    await open(message.subject.loader, message.subject.args);
  } else if (message.kind === "inputs") {
    inputs = message.inputs;
    send({ kind: "received" });
  } else {
    for (const index of message.order) {
      const observation = await observe(inputs[index] as Input);
      send({ kind: "observed", index, observation });
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

async function observe(input: Input): Promise<Observation> {
  const escaped = new Promise<never>((_, reject) => {
    escape = reject;
  });
  const value: unknown = parse(input.text);
  try {
    const answer: unknown = await Promise.race([subject?.(value, parse(input.context)), escaped]);
    // One turn of the event loop brings up a rejection that the subject left behind unawaited.
    await Promise.race([new Promise((turn) => nextTurn(turn)), escaped]);
    if (typeof answer !== "string") {
      return { kind: "no-word", shown: show(answer) };
    }
    const changedInput = !sameJson(value, parse(input.text));
    return { kind: "answered", word: answer.slice(0, SHOWN_LENGTH), changedInput };
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
