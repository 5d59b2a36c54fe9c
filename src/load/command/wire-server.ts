import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { doAtExit, forgetAtExit } from "../../judge/at-exit.ts";
import { ownScript } from "../../judge/own-script.ts";
import { SubjectError } from "../../judge/subject.ts";
import type { Era } from "../../protocol/era.ts";
import type { Wire } from "../../protocol/wire.ts";
import type { ServeOptions } from "../../wire/serve.ts";
import { LineProcess } from "./line-process.ts";
import type { ServerAddress } from "./protocol.ts";

/** The server that answers a real client: over stdio the client starts it, over HTTP it is started here. */
export class WireServer {
  readonly #wire: Wire;
  readonly #folder: string;
  readonly #command: readonly string[];
  readonly #startLimit: number;
  #served: { readonly process: LineProcess; readonly url: string } | undefined;
  readonly #remove = (): void => rmSync(this.#folder, { recursive: true, force: true });

  /**
   * @param wire - the transport
   * @param era - the peers that it is for
   * @param startLimit - how long it may take to start, in milliseconds
   */
  constructor(wire: Wire, era: Era, startLimit: number) {
    this.#wire = wire;
    this.#startLimit = startLimit;
    this.#folder = mkdtempSync(path.join(tmpdir(), `killtable-${process.pid}-`));
    // A signal ends the process without coming back to whoever would remove it.
    doAtExit(this.#remove);
    const { file, execArgv } = ownScript(import.meta.url, "../../wire/serve-process");
    const options: ServeOptions = { transport: wire, era, log: this.log };
    this.#command = [process.execPath, ...execArgv, file, JSON.stringify(options)];
  }

  /** The file to which it appends every call. */
  get log(): string {
    return path.join(this.#folder, "calls.jsonl");
  }

  /**
   * Says where a client finds it. Over HTTP, one that is gone is started anew.
   *
   * @returns its address
   * @throws SubjectError if it does not start
   */
  async address(): Promise<ServerAddress> {
    if (this.#wire === "stdio") {
      return { transport: "stdio", command: this.#command };
    }
    if (this.#served === undefined || !(await isReached(this.#served.url, this.#startLimit))) {
      this.#served?.process.kill();
      this.#served = await this.#start();
    }
    return { transport: "http", url: this.#served.url };
  }

  /** Ends it, and removes its log. */
  close(): void {
    this.#served?.process.kill();
    forgetAtExit(this.#remove);
    this.#remove();
  }

  async #start(): Promise<{ readonly process: LineProcess; readonly url: string }> {
    const started = new LineProcess(this.#command, process.cwd());
    const event = await started.next(this.#startLimit);
    if (event?.kind === "line") {
      return { process: started, url: event.line };
    }
    started.kill();
    const problem = event?.message ?? `it gave no URL within ${this.#startLimit} ms${started.saidErrors}`;
    throw new SubjectError(`the server for its client does not start: ${problem}`);
  }
}

/** That its process ended may not be known yet; whether it takes a connection is. */
async function isReached(url: string, limit: number): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(limit) });
    return true;
  } catch {
    return false;
  }
}
