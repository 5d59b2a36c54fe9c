import { type Diagnosis, type Tried, isFit } from "../run/doctor.ts";
import type { Colors } from "./colors.ts";
import { WIDTH, fit, fitEnd } from "./columns.ts";
import { doctorAdvice } from "./doctor-advice.ts";
import { envelopeWindow } from "./envelope-window.ts";
import { excerpt } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** How much of a word, of a name, and of what went wrong is shown, in columns; a sentence takes more lines. */
const WORD_WIDTH = 40;
const NAME_WIDTH = 76;
const TEXT_WIDTH = 400;

/**
 * Writes what the first tries of a receiver came to, and what to do about it.
 *
 * @param diagnosis - what they came to
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function doctorTerminal(diagnosis: Diagnosis, colors: Colors): string {
  const { introduction, tried } = diagnosis;
  const said = introduction === undefined ? "" : `; it says that it is ${fit(introduction, WORD_WIDTH)}`;
  const receiver = fitEnd(diagnosis.receiver, NAME_WIDTH);
  return [
    ...sentence(`${receiver} can be opened as ${diagnosis.era}${said}`, "", "  "),
    "",
    ...tried.flatMap((each) => triedLines(each, colors)),
    "",
    ...doctorAdvice(diagnosis).flatMap((advice) => [...sentence(advice, "What to do: ", "  "), ""]),
    ...sentence(
      isFit(diagnosis)
        ? `${receiver} ${colors.green("can be judged")}; next: the same command with check instead of doctor`
        : `${receiver} ${colors.red("cannot be judged yet")}`,
      "",
      "  ",
    ),
  ].join("\n");
}

function triedLines({ what, selected, verdict }: Tried, colors: Colors): string[] {
  const { kind, observed = "", detail, expected } = verdict;
  const answer = fit(observed, WORD_WIDTH);
  const right = expected.words.join(" or ");
  const indent = " ".repeat(7);
  const envelope = indent + colors.dim(envelopeWindow(selected.text, WIDTH - indent.length));
  switch (kind) {
    case "match":
      return [...sentence(`${what}: ${answer}`, `${colors.green("right")}  `), envelope];
    case "differs":
      return [...sentence(`${what}: ${answer}; right is ${right}`, `${colors.red("wrong")}  `), envelope];
    default: {
      const problem = excerpt(detail ?? kind, TEXT_WIDTH);
      return [...sentence(`${what}: ${problem}; right is ${right}`, `${colors.red("unfit")}  `), envelope];
    }
  }
}
