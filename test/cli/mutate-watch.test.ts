import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { installPackages } from "../install-packages.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

const RECEIVER = `import { reference } from "killtable";
export default (envelope, context) => (Array.isArray(envelope) ? "unclassified" : reference(envelope, context));
`;
const ENTRY = { file: "receiver.js", line: "a", replaced: "a", replacement: "b", mutator: "c" };

/** Runs `mutate --watch` in a project: writes its files, and waits for what is printed then. */
function watching(project: string, main: string) {
  const child = spawn(process.execPath, [main, "mutate", "--watch"], {
    cwd: project,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  return {
    child,
    write: (file: string, text: string): void => writeFileSync(path.join(project, file), text),
    /** Waits until a text is printed, and gives what was printed since the last time. */
    until: async (text: string): Promise<string> => {
      while (!printed.includes(text)) {
        await once(child.stdout, "data");
      }
      const taken = printed;
      printed = "";
      return taken;
    },
  };
}

it("prints what the mutants come to, and again when something changes", async () => {
  const project = temporaryFolder({
    "package.json": '{ "private": true, "type": "module" }',
    "killtable.config.json": '{ "receivers": [{ "module": "./receiver.js" }] }',
    "receiver.js": RECEIVER,
  });
  installPackages(project);
  mkdirSync(path.join(project, "mutants"));
  const { child, write, until } = watching(project, path.resolve("dist/src/cli/main.js"));

  const first = await until("reviewed  0 equivalent");
  expect(first).toMatch(/3 of 3 mutants killed; .*\n\nfirst run \(\d+\.\d s\)\nmutants {3}(\d) of \1 /);
  expect(first).toMatch(/^mutants {3}\d of \d mutants stopped by 1\d\d\d tests/m);

  write("receiver.js", RECEIVER.replace("Array.isArray(envelope)", "envelope === 7"));
  expect(await until("reviewed  0 equivalent")).toMatch(
    /^\nreceiver\.js \(.* s\)\nsurvived: receiver\.js:2 /,
  );

  write("receiver.js", 'export { reference as default } from "killtable";\n');
  await until("there is nothing to mutate in receiver.js");
  write("receiver.js", RECEIVER);
  await until("reviewed  0 equivalent");

  write("killtable.survivors.json", JSON.stringify({ survivors: [ENTRY] }));
  expect(await until("survivors[0]")).toMatch(/\nkilltable\.survivors\.json \(.* s\)\n[^]*kind/);

  // In a project of a team's own, this is no folder of killtable's.
  write("mutants/one.js", "export default {};");
  expect(await until("survivors[0]")).toMatch(/^\nmutants\/one\.js \(/);

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([143, null]);
}, 180_000);

it("prints the kill table anew for a hand-written mutant as it now is, in killtable's own folder", async () => {
  const project = temporaryFolder({
    "killtable.config.json": '{ "receivers": [{ "module": "./receiver.js" }] }',
    "receiver.js": RECEIVER,
  });
  for (const part of ["dist", "fixtures", "mutants", "schemas", "src", "package.json"]) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"), "junction");
  const { write, until } = watching(project, path.join(project, "dist/src/cli/main.js"));
  expect(await until("reviewed  0 equivalent")).toMatch(/^result means complete +9 +0 {2}fails$/m);

  const mutant = "mutants/result-means-complete.ts";
  const source = readFileSync(mutant, "utf8");
  const harmless = source.replace(/apply: [^]*,\n\};/, "apply: (receive) => receive,\n};");
  expect(harmless).not.toBe(source);
  write(mutant, harmless);
  const again = await until("reviewed  0 equivalent");
  expect(again).toMatch(/^result means complete +0 +0 {2}passes$/m);
  expect(again).toContain("survived: result-means-complete");
}, 180_000);

it("ends with 2 where there is nothing to mutate", () => {
  const { code, stderr, stdout } = killtable(["mutate", "--watch"], "", {}, temporaryFolder({}));
  expect(stderr).toContain("there is no receiver to mutate");
  expect([code, stdout]).toEqual([2, ""]);
});

it.each([["--lane", "vitest"], ["--audit"], ["--shard", "1/2"], ["--since", "HEAD"], ["--incremental"]])(
  "goes together with no other option, such as %s",
  (...args) => {
    const { code, stderr, stdout } = killtable(["mutate", "--watch", ...args], "", {}, temporaryFolder({}));
    expect(stderr).toContain("--watch runs all mutants in a way of its own");
    expect([code, stdout]).toEqual([2, ""]);
  },
);
