import { type Colors, PLAIN, colorsFor } from "../report/colors.ts";
import { printable } from "../report/printable.ts";
import { EXIT, type ExitCode, worstOf } from "./exit-codes.ts";
import { exitOfError } from "./exit-of-error.ts";
import type { Chosen, Place } from "./reporters.ts";
import { addToFile, writeWhole } from "./write-whole.ts";

/** Writes a part of the terminal report. */
type Said = (colors: Colors) => string;

/** What takes a terminal report in parts. */
export interface Terminal {
  /** Whether the report goes to the standard output, so that other words may go there too. */
  readonly isShown: boolean;

  /** @param part - writes lines, without the last line end */
  say(part: Said): void;
}

/** Writes a report for the place that it goes to. */
type Maker = (place: Place) => string | Promise<string>;

/** The reports of one run. The terminal's is said in parts, as they come; each other one is written at the end. */
export class Reports<Name extends string> implements Terminal {
  readonly #chosen: readonly Chosen<Name>[];
  readonly #said: Said[] = [];

  /** @param chosen - the reporters that are on */
  constructor(chosen: readonly Chosen<Name>[]) {
    this.#chosen = chosen;
  }

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
  async write(makers: Readonly<Record<Exclude<Name, "terminal">, Maker>>): Promise<ExitCode> {
    const all: Readonly<Record<string, Maker>> = {
      ...makers,
      terminal: () => this.#said.map((part) => part(PLAIN)).join("\n"),
    };
    const left = this.#chosen.filter(({ name, place }) => name !== "terminal" || place !== "stdout");
    const codes: ExitCode[] = [];
    for (const { name, place } of left) {
      codes.push(await write(place, all[name] as Maker));
    }
    return worstOf(codes);
  }
}

async function write(place: Place, maker: Maker): Promise<ExitCode> {
  try {
    put(place, await maker(place));
    if (typeof place === "object" && place.isTold) {
      console.error(`killtable: wrote ${printable(place.file)}`);
    }
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
    addTo(place.file, text);
  } else {
    writeWhole(place.file, `${text}\n`);
  }
}

function addTo(file: string, text: string): void {
  if (text === "") {
    console.error(`killtable: ${printable(file)} has no room left; the report is not added to it`);
  } else {
    // What is there before may end in the middle of a line.
    addToFile(file, `\n${text}\n`);
  }
}
