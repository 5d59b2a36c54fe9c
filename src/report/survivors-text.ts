import { SURVIVORS_FILE } from "../run/survivors-file.ts";
import type { GoneSurvivor, HeldSurvivors, UnlistedSurvivor } from "../stryker/reviewed-survivors.ts";
import type { Colors } from "./colors.ts";
import { excerpt, printable } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** Longest piece of code that is shown of an entry that is gone, in characters. */
const CODE_WIDTH = 60;

/** So much is shown of where a survivor is and what it is, in characters. */
const MUTANT_WIDTH = 400;

/**
 * Writes what there is to say of the survivors of StrykerJS: each that is not listed, with an entry to paste, and
 * each listed one that is gone.
 *
 * @param held - the survivors beside those that were reviewed
 * @param colors - colours of the stream that it goes to
 * @returns the lines; none where there is nothing to say
 */
export function survivorLines({ unlisted, gone }: HeldSurvivors, colors: Colors): string[] {
  return [
    ...unlisted.flatMap((each) => sentence(survivedLine(each), "", "  ").map(colors.red)),
    ...(unlisted.length === 0
      ? []
      : [
          ...sentence(
            `Kill them by a case, or list them in ${SURVIVORS_FILE}, { "survivors": [ … ] }, with kind (equivalent or accepted), reason and date:`,
          ),
          ...unlisted.map(entryText),
        ]),
    ...gone.flatMap((each) => sentence(goneLine(each), "", "  ")),
  ];
}

/**
 * Writes how many survivors were reviewed.
 *
 * @param held - the survivors beside those that were reviewed
 * @returns one line
 */
export function reviewedLine({ equivalent, accepted }: HeldSurvivors): string {
  return `${equivalent} equivalent, ${accepted} accepted`;
}

/**
 * Writes which mutant survived.
 *
 * @param survivor - a survivor that nobody has looked at
 * @returns one line
 */
export function survivedLine({ file, place, mutator, replacement, status }: UnlistedSurvivor): string {
  const word = status === "NoCoverage" ? "not reached" : "survived";
  return `${word}: ${excerpt(`${file}:${place.line} ${mutator}: ${replacement}`, MUTANT_WIDTH)}`;
}

/**
 * Writes a survivor as an entry of the list. Its kind, reason and date are empty, which the schema refuses: somebody
 * has to look at it first.
 *
 * @param survivor - a survivor that nobody has looked at
 * @returns JSON text, one line
 */
export function entryText({ file, line, replaced, replacement, mutator }: UnlistedSurvivor): string {
  const content = { file, line, replaced, replacement, mutator };
  return printable(JSON.stringify({ ...content, kind: "", reason: "", date: "" }));
}

/**
 * Writes which entry of the list stands for no survivor any more.
 *
 * @param gone - the entry, and what became of its mutant
 * @returns one line
 */
export function goneLine({ reviewed, status }: GoneSurvivor): string {
  const { file, mutator, replaced, replacement } = reviewed;
  const code = [replaced, replacement].map((text) => excerpt(text, CODE_WIDTH)).join(" → ");
  const fate = status === undefined ? "there is no such mutant any more" : `it is ${status} now`;
  return `listed, but gone: ${printable(`${file} ${mutator}: `)}${code}: ${fate}; take it out of ${SURVIVORS_FILE}`;
}
