import type { Told } from "../runner.ts";
import { LoopProcess } from "./loop-process.ts";

/** One process after another that runs tests of the same project. */
export class Tester {
  readonly #told: () => Omit<Told, "log">;
  #process: LoopProcess | undefined = new LoopProcess();
  #isPrepared = false;

  /** @param told - says where and what to run, as it is by then */
  constructor(told: () => Omit<Told, "log">) {
    this.#told = told;
  }

  /** Whether the process was told what to run. */
  get isPrepared(): boolean {
    return this.#isPrepared;
  }

  /** The process that runs the tests; a new one, if the last was ended. */
  current(): LoopProcess {
    const process = (this.#process ??= new LoopProcess());
    if (!this.#isPrepared) {
      this.#isPrepared = true;
      process.send({ kind: "prepare", told: this.#told() });
    }
    return process;
  }

  /** Ends the process. */
  end(): void {
    this.#process?.kill();
    this.#process = undefined;
    this.#isPrepared = false;
  }
}
