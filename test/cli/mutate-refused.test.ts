import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { type Ran, killtable } from "./killtable.ts";

describe("killtable mutate, where it cannot", () => {
  const inProject = (config: object | undefined, ...args: string[]): Ran =>
    killtable(
      ["mutate", ...args],
      "",
      {},
      temporaryFolder(config === undefined ? {} : { "killtable.config.json": JSON.stringify(config) }),
    );

  it("asks for a configuration", () => {
    const { code, stderr, stdout } = inProject(undefined);
    expect(stderr).toContain("killtable init writes one");
    expect([code, stdout]).toEqual([2, ""]);
  });

  it("says what mutates receivers in other languages", () => {
    const { code, stderr, stdout } = inProject({ receivers: [{ command: ["./receiver"] }] });
    expect(stderr).toMatch(
      /killtable\.config\.json: .*killtable export.*mutmut.*cargo-mutants.*PIT.*Stryker\.NET/,
    );
    expect([code, stdout]).toEqual([2, ""]);
  });

  it("names the packages that it lacks, as npm installs them", () => {
    const config = { receivers: [{ module: "./a.js" }] };
    const fast = inProject(config);
    expect(fast.stderr).toMatch(
      /there is no @stryker-mutator\/core in .*npm install -D @stryker-mutator\/core@9\n/,
    );
    expect(fast.code).toBe(2);
    expect(inProject(config, "--lane", "vitest").stderr).toContain(
      "npm install -D vitest@4 @stryker-mutator/core@9 @stryker-mutator/vitest-runner@9\n",
    );
  });

  it("does not mutate what is outside of the project", () => {
    const { code, stderr } = inProject({ receivers: [{ module: "../a.js" }] });
    expect(stderr).toContain("killtable.config.json: ../a.js is outside of the project");
    expect(code).toBe(2);
  });

  it.each([
    ["--incremental", "--audit"],
    ["--incremental", "--lane", "vitest"],
    ["--incremental", "--shard", "1/2"],
    ["--audit", "--lane", "vitest"],
  ])("refuses %s with %s", (...args) => {
    expect(inProject({}, ...args)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("leave out"),
    });
  });
});
