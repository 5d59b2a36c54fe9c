import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

// Each room may import from those that are listed, from itself and from protocol; never back.
const MAY_IMPORT: Record<string, string[]> = {
  protocol: [],
  receiver: [],
  corpus: [],
  judge: [],
  generate: [],
  wire: ["corpus"],
  load: ["corpus", "judge", "receiver", "wire"],
  kill: ["judge"],
  stryker: ["judge"],
  run: ["corpus", "judge", "generate", "load", "kill", "stryker", "wire"],
  report: ["corpus", "judge", "kill", "stryker", "run"],
  page: ["report"],
  plugin: ["corpus", "judge", "generate", "load", "stryker", "run", "report"],
  mutate: ["corpus", "load", "stryker", "run", "plugin"],
  cli: ["corpus", "judge", "load", "kill", "receiver", "stryker", "run", "report", "mutate", "wire"],
};

/** The rooms that will serve other contracts too, and so know nothing of MCP. */
const GENERIC = new Set(["judge", "kill"]);

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const roomOf = (file: string): string => file.split(path.sep)[0] ?? "";
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join("src", file), "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(
    ([, target = ""]) => path.join(path.dirname(file), target),
  );

describe("the rooms of src", () => {
  it("are all listed", () => {
    const rooms = new Set(files.filter((file) => file.includes(path.sep)).map(roomOf));
    expect([...rooms].toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted());
  });

  it.each(Object.keys(MAY_IMPORT))("%s imports only from rooms before it", (room) => {
    const allowed = new Set([...(MAY_IMPORT[room] ?? []), room, ...(GENERIC.has(room) ? [] : ["protocol"])]);
    const wrong = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) => importsOf(file).map((target) => `${file} imports ${target}`))
      .filter((line) => !allowed.has(roomOf(line.split(" imports ")[1] ?? "")));
    expect(wrong).toEqual([]);
  });

  it("page, which runs in browsers, takes from report only the types of its data", () => {
    const taken = files
      .filter((file) => roomOf(file) === "page")
      .flatMap((file) => readFileSync(path.join("src", file), "utf8").match(/^.*from "\.\.\/.*$/gm) ?? []);
    expect(taken).not.toEqual([]);
    expect(
      taken.filter((line) => !/^import type .* from "\.\.\/report\/page-data\.ts";$/.test(line)),
    ).toEqual([]);
  });
});
