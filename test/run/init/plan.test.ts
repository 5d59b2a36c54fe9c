import { describe, expect, it } from "vitest";
import { planFiles, starterFor } from "../../../src/run/init/plan.ts";
import type { Project } from "../../../src/run/init/read-project.ts";

const EMPTY: Project = {
  usesTypeScript: false,
  hasSrc: false,
  hasLockFile: true,
  isRepository: true,
  missingPackages: [],
};
const receiver = (module: string, name = "receive") => ({ module, export: name });
const plan = (project: Project, module: string, name?: string) =>
  Object.fromEntries(planFiles(project, receiver(module, name)).map(({ path, text }) => [path, text]));

describe("planFiles", () => {
  it("has a JavaScript receiver judged, tested and mutated", () => {
    expect(plan(EMPTY, "receiver.mjs")).toEqual({
      "killtable.config.mjs": `import { defineConfig } from "killtable";

export default defineConfig({
  receivers: [
    {
      module: "./receiver.mjs",
      export: "receive",
      era: "modern",
      mutate: ["receiver.mjs"],
    },
  ],
});
`,
      "killtable.test.mjs": `import { describeReceiver } from "killtable/vitest";
import { receive } from "./receiver.mjs";

describeReceiver("receive", receive, { era: "modern" });
`,
      "stryker.config.json": expect.stringContaining('"mutate": [\n    "receiver.mjs"\n  ]'),
      ".github/workflows/killtable.yml": expect.stringContaining("run: npm ci\n"),
    });
  });

  it("writes TypeScript in a TypeScript project, and the test beside the receiver or in the test folder", () => {
    const project = { ...EMPTY, usesTypeScript: true };
    expect(Object.keys(plan(project, "src/client.ts"))).toEqual([
      "killtable.config.ts",
      "src/killtable.test.ts",
      "stryker.config.json",
      ".github/workflows/killtable.yml",
    ]);
    expect(plan({ ...project, testFolder: "test" }, "src/client.ts", "classifyAnswer")).toMatchObject({
      "test/killtable.test.ts": `import { describeReceiver } from "killtable/vitest";
import { classifyAnswer as receive } from "../src/client.js";

describeReceiver("classifyAnswer", receive, { era: "modern" });
`,
    });
  });

  it.each([
    ["a.mts", 'import receive from "./a.mjs";'],
    ["a.cts", 'import receive from "./a.cjs";'],
    ["a.tsx", 'import receive from "./a.js";'],
    ["a.cjs", 'import receive from "./a.cjs";'],
    ["a.ts/b.js", 'import receive from "./b.js";'],
  ])("imports %s by a name that TypeScript and vitest both know", (module, line) => {
    const test = Object.entries(plan(EMPTY, module, "default")).find(([path]) => path.includes("test"));
    expect(test?.[1]).toContain(line);
    expect(test?.[1]).toContain(`describeReceiver(${JSON.stringify(module)}, receive`);
  });

  it("keeps quotes, line breaks and patterns in a path from being anything else", () => {
    const module = 'src/[id]/it\'s "x"\n;process.exit()\\*(.mjs';
    const files = plan(EMPTY, module);
    expect(files["killtable.config.mjs"]).toContain(`module: ${JSON.stringify(`./${module}`)},`);
    expect(files["src/[id]/killtable.test.mjs"]).toContain(
      String.raw`from "./it's \"x\"\n;process.exit()\\*(.mjs";`,
    );
    expect(JSON.parse(files["stryker.config.json"] ?? "")).toMatchObject({
      mutate: ['src/[[]id]/it\'s "x"\n;process.exit[(])\\[*][(].mjs'],
    });
  });

  it("has the workflow install without a lock file where there is none", () => {
    const { ".github/workflows/killtable.yml": workflow } = plan({ ...EMPTY, hasLockFile: false }, "a.mjs");
    expect(workflow).toContain("run: npm install\n");
  });

  it("takes every name under which a configuration is known for that configuration", () => {
    const [config, , stryker] = planFiles(EMPTY, receiver("a.mjs"));
    expect(config?.names).toEqual(expect.arrayContaining(["killtable.config.ts", "killtable.config.json"]));
    expect(stryker?.names).toEqual(
      expect.arrayContaining(["stryker.conf.js", "stryker.config.mjs", ".stryker.conf.cjs"]),
    );
    expect(stryker?.names).toHaveLength(16);
  });
});

describe("starterFor", () => {
  it.each([
    [{}, "receiver.mjs"],
    [{ usesTypeScript: true }, "receiver.ts"],
    [{ usesTypeScript: true, hasSrc: true }, "src/receiver.ts"],
  ])("of a project with %j is %s", (facts, module) => {
    expect(starterFor({ ...EMPTY, ...facts })).toEqual({ module, export: "receive" });
  });
});
