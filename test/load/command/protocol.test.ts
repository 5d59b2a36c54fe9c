import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, vi } from "vitest";
import { CommandSession } from "../../../src/load/command/command-session.ts";
import { readAnswer, readReady } from "../../../src/load/command/protocol.ts";
import { all, inputOf, testCommand } from "./commands.ts";

type Message = Readonly<Record<string, unknown>>;

const schema = JSON.parse(readFileSync("schemas/command-protocol.schema.json", "utf8")) as object;
const isMessage = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);

const PLAIN = "docs/command-protocol.md";
const ON_A_WIRE = "docs/real-clients.md";

/** The messages in the transcript of a page: those from killtable (`>`), or those to it (`<`). */
function linesOf(page: string, mark: string): string[] {
  const [, transcript = ""] = readFileSync(page, "utf8").split("<!-- transcript -->");
  const [lines = ""] = transcript.split("<!-- end -->");
  return lines
    .split("\n")
    .filter((line) => line.startsWith(`${mark} `))
    .map((line) => line.slice(2));
}

describe("the transcripts in the documentation", () => {
  it.each([
    [PLAIN, ["start", "ready", "classify", "category", "skipped", "failed", "stop"]],
    [ON_A_WIRE, ["start", "ready", "classify", "category", "no_answer", "stop"]],
  ])("show in %s every kind of message, and each follows the schema", (page, kinds) => {
    const messages = [...linesOf(page, ">"), ...linesOf(page, "<")].map(
      (line) => JSON.parse(line) as Message,
    );
    expect(messages.filter((message) => !isMessage(message))).toEqual([]);
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it.each([PLAIN, ON_A_WIRE])("answer in %s each request in its turn", (page) => {
    const put = linesOf(page, ">").map((line) => (JSON.parse(line) as Message)["seq"]);
    const answered = linesOf(page, "<").map((line) => (JSON.parse(line) as Message)["seq"]);
    expect(answered.filter(Boolean)).toEqual(put.filter(Boolean));
    expect(put.length).toBeGreaterThan(2);
  });

  it("are read as what they say", () => {
    expect(linesOf(ON_A_WIRE, "<").slice(1).map(readAnswer)).toMatchObject([
      { observation: { kind: "answered", word: "protocol_error", changedInput: false } },
      { observation: { kind: "no-answer", reason: "TimeoutError: timed out" } },
    ]);
    const [ready = "", ...answers] = linesOf(PLAIN, "<");
    expect(readReady(ready)).toMatchObject({ name: "weather client", version: "2.3.0" });
    expect(answers.map(readAnswer)).toMatchObject([
      { observation: { kind: "answered", word: "normal_complete", changedInput: false } },
      { observation: { kind: "skipped", reason: "only answers to tools/call are read" } },
      { observation: { kind: "threw", message: "AttributeError: 'list' object has no attribute 'get'" } },
    ]);
  });
});

describe("a line of a receiver's", () => {
  it.each([
    "",
    "ready",
    "null",
    "[]",
    '"category"',
    '{"kind":"category"}',
    '{"kind":"category","seq":1,"category":"unclassified"}',
    '{"kind":"skipped","seq":"a"}',
    '{"kind":"failed","seq":"a","message":null}',
    '{"kind":"no_answer","seq":"a"}',
    '{"kind":"no-answer","seq":"a","reason":"none"}',
    '{"kind":"verdict","seq":"a","category":"unclassified"}',
    '{"seq":"a","category":"unclassified"}',
  ])("that is %j is no answer, by the schema neither", (line) => {
    expect(readAnswer(line)).toHaveProperty("problem");
    expect(isMessage(parsed(line))).toBe(false);
  });

  it.each(["", "ready", "{}", '{"kind":"ready","name":1}', '{"kind":"steady"}'])(
    "that is %j says of no receiver that it is ready, by the schema neither",
    (line) => {
      expect(readReady(line)).toHaveProperty("problem");
      expect(isMessage(parsed(line))).toBe(false);
    },
  );

  it("may say nothing but that it is ready, and may hold members that nobody knows", () => {
    expect(readReady('{"kind":"ready"}')).not.toHaveProperty("problem");
    expect(readReady('{"kind":"ready","pid":7}')).not.toHaveProperty("problem");
    const answer = readAnswer('{"kind":"category","seq":"a","category":"ok","because":7}');
    expect(answer).toEqual({
      seq: "a",
      observation: { kind: "answered", word: "ok", changedInput: false },
    });
  });
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

describe("what a command is sent", () => {
  // Texts that an encoding, a line reader or a second decoding could lose.
  const envelopes = ["\ud800", "\u2028\u2029\u0085\r\n", "Grüße, 你好, 👋", '\\"', { "\u007f": -0 }];
  const inputs = envelopes.map(inputOf);

  it("follows the schema, is ASCII, and holds the envelopes as they are", async () => {
    const lines = await sentLines();
    const messages = lines.map((line) => JSON.parse(line) as Message);
    expect(messages.filter((message) => !isMessage(message))).toEqual([]);
    expect(messages.map(({ kind }) => kind)).toEqual(["start", ...envelopes.map(() => "classify"), "stop"]);
    expect(lines.filter((line) => /[^\u0020-\u007f]/.test(line))).toEqual([]);
    expect(messages.slice(1, -1).map(({ envelope }) => envelope)).toEqual(inputs.map(({ text }) => text));
    expect(messages[1]?.["context"]).toEqual(JSON.parse(inputs[0]?.context ?? ""));
  });

  it("gives every request a name of its own, in this run and the next", async () => {
    const lines = [...(await sentLines()), ...(await sentLines())];
    const names = lines.map((line) => (JSON.parse(line) as Message)["seq"]).filter(Boolean);
    expect(new Set(names).size).toBe(2 * envelopes.length);
  });

  async function sentLines(): Promise<string[]> {
    const folder = mkdtempSync(path.join(tmpdir(), "killtable command "));
    const file = path.join(folder, "lines");
    const session = new CommandSession();
    await session.open(testCommand("records.mjs", file));
    await all(session.observe(inputs, [...inputs.keys()]));
    session.close();
    await vi.waitFor(() => expect(readFileSync(file, "utf8")).toContain('"stop"'), 5000);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    rmSync(folder, { recursive: true });
    return lines;
  }
});
