import type { Step } from "../judge/property.ts";
import type { Difference, Hunted } from "../run/hunt.ts";
import type { NotHunted } from "../run/hunt-mutated.ts";
import type { Colors } from "./colors.ts";
import { WIDTH, columnsOf, fit } from "./columns.ts";
import { count } from "./count.ts";
import { envelopeWindow } from "./envelope-window.ts";
import { observationText } from "./observation-text.ts";
import { excerpt } from "./printable.ts";
import { readyCaseLine } from "./ready-case-line.ts";
import { sentence } from "./wrap.ts";

/** How much of a mutant is shown, or of why it was not hunted, in characters. */
const TEXT_WIDTH = 400;

/** How much of an id is shown, in columns. */
const ID_WIDTH = 60;

/**
 * Writes what the hunt for one mutant came to, for a person at a terminal.
 *
 * @param hunted - what it came to
 * @param seed - the seed of the hunt
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function huntTerminal(hunted: Hunted | NotHunted, seed: number, colors: Colors): string {
  const { id, title } = hunted.suspect;
  const head = (kind: string): string[] =>
    sentence(excerpt(title, TEXT_WIDTH), `${kind}  ${colors.bold(fit(id, ID_WIDTH))}  `, "  ");
  const body = (text: string): string[] => sentence(text, "  ");
  if ("problem" in hunted) {
    return [...head(colors.yellow("not hunted")), ...body(excerpt(hunted.problem, TEXT_WIDTH))].join("\n");
  }
  return hunted.difference === undefined
    ? [...head(colors.green("no difference")), ...body(noDifference(hunted, seed))].join("\n")
    : [...head(colors.red("differs")), ...differenceLines(hunted.difference, colors)].join("\n");
}

function noDifference({ envelopes, leftOut, cutShort }: Hunted, seed: number): string {
  const verdict = cutShort ? "the time was over before all were put" : "probably equivalent";
  const rest =
    leftOut === 0 ? "" : `; ${count(leftOut, "sample")} left out, which the original misreads itself`;
  return `no difference in ${count(envelopes, "envelope")} (seed ${seed}): ${verdict}${rest}`;
}

function differenceLines({ steps, readyCase, recurred, showsAlone }: Difference, colors: Colors): string[] {
  return [
    ...steps.flatMap((step) => stepLines(step, colors)),
    ...(recurred ? [] : ["  put again, it was answered rightly: this is what came the first time"]),
    readyCaseLine(readyCase),
    ...(showsAlone || !recurred
      ? []
      : ["  it shows only after the envelopes before it: the mutant keeps something"]),
  ];
}

function stepLines({ input, word, because, observation }: Step, colors: Colors): string[] {
  const label = (text: string): string => text.padEnd(13);
  const room = WIDTH - columnsOf(label(""));
  return [
    label("  envelope") + colors.dim(envelopeWindow(input.text, room)),
    label("  original") + `${word} (${because})`,
    label("  mutant") + colors.yellow(fit(observationText(observation), room)),
  ];
}

/**
 * Writes the closing line of a hunt.
 *
 * @param all - what the hunts came to
 * @param seed - the seed of the hunt
 * @returns the text
 */
export function huntSummary(all: readonly (Hunted | NotHunted)[], seed: number): string {
  if (all.length === 0) {
    return "nothing to hunt";
  }
  const hunted = all.filter((each) => "envelopes" in each);
  const differ = hunted.filter(({ difference }) => difference !== undefined).length;
  const left = all.length - hunted.length;
  const rest = left === 0 ? "" : `; ${left} not hunted`;
  return sentence(
    `${count(hunted.length, "mutant")} hunted (seed ${seed}): ${differ} with a difference, ${hunted.length - differ} without${rest}`,
  ).join("\n");
}
