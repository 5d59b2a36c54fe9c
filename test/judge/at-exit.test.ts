import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const MODULE = pathToFileURL(path.resolve("dist/src/judge/at-exit.js")).href;

/** What a script prints that has the two functions. */
const printedBy = (script: string) => {
  const text = `import { doAtExit, forgetAtExit } from ${JSON.stringify(MODULE)};\n${script}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", text], {
    encoding: "utf8",
  });
  return { stdout, stderr };
};

describe("doAtExit", () => {
  it("does all that was not taken back, without a warning of many listeners", () => {
    const script = `
      const works = Array.from({ length: 30 }, (_, index) => () => process.stdout.write(index + " "));
      works.forEach(doAtExit);
      works.slice(2).forEach(forgetAtExit);
      doAtExit(() => process.stdout.write("last"));`;
    expect(printedBy(script)).toEqual({ stdout: "0 1 last", stderr: "" });
  });

  it("leaves no listener where all was taken back", () => {
    const script = `
      const work = () => process.stdout.write("never");
      const before = process.listenerCount("exit");
      doAtExit(work);
      const meanwhile = process.listenerCount("exit");
      forgetAtExit(work);
      process.stdout.write(JSON.stringify([meanwhile - before, process.listenerCount("exit") - before]));`;
    expect(printedBy(script)).toEqual({ stdout: "[1,0]", stderr: "" });
  });
});
