// The messages of docs/command-protocol.md, version 1: one JSON text a line.
import { noWord } from "../../judge/no-word.ts";
import type { Input, Observation } from "../../judge/observation.ts";
import { SHOWN_LENGTH, show } from "../../judge/show.ts";
import type { Told } from "./command-args.ts";

const PROTOCOL = 1;

/** What a receiver says of itself, where it says it. */
export interface Ready {
  readonly name?: string;
  readonly version?: string;
  readonly language?: string;
}

/** Where a real client finds the server that answers it. */
export type ServerAddress =
  | { readonly transport: "stdio"; readonly command: readonly string[] }
  | { readonly transport: "http"; readonly url: string };

/** What a receiver made of a request. */
export interface Answer {
  /** The request that it answers. */
  readonly seq: string;
  readonly observation: Observation;
}

/** Why a line is not the message that was due. */
export interface BadLine {
  readonly problem: string;
}

/** The last message, without the end of its line. */
export const STOP: string = JSON.stringify({ kind: "stop" });

/**
 * Writes the first message.
 *
 * @param told - what the receiver is judged as
 * @param version - the version of killtable
 * @param server - where its client finds its server, if it has a real client answered
 * @returns the message, without the end of its line
 */
export function startMessage({ era, features }: Told, version: string, server?: ServerAddress): string {
  return JSON.stringify({ kind: "start", protocol: PROTOCOL, killtable: version, era, features, server });
}

/**
 * Writes a request to classify an envelope.
 *
 * @param seq - names the request
 * @param input - the envelope and its context
 * @returns the message, without the end of its line
 */
export function classifyMessage(seq: string, { text, context }: Input): string {
  // The context is JSON text already; a line end in it can only stand between its tokens.
  const known = context.replaceAll(/[\r\n]/g, " ");
  return ascii(`{"kind":"classify","seq":"${seq}","envelope":${JSON.stringify(text)},"context":${known}}`);
}

/** Escapes what is beyond ASCII, so that no receiver has to know in which encoding its input comes. */
function ascii(json: string): string {
  return json.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Reads the line that has to say that a receiver is ready.
 *
 * @param line - the first line that it wrote
 * @returns what it says of itself, or what is wrong with the line
 */
export function readReady(line: string): Ready | BadLine {
  const { kind, name, version, language } = membersOf(line);
  return kind === "ready" && isTextOrLeftOut(name) && isTextOrLeftOut(version) && isTextOrLeftOut(language)
    ? {
        ...(name === undefined ? {} : { name }),
        ...(version === undefined ? {} : { version }),
        ...(language === undefined ? {} : { language }),
      }
    : badLine(line, "no ready message");
}

/**
 * Reads an answer to a request.
 *
 * @param line - a line that a receiver wrote
 * @returns the answer, or what is wrong with the line
 */
export function readAnswer(line: string): Answer | BadLine {
  const message = membersOf(line);
  const { seq } = message;
  const observation = typeof seq === "string" ? observationOf(message) : undefined;
  return typeof seq === "string" && observation !== undefined
    ? { seq, observation }
    : badLine(line, "no answer");
}

function observationOf(message: Readonly<Record<string, unknown>>): Observation | undefined {
  switch (message["kind"]) {
    case "category": {
      const { category } = message;
      return typeof category === "string"
        ? { kind: "answered", word: category.slice(0, SHOWN_LENGTH), changedInput: false }
        : noWord(category);
    }
    case "skipped":
      return typeof message["reason"] === "string"
        ? { kind: "skipped", reason: message["reason"].slice(0, SHOWN_LENGTH) }
        : undefined;
    case "no_answer":
      return typeof message["reason"] === "string"
        ? { kind: "no-answer", reason: message["reason"].slice(0, SHOWN_LENGTH) }
        : undefined;
    case "failed":
      return typeof message["message"] === "string"
        ? { kind: "threw", message: message["message"].slice(0, SHOWN_LENGTH) }
        : undefined;
    default:
      return undefined;
  }
}

/** The members of the object on a line; none where there is no object on it. */
function membersOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isTextOrLeftOut(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}

function badLine(line: string, what: string): BadLine {
  const shown = line.trim() === "" ? "an empty line" : show(line);
  return { problem: `it wrote ${shown}, which is ${what}; standard output is for messages alone` };
}
