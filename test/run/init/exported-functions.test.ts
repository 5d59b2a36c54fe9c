import { describe, expect, it } from "vitest";
import { exportedFunctions } from "../../../src/run/init/exported-functions.ts";

const exportsOf = (source: string): string[] => exportedFunctions(source).map((each) => each.export);

describe("exportedFunctions", () => {
  it.each([
    ["export function classify(envelope: unknown): string {\n}", ["classify"]],
    ["export async function classify(envelope) {}", ["classify"]],
    ["export const classify = (envelope) => envelope;", ["classify"]],
    ["export const classify: Receiver = async (envelope) => {", ["classify"]],
    ["export const classify = async (\n  envelope,\n) => {};", ["classify"]],
    ["export const classify: (envelope: unknown) => string =\r\n  (envelope) => {};", ["classify"]],
    ["export const classify = function (envelope) {};", ["classify"]],
    ["export default function classify(envelope) {}", ["default"]],
    ["export default function (envelope) {}", ["default"]],
    ["export default async (envelope: unknown) => {};", ["default"]],
    ["export default envelope => 'x';", ["default"]],
    ["const classify = (envelope) => {};\nexport default classify;\n", ["default"]],
    ["function classify() {}\nconst TYPES = [];\nexport { TYPES, classify };", ["classify"]],
    ["function inner() {}\nexport {\n  inner as classify,\n};", ["classify"]],
    ["exports.classify = (envelope) => {};", ["classify"]],
    ["function classify() {}\nmodule.exports.classify = classify;", ["classify"]],
    ["function classify() {}\nmodule.exports = { classify };", ["classify"]],
    ["export function größe$(x) {}", ["größe$"]],
    ["export function f(x: 1): 1;\nexport function f(x: 2): 2;\nexport function f(x) {}", ["f"]],
  ])("finds what is exported by %j", (source, found) => {
    expect(exportsOf(source)).toEqual(found);
  });

  it.each([
    ["// export function classify() {}"],
    ["/*\n * export function classify() {}\n */"],
    ["const text = `\n  export function classify() {}\n`;"],
    ["function classify() {}"],
    ["export const RESULT_TYPES = ['complete'];"],
    ["export class Classifier {}"],
    ["export type Classify = (envelope: unknown) => string;"],
    ["export interface Classify {}"],
    ["export { classify } from './other.js';"],
    ["import { classify } from './other.js';\nexport { classify };"],
    ["const TYPES = [];\nexport default TYPES;"],
    ["export default { classify: 1 };"],
    ["import type { Classify } from './other.js';\nexport { type Classify };"],
    ["exports.VERSION = 1;"],
    [""],
  ])("finds no function exported by %j", (source) => {
    expect(exportsOf(source)).toEqual([]);
  });

  it("gives a default export the name of its function", () => {
    expect(exportedFunctions("export default function classify() {}")).toEqual([
      { export: "default", name: "classify" },
    ]);
    expect(exportedFunctions("export default () => 1;")).toEqual([{ export: "default" }]);
  });

  it.each(["export ", "export default x", "export default (", "export {", "const a =", "exports.a ="])(
    "reads a megabyte of spaces, of lines and of copies after %j without going over it again and again",
    (start) => {
      expect(exportsOf(`${start}${" ".repeat(1_000_000)}y`)).toEqual([]);
      expect(exportsOf(`${start}${"\n".repeat(1_000_000)}!`)).toEqual([]);
      expect(exportsOf(`${start} = \n`.repeat(50_000))).toEqual([]);
    },
  );
});
