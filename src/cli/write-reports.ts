import { type Colors, PLAIN, colorsFor } from "../report/colors.ts";
import { EXIT, type ExitCode, worstOf } from "./exit-codes.ts";
import { exitOfError } from "./exit-of-error.ts";
import type { Chosen, Place } from "./reporters.ts";
import { addToFile, writeWhole } from "./write-whole.ts";

/** Writes a part of the terminal report. */
type Said = (colors: Colors) => string;

/** What takes a terminal report in parts. */
export interface Terminal {
  /** @param part - writes lines, without the last line end */
  say(part: Said): void;
}

/** Writes a report for the place that it goes to. */
type Maker = (place: Place) => string;

/** The reports of one run. The terminal's is said in parts, as they come; each other one is written at the end. */
export class Reports<Name extends string> implements Terminal {
  readonly #chosen: readonly Chosen<Name>[];
  readonly #said: Said[] = [];

  /** @param chosen - the reporters that are on */
  constructor(chosen: readonly Chosen<Name>[]) {
    this.#chosen = chosen;
  }

  /** Whether the terminal report goes to the standard output, so that other words may go there too. */
  get isShown(): boolean {
    return this.#chosen.some(({ name, place }) => name === "terminal" && place === "stdout");
  }

  /**
   * Adds to the terminal report, and prints it at once where that goes to the standard output.
   *
   * @param part - writes lines, without the last line end
   */
  say(part: Said): void {
    this.#said.push(part);
    if (this.isShown) {
      console.log(part(colorsFor(process.stdout)));
    }
  }

  /**
   * Writes the reports. One that cannot be written takes nothing from the others.
   *
   * @param makers - writes each report but the terminal's
   * @returns the worst of how writing them ended: usage for a file that cannot be written
   */
  write(makers: Readonly<Record<Exclude<Name, "terminal">, Maker>>): ExitCode {
    const all: Readonly<Record<string, Maker>> = {
      ...makers,
      terminal: () => this.#said.map((part) => part(PLAIN)).join("\n"),
    };
    const left = this.#chosen.filter(({ name, place }) => name !== "terminal" || place !== "stdout");
    return worstOf(left.map(({ name, place }) => write(place, all[name] as Maker)));
  }
}

function write(place: Place, maker: Maker): ExitCode {
  try {
    put(place, maker(place));
    return EXIT.fine;
  } catch (error) {
    return exitOfError(error);
  }
}

function put(place: Place, text: string): void {
  if (place === "stdout") {
    console.log(text);
  } else if (place === "stderr") {
    if (text !== "") {
      console.error(text);
    }
  } else if (place.isAddedTo) {
    // What is there before may end in the middle of a line.
    addToFile(place.file, text === "" ? "" : `\n${text}\n`);
  } else {
    writeWhole(place.file, `${text}\n`);
  }
}
