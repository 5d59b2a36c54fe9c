import type { Step } from "../judge/property.ts";
import type { Difference, Hunted } from "../run/hunt.ts";
import type { NotHunted } from "../run/hunt-mutated.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { observationText } from "./observation-text.ts";
import { excerpt, printable } from "./printable.ts";

/** How much of an envelope or a mutant is shown, in characters. */
const WIDTH = 200;

/** How much of a ready case is shown, in characters: all of it, unless it is generated to be huge. */
const CASE_WIDTH = 10_000;

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
  const name = `${colors.bold(id)}  ${excerpt(title, WIDTH)}`;
  if ("problem" in hunted) {
    return `${colors.yellow("not hunted")}  ${name}\n  ${printable(hunted.problem)}`;
  }
  return hunted.difference === undefined
    ? `${colors.green("no difference")}  ${name}\n  ${noDifference(hunted, seed)}`
    : [`${colors.red("differs")}  ${name}`, ...differenceLines(hunted.difference, colors)].join("\n");
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
    `  as a case  ${excerpt(JSON.stringify(readyCase), CASE_WIDTH)}`,
    ...(showsAlone || !recurred
      ? []
      : ["  it shows only after the envelopes before it: the mutant keeps something"]),
  ];
}

function stepLines({ input, word, because, observation }: Step, colors: Colors): string[] {
  return [
    `  envelope   ${colors.dim(excerpt(input.text, WIDTH))}`,
    `  original   ${word} (${because})`,
    `  mutant     ${colors.yellow(observationText(observation))}`,
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
  return `${count(hunted.length, "mutant")} hunted (seed ${seed}): ${differ} with a difference, ${hunted.length - differ} without${left === 0 ? "" : `; ${left} not hunted`}`;
}
