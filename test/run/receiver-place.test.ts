import path from "node:path";
import { describe, expect, it } from "vitest";
import { commandSubject, moduleSubject } from "../../src/load/subjects.ts";
import { receiverPlace } from "../../src/run/receiver-place.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const lineIn = (source: string, name?: string): number | undefined =>
  receiverPlace(moduleSubject(path.join(temporaryFolder({ "a.ts": source }), "a.ts"), name))?.line;

describe("receiverPlace", () => {
  it.each<[string, string | undefined, number]>([
    ["// first\nexport default function receive(envelope) {}\n", undefined, 2],
    ["// first\n\nexport default (envelope) => 1;\n", undefined, 3],
    ["function inner() {}\n\nfunction other() {}\nexport { other as receiver, inner };\n", undefined, 3],
    ["const classify = (envelope) => 1;\nexport default classify;\n", undefined, 1],
    ["export const a = () => 1;\nexport const classify = () => 2;\n", undefined, 2],
    ["export const a = () => 1;\nexport const b = () => 2;\n", "b", 2],
    ["const LIST = [];\nexport const only = () => 1;\n", undefined, 2],
    ["\r\nexport function a() {}\r\nexport function b() {}\r\n", "b", 3],
    ["const one = 1;\nexports.one = one;\nexports.classify = (envelope) => 1;\n", undefined, 3],
    ["export function f(x: 1): 1;\nexport function f(x) {}\n", "f", 1],
  ])("finds the function in %j, of the export %s", (source, name, line) => {
    expect(lineIn(source, name)).toBe(line);
  });

  it.each<[string, string | undefined]>([
    ["// a\nexport * from './b.js';\n", undefined],
    ["// a\nexport const one = () => 1;\nexport const two = () => 2;\n", undefined],
    ["// a\nexport const one = () => 1;\n", "two"],
    ["// a\nexport const receiver = make();\n", "receiver"],
  ])("takes the first line where %j does not show the export %s", (source, name) => {
    expect(lineIn(source, name)).toBe(1);
  });

  it("knows no place of a command, nor of a module that is not there", () => {
    const told = { era: "modern", features: [] } as const;
    expect(receiverPlace(commandSubject(["python3", "a.py"], ".", told))).toBeUndefined();
    expect(receiverPlace(moduleSubject("/nowhere/a.ts"))).toBeUndefined();
  });

  it("names the module by its absolute path", () => {
    const file = path.join(temporaryFolder({ "a.js": "export default () => 1;\n" }), "a.js");
    expect(receiverPlace(moduleSubject(path.relative(process.cwd(), file)))).toEqual({ file, line: 1 });
  });
});
