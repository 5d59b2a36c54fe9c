import { readCorpus } from "../../src/corpus/read.ts";
import { type SelectedCase, selectCases } from "../../src/corpus/select.ts";

/** The cases for modern peers that claim no feature. */
export const cases = selectCases(readCorpus(), "modern", []).cases;

type Envelope = { readonly result?: { readonly isError?: unknown } | null } | null;

/** The ids of the tests of those cases whose envelope is such. */
export const casesWhere = (isSuch: (envelope: Envelope, selected: SelectedCase) => boolean): string[] =>
  cases
    .filter((selected) => isSuch(JSON.parse(selected.text) as Envelope, selected))
    .map((selected) => `case ${selected.case.id}`);

export const hasTextFlag = casesWhere((envelope) => typeof envelope?.result?.isError === "string");
export const hasFalseText = casesWhere((envelope) => envelope?.result?.isError === "false");
