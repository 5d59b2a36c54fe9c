import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../examples/example.ts";
import { temporaryFolder } from "../temporary-folder.ts";

// Module hooks are Node.js's own, so the modules are loaded by a process in which no test runner has a say.
const FILES: Record<string, string> = {
  "package.json": '{ "type": "module" }',
  // Each value says how often its module ran.
  "esm.js":
    "import { shared } from './shared.js'; globalThis.esm = (globalThis.esm ?? 0) + 1; export const esm = [globalThis.esm, shared];",
  "shared.js": "globalThis.shared = (globalThis.shared ?? 0) + 1; export const shared = globalThis.shared;",
  "common.cjs":
    "globalThis.common = (globalThis.common ?? 0) + 1; module.exports = { common: globalThis.common };",
  "typed.ts":
    "import { shared } from './shared.js'; globalThis.typed = (globalThis.typed ?? 0) + 1; export const typed: number[] = [globalThis.typed, shared];",
  "awaits.js":
    "await Promise.resolve(); export const later = async () => (await import('./shared.js')).shared;",
  "node_modules/pack/package.json": '{ "type": "module", "exports": "./pack.js" }',
  "node_modules/pack/pack.js":
    "globalThis.pack = (globalThis.pack ?? 0) + 1; export const pack = globalThis.pack;",
  "entry.js": `import { esm } from "./esm.js"; import { common } from "./common.cjs"; import { shared } from "./shared.js";
    import { later } from "./awaits.js"; import { pack } from "pack";
    export const all = { esm, common, shared, pack }; export { later };`,
  "entry.ts": `import { esm } from "./esm.js"; import common from "./common.cjs"; import { shared } from "./shared.js";
    import { typed } from "./typed"; import { later } from "./awaits.js"; import { pack } from "pack";
    export const all: object = { esm, common: common.common, shared, typed, pack }; export { later };`,
};

/** What a module and all that it imports say of themselves, each time they are loaded. */
function loaded(entry: string, times: number): unknown {
  const folder = temporaryFolder(FILES);
  symlinkSync(path.resolve("dist"), path.join(folder, "node_modules", "dist"), "junction");
  const script = `
    import { FreshModules } from "dist/src/load/fresh-modules.js";
    import { importModule } from "dist/src/load/import-module.js";
    import path from "node:path";
    const fresh = new FreshModules(process.cwd());
    const seen = [];
    for (let time = 0; time < ${times}; time++) {
      if (time > 0) fresh.renew();
      const { all, later } = await importModule(path.resolve("${entry}"));
      seen.push({ ...all, later: await later() });
    }
    console.log(JSON.stringify(seen));`;
  const { stdout, stderr } = run(folder, [process.execPath, "--input-type=module", "-e", script]);
  return stdout === "" ? stderr : JSON.parse(stdout);
}

describe("FreshModules", () => {
  it("has every module that JavaScript imports run again, each once, and packages not", () => {
    expect(loaded("entry.js", 3)).toEqual(
      [1, 2, 3].map((time) => ({ esm: [time, time], common: time, shared: time, pack: 1, later: time })),
    );
  });

  it("has every module that TypeScript imports run again, each once, and packages not", () => {
    expect(loaded("entry.ts", 3)).toEqual(
      [1, 2, 3].map((time) => ({
        ...{ esm: [time, time], common: time, shared: time, typed: [time, time] },
        ...{ pack: 1, later: time },
      })),
    );
  });
});
