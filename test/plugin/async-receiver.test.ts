import { describe, expect, it } from "vitest";
import { hasFalseText, hasTextFlag } from "./cases-where.ts";
import { play } from "./play.ts";

const STATIC = { mutantActivation: "static", reloadEnvironment: true } as const;

describe("the test runner killtable, of an async receiver in TypeScript", () => {
  const files = {
    "killtable.config.ts": `
      import { defineConfig } from "killtable";
      export default defineConfig({
        receivers: [{ module: "./receiver.ts", select: ({ said }) => said, timeout: 200 }],
      });`,
    "receiver.ts": `
      import { type ReceiverContext, reference } from "killtable";
      // @ts-expect-error -- it is written in JavaScript
      import { mutant } from "./instrumented.js";
      import { later } from "./later";
      export async function receive(envelope: any, context: ReceiverContext): Promise<{ said: unknown }> {
        await later();
        const isText = typeof envelope?.result?.isError === "string";
        if (mutant("silent") && envelope?.result?.isError === "false") await new Promise(() => {});
        if (mutant("rejects") && isText) throw new Error("no");
        return { said: mutant("wrong") && isText ? "tool_error" : reference(envelope, context) };
      }`,
    "later.ts": `
      // @ts-expect-error -- it is written in JavaScript
      import { mutant } from "./instrumented.js";
      const delay: number = mutant("static") ? Infinity : 0;
      export const later = async (): Promise<void> => { if (delay > 0) throw new RangeError("never"); };`,
  };

  it("waits for its answers, and not for those that never come", () => {
    const testFilter = [...hasTextFlag, "case tool_error"];
    const played = play(files, {
      dry: true,
      mutants: [
        ["wrong", { testFilter }],
        ["rejects", { testFilter }],
        ["silent", { testFilter }],
        ["static", { ...STATIC, disableBail: false }],
        ["none", { testFilter, reloadEnvironment: true }],
      ],
    });
    expect(played.dry).toMatchObject({ status: "complete" });
    expect(played.mutants).toMatchObject([
      { status: "killed", killedBy: hasTextFlag },
      { status: "killed", killedBy: hasTextFlag, failureMessage: expect.stringContaining("threw Error: no") },
      {
        status: "killed",
        killedBy: hasFalseText,
        failureMessage: expect.stringContaining("no answer within 200 ms"),
      },
      { status: "killed", failureMessage: expect.stringContaining("RangeError: never") },
      { status: "survived", nrOfTests: testFilter.length },
    ]);
  });
});
