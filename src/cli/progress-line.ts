import yoctoSpinner, { type Spinner } from "yocto-spinner";
import { WIDTH, fit } from "../report/columns.ts";

/** Takes what makes the text of how far something is, as often as that changes: most of it is never shown. */
export type Say = (text: () => string) => void;

/** Nothing is said of what takes less than so long, in milliseconds. */
const PATIENCE = 1_000;

/** So often the line changes at most, in milliseconds. */
const INTERVAL = 100;

/** What the spinner and the last column take. */
const MARGIN = 3;

/**
 * Does something, and says meanwhile on one line of the terminal how far it is. The line is gone at the end, and while
 * something else is written.
 *
 * @param work - what is done; it is given what takes the line's text
 * @param stream - where the line is; it is left alone unless it is a terminal that can take a line back
 * @returns what the work gives
 */
export async function withProgress<T>(
  work: (say: Say) => Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  if (!stream.isTTY || process.env.TERM === "dumb" || process.env.CI !== undefined) {
    return work(() => {});
  }
  const line = new ProgressLine(stream);
  // A signal ends the process through it.
  const end = (): void => line.end();
  process.once("exit", end);
  try {
    return await work((text) => line.say(text));
  } finally {
    process.off("exit", end);
    line.end();
  }
}

class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  readonly #spinner: Spinner;
  readonly #timer: NodeJS.Timeout;
  readonly #start = performance.now();
  #changed = -Infinity;
  #text = (): string => "";

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    this.#spinner = yoctoSpinner({ stream, handleSignals: false });
    // Where nothing is said for long, such as by a receiver that hangs.
    this.#timer = setTimeout(() => this.#show(), PATIENCE);
    this.#timer.unref();
  }

  say(text: () => string): void {
    this.#text = text;
    const now = performance.now();
    // Timers have no turn while work is done in this process.
    if (now - this.#start >= PATIENCE && now - this.#changed >= INTERVAL) {
      this.#changed = now;
      this.#show();
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#spinner.stop();
  }

  #show(): void {
    const width = Math.min(this.#stream.columns || WIDTH, WIDTH) - MARGIN;
    // The spinner counts characters, not columns, to know how many lines it has to clear.
    const text = fit(this.#text(), width).slice(0, width);
    if (this.#spinner.isSpinning) {
      this.#spinner.text = text;
    } else {
      this.#spinner.start(text);
    }
  }
}
