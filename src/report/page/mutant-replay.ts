import type { MatrixRow } from "../../kill/matrix.ts";
import { shellWord } from "../shell-word.ts";

/**
 * Writes the command that puts a case to the reference, a mutant or a control.
 *
 * @param row - its row in the kill matrix
 * @param guests - the names of all that was put, where cases beside the corpus are among it: they have no other name
 * @returns a command line, `{case}` in the place of the case's id
 */
export function mutantReplay({ id, role }: MatrixRow, guests: readonly string[]): string {
  const cases = guests.length === 0 ? ["{case}"] : guests.map(shellWord);
  // The reference and the controls are there in every run.
  const who = role === "mutant" ? [`--mutant ${shellWord(id)}`] : [];
  return ["npx killtable mutants", ...who, "--cases", ...cases].join(" ");
}
