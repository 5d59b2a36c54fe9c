import type { Input } from "../../judge/observation.ts";
import type { Observed, Observer } from "../../judge/observer.ts";
import { Patience } from "../../judge/patience.ts";
import { DEFAULT_LIMITS, type Limits } from "../../judge/session.ts";
import { show } from "../../judge/show.ts";
import { type Subject, SubjectError } from "../../judge/subject.ts";
import { type CommandArgs, isCommand } from "./command-args.ts";
import type { LineEvent, LineProcess } from "./line-process.ts";
import { STOP, type ServerAddress, readAnswer } from "./protocol.ts";
import { Requests } from "./requests.ts";
import { startCommand } from "./start-command.ts";

/** So many lines that are no answers, and the rest is not put: a receiver may write one for every input. */
const MOST_BAD_LINES = 25;

/** So often it is started anew for the same inputs, and the rest is not put: a receiver may end after every answer. */
const MOST_RESTARTS = 500;

/** So long it may take to start anew in all, in milliseconds, and the rest is not put. */
const RESTARTING_TIME = 120_000;

/** How long to wait for what comes after the last answer, in milliseconds. */
const SETTLING_TIME = 50;

/**
 * Observes a command over its standard input and output. The command is started anew whenever it hangs, ends or
 * writes what is no answer to the request that has its turn, so that every input gets an observation.
 */
export class CommandSession implements Observer {
  readonly #limits: Limits;
  readonly #findServer: (() => Promise<ServerAddress>) | undefined;
  #process: LineProcess | undefined;
  #args: CommandArgs | undefined;
  #introduction: string | undefined;
  #patience: Patience;
  #requests = new Requests([]);
  #badLines = 0;
  #restarts = 0;
  /** How long that took in all, in milliseconds. */
  #restarting = 0;
  /** Why the command is given up, once it is. */
  #lost: string | undefined;

  /**
   * @param limits - how long things may take
   * @param findServer - finds the server of which the command is told each time it is started, if there is one
   */
  constructor(limits: Limits = DEFAULT_LIMITS, findServer?: () => Promise<ServerAddress>) {
    this.#limits = limits;
    this.#findServer = findServer;
    this.#patience = new Patience(limits.answer);
  }

  get introduction(): string | undefined {
    return this.#introduction;
  }

  async open(subject: Subject): Promise<void> {
    this.close();
    if (!isCommand(subject)) {
      throw new SubjectError("it is no command");
    }
    this.#args = subject.args;
    this.#patience = new Patience(this.#limits.answer);
    this.#requests = new Requests([]);
    this.#lost = undefined;
    this.#restarting = 0;
    await this.#start(subject.args);
  }

  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<Observed, void, undefined> {
    if (!this.#requests.isAbout(inputs)) {
      this.#requests = new Requests(inputs);
      this.#patience.renew();
      this.#badLines = 0;
      this.#restarts = 0;
    }
    let done = 0;
    try {
      while (done < order.length) {
        const problem = await this.#restart();
        if (problem !== undefined) {
          const observation = { kind: "not-put" as const, reason: problem };
          const left = order.slice(done);
          done = order.length;
          yield* left.map((index) => ({ index, observation }));
          return;
        }
        this.#process?.send(this.#requests.refill(order, done));
        const observed = await this.#next(order[done] as number);
        done += observed.isLate === true ? 0 : 1;
        yield observed;
      }
    } finally {
      // The caller stopped early, and the command is still at it.
      if (done < order.length) {
        this.#kill();
      }
    }
  }

  async *settle(): AsyncGenerator<Observed, void, undefined> {
    const event = await this.#process?.next(SETTLING_TIME);
    const last = this.indexOf(this.lastRequest ?? "");
    if (event !== undefined && last !== undefined) {
      yield { ...this.#interpret(event, last), isLate: true };
    }
  }

  /** The request that was put last, if there was one. */
  get lastRequest(): string | undefined {
    return this.#requests.last;
  }

  /**
   * Finds the input of a request.
   *
   * @param request - names a request about the inputs that are observed, perhaps
   * @returns the index of its input, unless there was no such request
   */
  indexOf(request: string): number | undefined {
    return this.#requests.indexOf(request);
  }

  /** Has the command started anew before the next input is put. */
  startAnew(): void {
    this.#kill();
  }

  close(): void {
    if (this.#requests.turn !== undefined) {
      return this.#kill();
    }
    this.#process?.stop(STOP);
    this.#process = undefined;
  }

  #kill(): void {
    this.#process?.kill();
    this.#process = undefined;
    this.#requests.drop();
  }

  async #start(args: CommandArgs): Promise<void> {
    const { process, ready } = await startCommand(args, this.#limits.open, await this.#findServer?.());
    const said = [ready.name, ready.version, ready.language].filter((text) => text !== undefined);
    this.#introduction = said.length === 0 ? undefined : said.join(" ");
    this.#process = process;
  }

  /** Starts the command anew where it had to be ended; says why, where it is given up. */
  async #restart(): Promise<string | undefined> {
    if (this.#args === undefined) {
      throw new Error("a session observes nothing before a subject is open");
    }
    if (this.#process === undefined) {
      this.#lost ??= this.#patience.over ?? this.#tooMany() ?? (await this.#startAgain(this.#args));
    }
    return this.#lost;
  }

  async #startAgain(args: CommandArgs): Promise<string | undefined> {
    this.#restarts++;
    const begun = performance.now();
    try {
      await this.#start(args);
      return undefined;
    } catch (error) {
      return `the receiver did not start again: ${(error as Error).message}`;
    } finally {
      this.#restarting += performance.now() - begun;
    }
  }

  #tooMany(): string | undefined {
    if (this.#badLines === MOST_BAD_LINES) {
      return `it wrote ${MOST_BAD_LINES} lines that are no answers`;
    }
    if (this.#restarting > RESTARTING_TIME) {
      return `starting the receiver anew took more than ${RESTARTING_TIME} ms in all`;
    }
    return this.#restarts === MOST_RESTARTS
      ? `the receiver had to be started anew ${MOST_RESTARTS} times`
      : undefined;
  }

  /** What came while an input had its turn; it may be about an earlier one. */
  async #next(index: number): Promise<Observed> {
    const { limit } = this.#patience;
    const event = await this.#process?.next(limit);
    if (event === undefined) {
      const said = this.#process?.saidErrors ?? "";
      this.#kill();
      this.#patience.timedOut();
      return { index, observation: { kind: "timeout", limit, ...(said === "" ? {} : { said }) } };
    }
    return this.#interpret(event, index);
  }

  /** Reads an event; where it is no answer to the request that has its turn, the process is given up. */
  #interpret(event: LineEvent, index: number): Observed {
    if (event.kind === "gone") {
      this.#kill();
      this.#patience.ended();
      return { index, observation: { kind: "exited", message: event.message } };
    }
    const answer = readAnswer(event.line);
    if ("problem" in answer) {
      return this.#bad(answer.problem, index);
    }
    if (answer.seq === this.#requests.turn) {
      this.#requests.shift();
      this.#patience.renew();
      return { index, observation: answer.observation };
    }
    const culprit = this.#requests.answeredIndex(answer.seq);
    return culprit === undefined
      ? this.#bad(
          `it wrote ${show(event.line)}, whose seq is not that of the request that it has to answer`,
          index,
        )
      : { ...this.#bad(`it answered a second time: ${show(event.line)}`, culprit), isLate: true };
  }

  #bad(problem: string, index: number): Observed {
    const message = `${problem}${this.#process?.saidErrors ?? ""}`;
    this.#kill();
    this.#badLines++;
    return { index, observation: { kind: "exited", message } };
  }
}
