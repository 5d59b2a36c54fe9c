import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readReport } from "../../src/stryker/report.ts";
import { installPackages } from "../install-packages.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

/** A project whose receiver goes another way under vitest, in a repository of git, and then changed. */
function changedProject(): string {
  const project = temporaryFolder({
    "package.json": '{ "private": true, "type": "module" }\n',
    ".gitignore": "node_modules\nreports\n",
    "killtable.config.json": JSON.stringify({ receivers: [{ module: "./receiver.js" }] }),
    "receiver.js": `import { reference } from "killtable";
export const same = (word) => word || "";
export default function receive(envelope, context) {
  const word = reference(envelope, context);
  return process.env.VITEST ? word : same(word);
}
`,
  });
  const git = (...args: string[]): void =>
    void execFileSync("git", ["-C", project, ...args], { stdio: "ignore" });
  git("init");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-m", "a");
  installPackages(project);
  const file = path.join(project, "receiver.js");
  writeFileSync(file, readFileSync(file, "utf8").replace(' || ""', ""));
  return project;
}

describe("killtable mutate --since", { timeout: 300_000 }, () => {
  it("mutates what changed, and an audit of that finds what the lanes do not agree on", () => {
    const project = changedProject();
    const { code, stdout } = killtable(["mutate", "--since", "HEAD", "--audit"], "", { VITEST: "" }, project);
    expect(stdout).toMatch(/^left out {6}\d+ mutants? in lines that did not change$/m);
    const { files } = readReport(path.join(project, "reports", "mutation", "mutation.json"));
    const mutated = files["receiver.js"]?.mutants.map(({ location }) => location.start.line);
    expect(new Set(mutated)).toEqual(new Set([2]));
    const lines = stdout.replaceAll("\n  ", " ");
    expect(lines).toMatch(/^differs: receiver\.js:2:.*: fast Killed, vitest Survived$/m);
    expect(stdout).not.toMatch(/^differs: receiver\.js:[^2]/m);
    expect(stdout).not.toContain("void: ");
    expect(code).toBe(1);
  });

  it("leaves it to the lane of vitest alone, where that is asked for", () => {
    const args = ["mutate", "--since", "HEAD", "--lane", "vitest"];
    const { code, stdout } = killtable(args, "", { VITEST: "" }, changedProject());
    // What the fast lane kills there survives under vitest.
    expect(stdout).toMatch(/^StrykerJS {5}0 of [1-9]\d* mutants? stopped by /m);
    expect(stdout).toContain(" in the lane vitest: ");
    expect(code).toBe(1);
  });

  it("has nothing to mutate where no line of the receiver changed, and says so", () => {
    const project = changedProject();
    execFileSync("git", ["-C", project, "checkout", "receiver.js"], { stdio: "ignore" });
    const { code, stdout } = killtable(["mutate", "--since", "HEAD"], "", {}, project);
    expect(stdout).toContain("StrykerJS     no mutant in lines that changed");
    expect(code).toBe(0);

    const badge = killtable(["mutate", "--since", "HEAD", "--reporter", "shields"], "", {}, project);
    expect(JSON.parse(badge.stdout)).toMatchObject({ message: "0 of 0 mutants stopped" });
    expect(badge.code).toBe(0);
  });

  it("ends with 2 where git knows no such revision", () => {
    const { code, stdout, stderr } = killtable(["mutate", "--since", "--output=a"], "", {}, changedProject());
    expect(stderr).toContain('git knows no revision "--output=a"');
    expect([code, stdout]).toEqual([2, ""]);
  });
});
