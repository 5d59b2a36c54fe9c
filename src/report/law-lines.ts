import type { CounterStep } from "../judge/property.ts";
import type { CheckedProperty } from "../run/check.ts";
import type { Colors } from "./colors.ts";
import { columnsOf, fit } from "./columns.ts";
import { envelopeWindow } from "./envelope-window.ts";
import { observationText } from "./observation-text.ts";
import { readyCaseLine } from "./ready-case-line.ts";

/**
 * Writes what is wrong with a receiver's answers to generated envelopes.
 *
 * @param property - a law that the receiver breaks
 * @param colors - colours of the stream that it goes to
 * @param width - the most columns of a line, but for the ready case
 * @returns the lines
 */
export function lawLines(property: CheckedProperty, colors: Colors, width: number): string[] {
  const { id, statement, counterexample = [], recurred, readyCase } = property;
  const about = fit(`(${statement})`, width - columnsOf(`misread  law ${id}  `));
  return [
    `${colors.red("misread")}  law ${colors.bold(id)}  ${about}`,
    ...counterexample.flatMap((step) => stepLines(step, colors, width)),
    ...(recurred === false ? ["  put again, it was answered rightly: this is what came the first time"] : []),
    ...(readyCase === undefined ? [] : [readyCaseLine(readyCase)]),
  ];
}

function stepLines(step: CounterStep, colors: Colors, width: number): string[] {
  const { input, word, because, observation, isWrong } = step;
  const said = observationText(observation);
  const wanted = `  expected  ${word} (${because}), got `;
  return [
    `  envelope  ${colors.dim(envelopeWindow(input.text, width - 12))}`,
    isWrong
      ? wanted + colors.yellow(fit(said, width - columnsOf(wanted)))
      : fit(`  answered  ${said}, which is right (${because})`, width),
  ];
}
