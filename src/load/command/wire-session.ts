import type { Input, Observation } from "../../judge/observation.ts";
import type { Observed, Observer } from "../../judge/observer.ts";
import { DEFAULT_LIMITS, type Limits } from "../../judge/session.ts";
import { show } from "../../judge/show.ts";
import { type Subject, SubjectError } from "../../judge/subject.ts";
import type { ReceiverContext } from "../../protocol/receiver.ts";
import { isCallable } from "../../wire/probe.ts";
import { CallCounts } from "./call-counts.ts";
import { isCommand } from "./command-args.ts";
import { CommandSession } from "./command-session.ts";
import { asksForOneMore, inputForWire } from "./wire-input.ts";
import { WireServer } from "./wire-server.ts";

/** After so many inputs in a row for which no call was made, no more are put. */
const MOST_UNCALLED = 25;

/** What there is while a subject is open. */
interface Opened {
  readonly session: CommandSession;
  readonly server: WireServer;
  readonly counts: CallCounts;
  /** For how many inputs in a row no call was made. */
  uncalled: number;
}

/**
 * Observes a real client through a command that has it make calls to a server, which answers with the envelopes. Calls
 * are made one at a time, and the server's own count of them tells those that were not made and those that were made
 * again.
 */
export class WireSession implements Observer {
  readonly #limits: Limits;
  #opened: Opened | undefined;
  #inputs: readonly Input[] = [];
  #written: readonly Input[] = [];

  /** @param limits - how long things may take */
  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  get introduction(): string | undefined {
    return this.#opened?.session.introduction;
  }

  async open(subject: Subject): Promise<void> {
    this.close();
    if (!isCommand(subject) || subject.args.wire === undefined) {
      throw new SubjectError("it is no command with a wire");
    }
    const server = new WireServer(subject.args.wire, subject.args.told.era, this.#limits.open);
    const session = new CommandSession(this.#limits, () => server.address());
    this.#opened = { server, session, counts: new CallCounts(server.log), uncalled: 0 };
    await session.open(subject);
  }

  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<Observed, void, undefined> {
    if (this.#opened === undefined) {
      throw new Error("a session observes nothing before a subject is open");
    }
    if (inputs !== this.#inputs) {
      this.#inputs = inputs;
      this.#written = inputs.map(inputForWire);
    }
    for (const index of order) {
      const { method } = JSON.parse(inputs[index]?.context ?? "{}") as ReceiverContext;
      if (this.#opened.uncalled === MOST_UNCALLED) {
        const reason = `its client made no call for ${MOST_UNCALLED} inputs in a row`;
        yield { index, observation: { kind: "not-put", reason } };
      } else if (isCallable(method)) {
        yield* this.#put(this.#opened, index);
        yield* this.#repeated(this.#opened);
      } else {
        const reason = `no client can be made to send ${show(method)}`;
        yield { index, observation: { kind: "skipped", reason } };
      }
    }
  }

  async *settle(): AsyncGenerator<Observed, void, undefined> {
    if (this.#opened !== undefined) {
      yield* this.#opened.session.settle();
      yield* this.#repeated(this.#opened);
    }
  }

  close(): void {
    this.#opened?.session.close();
    this.#opened?.counts.close();
    this.#opened?.server.close();
    this.#opened = undefined;
    this.#inputs = [];
  }

  /** Puts an input; and once more, to a new client, where no call came of it: the connection may have been lost before. */
  async *#put(opened: Opened, index: number): AsyncGenerator<Observed, void, undefined> {
    const { session, counts } = opened;
    for (let isAgain = false; ; isAgain = true) {
      let own: Observation | undefined;
      for await (const observed of session.observe(this.#written, [index])) {
        if (observed.isLate === true) {
          yield observed;
        } else {
          own = observed.observation;
        }
      }
      const isCalled = counts.callsOf(session.lastRequest ?? "") > 0;
      if (own !== undefined && (isCalled || isAgain || own.kind === "skipped" || own.kind === "not-put")) {
        if (own.kind !== "not-put") {
          opened.uncalled = isCalled || own.kind === "skipped" ? 0 : opened.uncalled + 1;
        }
        yield { index, observation: isCalled ? own : withoutCall(own) };
        return;
      }
      session.startAnew();
    }
  }

  *#repeated({ session, counts }: Opened): Generator<Observed, void, undefined> {
    for (const { seq, calls, retries } of counts.takeChanged()) {
      const index = session.indexOf(seq);
      const input = index === undefined ? undefined : this.#inputs[index];
      if (index !== undefined && input !== undefined && calls > 1) {
        const isAskedFor = calls === 2 && asksForOneMore(input, retries === 1);
        if (!isAskedFor) {
          yield { index, observation: { kind: "repeated-call", calls }, isLate: true };
        }
      }
    }
  }
}

/** What is said of an envelope that the client never got says nothing. */
function withoutCall(observation: Observation): Observation {
  return observation.kind === "answered" || observation.kind === "no-word"
    ? { kind: "no-answer", reason: "its client made no call, so that it can say nothing of the envelope" }
    : observation;
}
