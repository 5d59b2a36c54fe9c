import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { strykerProject } from "../plugin/quick/project.ts";

/** A receiver that is right, with one mutant, which is killed. */
const RECEIVER = `import { reference } from "killtable";
import { REFUSED } from "./words.js";
export default (envelope, context) => (Array.isArray(envelope) ? REFUSED : reference(envelope, context));
`;
const FILES = {
  "killtable.config.json": '{ "receivers": [{ "module": "./receiver.js" }] }',
  "receiver.js": RECEIVER,
  "words.js": 'export const REFUSED = "unclassified";\n',
};

/** As a process of the command line would: it prints what each run came to, and ends through "exit". */
const SCRIPT = `
  import { watchMutants } from "./node_modules/killtable/dist/src/mutate/watch-mutants.js";
  process.once("SIGTERM", () => process.exit(143));
  for await (const run of watchMutants(process.cwd())) {
    const { changed, report, problem } = run;
    const mutants = Object.entries(report?.files ?? {}).map(([file, { mutants }]) => [file, mutants.map((each) => each.status)]);
    console.log(JSON.stringify({ changed, ...(problem === undefined ? { mutants: Object.fromEntries(mutants) } : { problem }) }));
  }`;

/** Watches a project, whose copies are made in a folder of their own. */
function watching(files: Readonly<Record<string, string>>) {
  const project = strykerProject(files);
  const copies = temporaryFolder({});
  const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    cwd: project,
    env: { ...process.env, TMPDIR: copies },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    next: async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? "null"),
    change: (file: string, text: string) => writeFileSync(path.join(project, file), text),
    project,
    copies,
    child,
  };
}

const KILLED = ["Killed"];

describe("watchMutants", () => {
  it("runs once at first, and again after each change of a source", async () => {
    const { next, change } = watching(FILES);
    expect(await next()).toEqual({ changed: [], mutants: { "receiver.js": KILLED } });
    change(
      "receiver.js",
      RECEIVER.replace("Array.isArray(envelope)", "Array.isArray(envelope) && envelope !== 7"),
    );
    const more = expect.arrayContaining(["Killed", "Survived"]) as unknown;
    expect(await next()).toEqual({ changed: ["receiver.js"], mutants: { "receiver.js": more } });
    // One that is not mutated.
    change("words.js", 'export const REFUSED = "normal_complete";\n');
    expect(await next()).toEqual({
      changed: ["words.js"],
      problem: expect.stringContaining("before anything is mutated: case ") as unknown,
    });
  }, 120_000);

  it("mutates other files where the configuration says so, and no more those that it named before", async () => {
    const { next, change } = watching(FILES);
    await next();
    change(
      "killtable.config.json",
      '{ "receivers": [{ "module": "./receiver.js", "mutate": ["words.js"] }] }',
    );
    expect(await next()).toEqual({ changed: ["killtable.config.json"], mutants: { "words.js": ["Killed"] } });
  }, 120_000);

  it("says what is wrong in a line, and goes on", async () => {
    const { next, change, project } = watching(FILES);
    await next();
    change("receiver.js", "export default (\n");
    expect(await next()).toEqual({
      changed: ["receiver.js"],
      problem: expect.stringMatching(/^receiver\.js: Unexpected token \(2:0\)$/) as unknown,
    });
    change("receiver.js", `process.exit(7);\n${RECEIVER}`);
    expect(await next()).toEqual({
      changed: ["receiver.js"],
      problem: expect.stringMatching(/the process exited with code 7$/) as unknown,
    });
    change("killtable.config.json", "{");
    expect(await next()).toMatchObject({
      problem: expect.stringMatching(/^killtable\.config\.json: .+/) as unknown,
    });
    rmSync(path.join(project, "receiver.js"));
    change("killtable.config.json", FILES["killtable.config.json"]);
    expect(await next()).toMatchObject({ problem: "there is nothing to mutate in receiver.js" });
    change("receiver.js", RECEIVER);
    expect(await next()).toEqual({ changed: ["receiver.js"], mutants: { "receiver.js": KILLED } });
  }, 120_000);

  it("begins anew where something is changed while it runs, and says all that was changed", async () => {
    const { next, change, project } = watching(FILES);
    await next();
    // Long enough for the next change to come meanwhile.
    change("receiver.js", `const end = Date.now() + 5000;\nwhile (Date.now() < end);\n${RECEIVER}`);
    mkdirSync(path.join(project, "fixtures"));
    await new Promise((later) => setTimeout(later, 1000));
    change("fixtures/new.json", "{}");
    change("receiver.js", RECEIVER);
    expect(await next()).toEqual({
      changed: ["fixtures/new.json", "receiver.js"],
      mutants: { "receiver.js": KILLED },
    });
  }, 120_000);

  it("leaves nothing behind when a signal ends it", async () => {
    const { next, child, copies } = watching(FILES);
    await next();
    expect(readdirSync(copies)).not.toEqual([]);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([143, null]);
    expect(readdirSync(copies)).toEqual([]);
  }, 60_000);
});
