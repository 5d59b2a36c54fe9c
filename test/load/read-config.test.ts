import path from "node:path";
import { describe, expect, it } from "vitest";
import { findConfig } from "../../src/load/find-config.ts";
import { readConfig } from "../../src/load/read-config.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const inFolder = (name: string, text: string): string => path.join(temporaryFolder({ [name]: text }), name);
const json = (config: unknown): string => inFolder("killtable.config.json", JSON.stringify(config));
const problemOf = async (file: string): Promise<string> => {
  try {
    await readConfig(file);
    return "none";
  } catch (error) {
    expect((error as Error).name).toBe("ConfigError");
    return (error as Error).message.replace(`${file}: `, "");
  }
};

describe("readConfig", () => {
  it.each([
    ["killtable.config.ts", "export default { receivers: [{ module: './a.ts' as string }] };"],
    ["killtable.config.mts", "const module: string = './a.ts'; export default { receivers: [{ module }] };"],
    ["killtable.config.mjs", "export default { receivers: [{ module: './a.ts' }] };"],
    ["killtable.config.js", "module.exports = { receivers: [{ module: './a.ts' }] };"],
    ["killtable.config.json", '{ "$schema": "any", "receivers": [{ "module": "./a.ts" }] }'],
  ])("reads %s", async (name, text) => {
    const file = inFolder(name, text);
    expect(await readConfig(file)).toEqual({ name: file, file, receivers: [{ module: "./a.ts" }] });
  });

  it("says that select is a function, and lets one stand nowhere else", async () => {
    const file = inFolder(
      "killtable.config.mjs",
      "export default { receivers: [{ module: './a.mjs', select: (a) => a.kind }] };",
    );
    expect((await readConfig(file)).receivers[0]?.select).toEqual({ $function: true });
    const other = inFolder(
      "killtable.config.mjs",
      "export default { receivers: [{ module: () => './a.mjs' }] };",
    );
    expect(await problemOf(other)).toBe('receivers[0].module is {"$function":true}; it has to be string');
  });

  it.each([
    [
      { receivers: [{ module: "a", era: "moden" }] },
      /^receivers\[0\]\.era is "moden"; allowed: modern, dual-era, legacy$/,
    ],
    [
      { receivers: [{ module: "a", eras: [] }] },
      /^receivers\[0\] has the key "eras"; allowed: name, module, .*timeout$/,
    ],
    [
      { receivers: [{ module: "a" }, { module: "b", features: ["mrtr", "tasks"] }] },
      /^receivers\[1\]\.features\[1\] is "tasks"; allowed: mrtr, extensions, json-rpc$/,
    ],
    [
      { receivers: [{ module: "a", categories: { ok: "fine" } }] },
      /^receivers\[0\]\.categories\.ok is "fine"; allowed: normal_complete, .*extension_result$/,
    ],
    [{ receivers: [{ module: "a", timeout: 0 }] }, /^receivers\[0\]\.timeout is 0; it has to be >= 1$/],
    [
      { receivers: [{ module: "a", era: ["modern", "modern"] }] },
      /^receivers\[0\]\.era is \["modern","modern"\]; it has to be without duplicate items/,
    ],
    [
      { receivers: [{ module: "a", select: { $function: 1 } }] },
      /^receivers\[0\]\.select is \{"\$function":1\}; it has to be string$/,
    ],
    [
      { receivers: [{ module: "a", mutate: ["src/{a,b}.ts"] }] },
      /^receivers\[0\] has the glob "src\/\{a,b\}\.ts" in mutate; write one glob for each, without commas$/,
    ],
    [{ receivers: [] }, /^receivers is \[\]; it has to hold something$/],
    [{}, /^the whole lacks the key "receivers"$/],
    [[], /^the whole is \[\]; it has to be object$/],
    [{ receivers: [{ name: "a" }] }, /^receivers\[0\] has neither module nor command; give it one$/],
    [
      { receivers: [{ module: "a", command: ["b"] }] },
      /^receivers\[0\] has both module and command; give it one$/,
    ],
    [
      { receivers: [{ command: ["a"], export: "b" }] },
      /^receivers\[0\] has command and export; export is for a module$/,
    ],
    [
      { receivers: [{ module: "a", wire: "http" }] },
      /^receivers\[0\] has module and wire; wire is for a command$/,
    ],
    [
      { receivers: [{ command: ["a"], wire: "sse" }] },
      /^receivers\[0\]\.wire is "sse"; allowed: stdio, http$/,
    ],
  ])("names the key, the value and what is allowed: %j", async (config, message) => {
    expect(await problemOf(json(config))).toMatch(message);
  });

  it.each([
    ["is not there", path.join("nowhere", "killtable.config.mjs"), "there is no such configuration"],
    ["is no JSON", () => inFolder("killtable.config.json", "{"), "it cannot be read: "],
    ["throws", () => inFolder("killtable.config.mjs", "throw new Error('no');"), "it does not load: no"],
    [
      "throws nothing",
      () => inFolder("killtable.config.mjs", "throw undefined;"),
      "it does not load: undefined",
    ],
    [
      "ends its process with success",
      () => inFolder("killtable.config.mjs", "process.exit(0);"),
      "it does not load: the process exited with code 0",
    ],
    [
      "holds itself",
      () => inFolder("killtable.config.mjs", "const a = {}; a.a = a; export default a;"),
      "its default export is no plain data: ",
    ],
    [
      "is a symbol",
      () => inFolder("killtable.config.mjs", "export default Symbol();"),
      "the whole is undefined; it has to be object",
    ],
  ])("says what is wrong with one that %s", async (_, file, message) => {
    expect(await problemOf(typeof file === "string" ? file : file())).toContain(message);
  });

  it("does not wait for what one leaves running, and ends it", async () => {
    const file = inFolder(
      "killtable.config.mjs",
      "setInterval(() => {}, 1000); console.log('noise'); export default { receivers: [{ module: 'a' }] };",
    );
    expect((await readConfig(file)).receivers).toEqual([{ module: "a" }]);
  });
});

describe("findConfig", () => {
  it("finds the one that there is, and refuses to choose", () => {
    expect(findConfig(temporaryFolder({ "a.json": "" }))).toBeUndefined();
    const one = temporaryFolder({ "killtable.config.mts": "" });
    expect(findConfig(one)).toBe(path.join(one, "killtable.config.mts"));
    const two = temporaryFolder({ "killtable.config.mts": "", "killtable.config.json": "" });
    expect(() => findConfig(two)).toThrow(
      "there are several configurations, killtable.config.mts and killtable.config.json; keep one, or name one with --config",
    );
  });
});
