import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { initTerminal } from "../../src/report/init-terminal.ts";
import type { InitResult } from "../../src/run/init/init.ts";

const RESULT: InitResult = {
  receiver: { module: "src/client.ts", export: "default" },
  others: [],
  origin: "found",
  searched: 2,
  isCutShort: false,
  files: [{ path: "killtable.config.ts", isKept: false }],
  project: {
    usesTypeScript: true,
    hasSrc: true,
    hasLockFile: true,
    isRepository: true,
    missingPackages: [],
  },
};
const textOf = (changes: Partial<InitResult>): string =>
  initTerminal({ ...RESULT, ...changes }, pc.createColors(false));

describe("initTerminal", () => {
  it("says what was assumed and what is next, and no more", () => {
    expect(textOf({})).toBe(`wrote  killtable.config.ts

Assumed
  receiver: the default export of src/client.ts (by its name, in 2 modules)
  era modern, no features: peers of MCP 2026-07-28 and later, and the core rules

Next
  npx killtable check    judges the receiver on every case of its era
  npx killtable mutants  the kill table: which faulty receivers the cases stop

To have StrykerJS mutate the receiver
  npx killtable mutate`);
  });

  it("names three others that looked likely, and counts the rest", () => {
    const others = ["a", "b", "c", "d", "e"].map((name) => ({ module: `${name}.ts`, export: name }));
    expect(textOf({ others })).toContain("also likely: a in a.ts, b in b.ts, c in c.ts and 2 more\n");
  });

  it("says where not every module was searched", () => {
    expect(textOf({ isCutShort: true })).toContain("only the first 2 modules were searched\n");
  });

  it("lets no name act on the terminal", () => {
    const path = "a\u001b[2J\n.ts";
    const text = textOf({ receiver: { module: path, export: "x" }, files: [{ path, isKept: true }] });
    expect(text).toContain("kept   a\\u001b[2J\\u000a.ts\n");
    expect(text).toContain("receiver: x in a\\u001b[2J\\u000a.ts (");
  });
});
