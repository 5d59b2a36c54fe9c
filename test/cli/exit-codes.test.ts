import { expect, it } from "vitest";
import { EXIT, exitOfCatalogue } from "../../src/cli/exit-codes.ts";
import { lessonsOf } from "../../src/kill/lessons.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import type { Catalogue } from "../../src/run/catalogue.ts";

function catalogueOf(more: Partial<MatrixRow>, voidReasons: string[] = []): Catalogue {
  const row: MatrixRow = {
    ...{ id: "m", title: "m", role: "mutant", rules: ["r"], status: "killed", failures: 1, errors: 0 },
    ...{ killedBy: ["a"], killedByOwn: ["a"], killedByItself: ["a"], verdicts: [], ...more },
  };
  const matrix = { cases: ["a"], seed: 1, rows: [row] };
  return { suite: [], seed: 1, eras: [{ era: "modern", matrix, lessons: lessonsOf(matrix) }], voidReasons };
}
const survived = { status: "survived", killedBy: [], killedByOwn: [], killedByItself: [] } as const;

it.each<[string, Catalogue, boolean, number]>([
  ["all are killed", catalogueOf({}), false, EXIT.fine],
  ["one survived", catalogueOf(survived), false, EXIT.findings],
  ["one survived a suite that is measured", catalogueOf(survived), true, EXIT.fine],
  ["one is equivalent", catalogueOf({ ...survived, status: "equivalent" }), false, EXIT.fine],
  ["one is killed but declared equivalent", catalogueOf({ equivalent: "why" }), false, EXIT.findings],
  ["a control broke", catalogueOf({}, ["why"]), false, EXIT.void],
  ["a control broke in a suite that is measured", catalogueOf({}, ["why"]), true, EXIT.void],
])("where %s", (_, catalogue, isMeasured, code) => {
  expect(exitOfCatalogue(catalogue, isMeasured)).toBe(code);
});
