import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FEATURES } from "../src/protocol/feature.ts";
import { reference } from "../src/receiver/reference.ts";
import { type DescribeOptions, describeReceiver } from "../src/vitest.ts";
import { newProject, runVitest } from "./examples/example.ts";

// Several receivers, described in one file of a project's own.
const DESCRIBED = `
import { describeReceiver } from "killtable/vitest";
import { reference, fullReference } from "killtable";
import { afterAll, beforeAll, describe } from "vitest";

for (const era of ["modern", "dual-era", "legacy"]) {
  describeReceiver("right, " + era, reference, { era, runs: 20 });
}
describeReceiver("right, with all features", async (...args) => fullReference(...args), {
  features: ${JSON.stringify(FEATURES)},
  runs: 20,
});
const WORDS = {
  normal_complete: "fine",
  tool_error: "failed",
  protocol_error: "failed",
  input_required: "asks",
  unclassified: "odd",
};
describeReceiver("own words", (...args) => ({ said: { word: WORDS[reference(...args)] } }), {
  select: "said.word",
  categories: {
    fine: "normal_complete",
    failed: ["tool_error", "protocol_error"],
    asks: "input_required",
    odd: "unclassified",
  },
  runs: 20,
});
const isFlag = (envelope) => typeof envelope?.result?.isError === "string";
const throws = (envelope, context) => {
  if (isFlag(envelope)) throw new TypeError("a text");
  return reference(envelope, context);
};
describeReceiver("throws", throws, { runs: 20 });
describe("throws under StrykerJS", () => {
  beforeAll(() => {
    globalThis.__stryker__ = {};
  });
  afterAll(() => {
    delete globalThis.__stryker__;
  });
  describeReceiver("", throws, { runs: 20 });
});
describeReceiver("changes", (envelope, context) => {
  const answer = reference(envelope, context);
  if (isFlag(envelope)) envelope.result.isError = false;
  return answer;
}, { runs: 0 });
let calls = 0;
describeReceiver("unstable", (envelope, context) =>
  isFlag(envelope) && calls++ % 2 === 1 ? "normal_complete" : reference(envelope, context), { runs: 0 });
describeReceiver("foreign", (envelope, context) =>
  isFlag(envelope) ? undefined : reference(envelope, context), { runs: 0 });
describeReceiver("hangs", (envelope, context) =>
  isFlag(envelope) && context.requestId === 1 ? new Promise(() => {}) : reference(envelope, context), { runs: 0 });
const wavers = (envelope, context) =>
  envelope?.error === false ? "unclassified" : reference(envelope, context);
describeReceiver("wavers", wavers, { runs: 0 });
describeReceiver("wavers, with a position", wavers, {
  decisions: { "malformed-error-object": "protocol_error" },
  runs: 0,
});
`;

// A project may require every test to expect something.
const CONFIG = `export default {
  test: { include: ["described.test.js"], testTimeout: 2000, expect: { requireAssertions: true } },
};`;

const project = newProject();
let tests: readonly { receiver: string; title: string; status: string; message: string }[] = [];

beforeAll(() => {
  writeFileSync(path.join(project, "described.test.js"), DESCRIBED);
  writeFileSync(path.join(project, "vitest.config.js"), CONFIG);
  const [file] = runVitest(project).report.testResults;
  tests = (file?.assertionResults ?? []).map(({ ancestorTitles, title, status, failureMessages }) => ({
    receiver: ancestorTitles.join(""),
    title,
    status,
    message: failureMessages.join("\n"),
  }));
}, 60_000);
afterAll(() => rmSync(project, { recursive: true }));

const of = (receiver: string) => tests.filter((each) => each.receiver === receiver);
const failedOf = (receiver: string) => of(receiver).filter(({ status }) => status !== "passed");
const find = (receiver: string, name: string) => of(receiver).find(({ title }) => title.startsWith(name));

describe("describeReceiver", () => {
  it.each(["right, modern", "right, dual-era", "right, legacy", "right, with all features", "own words"])(
    "passes a receiver that is right: %s",
    (receiver) => {
      expect(of(receiver).length).toBeGreaterThan(1000);
      expect(failedOf(receiver)).toEqual([]);
      expect(find(receiver, "case <string_flag>: Flag is the text false")).toBeDefined();
      expect(find(receiver, "law <flag-flip>: ")).toBeDefined();
    },
  );

  it.each([
    ["throws", "threw TypeError: a text"],
    ["changes", "the input was changed"],
    ["unstable", "answered unclassified, then answered normal_complete"],
    ["foreign", "answered undefined"],
  ])("fails the cases in which a receiver %s", (receiver, text) => {
    expect(find(receiver, "case <string_flag>")).toMatchObject({
      status: "failed",
      message: expect.stringContaining(text),
    });
    expect(find(receiver, "case <tool_error>")?.status).toBe("passed");
  });

  it("fails the one case in which a receiver hangs, by vitest's own time limit", () => {
    expect(failedOf("hangs").map(({ title }) => title)).toEqual([
      "case <string_flag>: Flag is the text false",
    ]);
  });

  it("shrinks what breaks a law, and shows it as a case", () => {
    const { status, message } = find("throws", "law <flag-broken>") ?? {};
    expect(status).toBe("failed");
    expect(message).toContain("expected  unclassified (flag-boolean), got threw: TypeError: a text");
    expect(message).toContain('as a case  {"id":"generated-flag-broken-1",');
  });

  it("shows it as it was drawn where StrykerJS runs the tests", () => {
    const [shrunk, drawn] = ["throws", "throws under StrykerJS"].map(
      (receiver) => find(receiver, "law <flag-broken>")?.message ?? "",
    );
    expect(drawn).toContain("got threw: TypeError: a text");
    expect(drawn?.length).toBeGreaterThan(shrunk?.length ?? Infinity);
  });

  it("makes no test of a law where no generated envelope is asked for", () => {
    expect(of("changes").filter(({ title }) => title.startsWith("law "))).toEqual([]);
  });

  it("fails a receiver that takes two positions on an open decision, in a test of its own", () => {
    expect(failedOf("wavers").map(({ title }) => title)).toEqual([
      "takes one position on <malformed-error-object>",
    ]);
    expect(failedOf("wavers")[0]?.message).toMatch(
      /takes another position on malformed-error-object than in [a-z-]+\n.*npx killtable explain malformed-error-object/s,
    );
  });

  it("holds a receiver to the position that it declares, case by case", () => {
    const titles = failedOf("wavers, with a position").map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.every((title) => title.startsWith("case <"))).toBe(true);
    expect(find("wavers, with a position", "takes one position on <malformed")).toBeUndefined();
    expect(find("wavers, with a position", "takes one position on <flag-on")?.status).toBe("passed");
  });

  it.each<[DescribeOptions, string]>([
    [{ era: "legacy", features: ["mrtr"] }, "the feature mrtr was claimed, but no case asks for it"],
    [{ era: "modren" as "modern" }, 'the options: era is "modren"; allowed: modern, dual-era, legacy'],
    [{ decisions: { "no-such": "yes" } }, "there is no decision no-such"],
    [{ runs: -1 }, "they have to be whole numbers"],
    [{ runs: Number.NaN }, "they have to be whole numbers"],
    [{ seed: 1.5 }, "they have to be whole numbers"],
  ])("throws for %j, rather than make no tests", (options, message) => {
    expect(() => describeReceiver("nothing", reference, options)).toThrow(message);
  });
});
