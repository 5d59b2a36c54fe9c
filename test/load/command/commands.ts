import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Input } from "../../../src/judge/observation.ts";
import type { Observed } from "../../../src/judge/observer.ts";
import type { Subject } from "../../../src/judge/subject.ts";
import { commandSubject } from "../../../src/load/subjects.ts";
import { contextFor } from "../../../src/protocol/receiver.ts";

/** Names one of the commands of `test/commands/`, started in that folder. */
export function testCommand(name: string, ...args: readonly string[]): Subject {
  const told = { era: "modern", features: [] } as const;
  return commandSubject([process.execPath, name, ...args], "test/commands", told);
}

/** Makes an input of an envelope. */
export function inputOf(envelope: unknown): Input {
  return { text: JSON.stringify(envelope), context: JSON.stringify(contextFor("modern")) };
}

/** The envelope with the type that makes most of the commands misbehave. */
export const UNKNOWN: Input = inputOf({ result: { resultType: "future" } });

/** Envelopes that are right, all of them different. */
export function completeInputs(count: number): Input[] {
  return Array.from({ length: count }, (_, id) => inputOf({ id, result: { resultType: "complete" } }));
}

/** Waits for everything that is observed. */
export async function all(observed: AsyncIterable<Observed>): Promise<Observed[]> {
  const list: Observed[] = [];
  for await (const each of observed) {
    list.push(each);
  }
  return list;
}

/** Says whether a file gets longer within 300 ms. */
export async function grows(file: string): Promise<boolean> {
  const size = (): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const before = size();
  await wait(300);
  return size() > before;
}
