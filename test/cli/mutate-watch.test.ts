import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { installPackages } from "../install-packages.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

const RECEIVER = `import { reference } from "killtable";
export default (envelope, context) => (Array.isArray(envelope) ? "unclassified" : reference(envelope, context));
`;
const ENTRY = { file: "receiver.js", line: "a", replaced: "a", replacement: "b", mutator: "c" };

it("prints the kill table and what the mutants come to, and both again when something changes", async () => {
  const project = temporaryFolder({
    "package.json": '{ "private": true, "type": "module" }',
    "killtable.config.json": '{ "receivers": [{ "module": "./receiver.js" }] }',
    "receiver.js": RECEIVER,
  });
  installPackages(project);
  mkdirSync(path.join(project, "mutants"));
  const main = path.resolve("dist/src/cli/main.js");
  const child = spawn(process.execPath, [main, "mutate", "--watch"], {
    cwd: project,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  /** Waits until a text is printed, and gives what was printed since the last time. */
  const until = async (text: string): Promise<string> => {
    while (!printed.includes(text)) {
      await once(child.stdout, "data");
    }
    const taken = printed;
    printed = "";
    return taken;
  };
  const write = (file: string, text: string): void => writeFileSync(path.join(project, file), text);

  const first = await until("reviewed  0 equivalent");
  expect(first).toMatch(/3 of 3 mutants killed; .*\n\nfirst run \(\d+\.\d s\)\nmutants {3}(\d) of \1 /);
  expect(first).toMatch(/^mutants {3}\d of \d mutants stopped by 1\d\d\d tests/m);

  write("receiver.js", RECEIVER.replace("Array.isArray(envelope)", "envelope === 7"));
  expect(await until("reviewed  0 equivalent")).toMatch(
    /^\nreceiver\.js \(.* s\)\nsurvived: receiver\.js:2 /,
  );

  write("killtable.survivors.json", JSON.stringify({ survivors: [ENTRY] }));
  expect(await until("survivors[0]")).toMatch(/\nkilltable\.survivors\.json \(.* s\)\n.*kind/);

  write("mutants/one.js", "export default {};");
  expect(await until("mutants/one.js (")).toContain("Kill table over 12 cases");

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([143, null]);
}, 180_000);

it.each([["--lane", "vitest"], ["--audit"], ["--shard", "1/2"], ["--since", "HEAD"], ["--incremental"]])(
  "goes together with no other option, such as %s",
  (...args) => {
    const { code, stderr, stdout } = killtable(["mutate", "--watch", ...args], "", {}, temporaryFolder({}));
    expect(stderr).toContain("--watch runs all mutants in a way of its own");
    expect([code, stdout]).toEqual([2, ""]);
  },
);
