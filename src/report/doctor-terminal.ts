import { type Diagnosis, type Tried, isFit } from "../run/doctor.ts";
import type { Colors } from "./colors.ts";
import { doctorAdvice } from "./doctor-advice.ts";
import { excerpt, printable } from "./printable.ts";

/** How much of an envelope or of a word is shown, in characters. */
const ENVELOPE_WIDTH = 200;
const WORD_WIDTH = 60;

/**
 * Writes what the first tries of a receiver came to, and what to do about it.
 *
 * @param diagnosis - what they came to
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function doctorTerminal(diagnosis: Diagnosis, colors: Colors): string {
  const { introduction, tried } = diagnosis;
  const said = introduction === undefined ? "" : `; it says that it is ${excerpt(introduction, WORD_WIDTH)}`;
  const receiver = printable(diagnosis.receiver);
  return [
    `${receiver} can be opened as ${diagnosis.era}${said}`,
    "",
    ...tried.flatMap((each) => triedLines(each, colors)),
    "",
    ...doctorAdvice(diagnosis).flatMap((sentence) => [`What to do: ${sentence}`, ""]),
    isFit(diagnosis)
      ? `${receiver} ${colors.green("can be judged")}; next: the same command with check instead of doctor`
      : `${receiver} ${colors.red("cannot be judged yet")}`,
  ].join("\n");
}

function triedLines({ what, selected, verdict }: Tried, colors: Colors): string[] {
  const { kind, observed = "", detail, expected } = verdict;
  const answer = excerpt(observed, WORD_WIDTH);
  const right = expected.words.join(" or ");
  const envelope = `       ${colors.dim(excerpt(selected.text, ENVELOPE_WIDTH))}`;
  switch (kind) {
    case "match":
      return [`${colors.green("right")}  ${what}: ${answer}`, envelope];
    case "differs":
      return [`${colors.red("wrong")}  ${what}: ${answer}; right is ${right}`, envelope];
    default:
      return [`${colors.red("unfit")}  ${what}: ${printable(detail ?? kind)}; right is ${right}`, envelope];
  }
}
