import type { Era } from "../protocol/era.ts";
import { CallLog } from "./call-log.ts";
import { eraOfRequest } from "./eras.ts";
import { type RequestId, setIds } from "./ids.ts";
import { type Answer, CODE, errorAnswer, resultAnswer } from "./messages.ts";
import { isCallable, readProbe } from "./probe.ts";
import { completeResult, resultFor } from "./results.ts";

/** What a scripted server is to be. */
export interface ServerOptions {
  /** The peers that it is for; both eras, if left out. */
  readonly era?: Era;
  /** The file to which every request for an envelope is appended. */
  readonly log?: string;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * An MCP server that answers `tools/call`, `prompts/get` and `resources/read` with the very text that the request
 * holds, but for its id. It knows no cases; of calls it remembers only which were answered, to tell a retry.
 */
export class ScriptedServer {
  /** The peers that it is for. */
  readonly era: Era;
  readonly #log: CallLog;
  readonly #answered = new Set<string>();

  /**
   * @param options - what it is to be
   * @throws LogError if the log cannot be opened
   */
  constructor({ era = "dual-era", log }: ServerOptions = {}) {
    this.era = era;
    this.#log = new CallLog(log);
  }

  /**
   * Answers a message.
   *
   * @param message - a decoded message, whatever it is
   * @returns the answer; none to a notification and to what is itself an answer
   */
  answer(message: unknown): Answer | undefined {
    const { id, method, params } = Object(message) as Members;
    const isObject = typeof message === "object" && message !== null && !Array.isArray(message);
    if (isObject && (method === undefined || id === undefined)) {
      return undefined;
    }
    if (typeof method !== "string" || (typeof id !== "string" && typeof id !== "number")) {
      return errorAnswer({ code: CODE.invalidRequest, message: "This is no request", status: 400 });
    }
    return this.#answerRequest(id, method, Object(params) as Members);
  }

  #answerRequest(id: RequestId, method: string, params: Members): Answer {
    const peer = eraOfRequest(this.era, method, params);
    if (typeof peer === "object") {
      return errorAnswer(peer, id);
    }
    if (isCallable(method)) {
      return this.#answerCall(id, method, params, peer);
    }
    const result = resultFor(method, params, peer, this.era);
    return result === undefined
      ? errorAnswer(
          { code: CODE.unknownMethod, message: "Method not found", status: peer === "modern" ? 404 : 200 },
          id,
        )
      : resultAnswer(id, result);
  }

  #answerCall(id: RequestId, method: string, params: Members, peer: "modern" | "legacy"): Answer {
    const probe = readProbe(method, params);
    const retry = params["inputResponses"] !== undefined || params["requestState"] !== undefined;
    this.#log.write({ method, seq: probe?.seq ?? null, retry });
    if (probe === undefined) {
      return errorAnswer({ code: CODE.invalidParams, message: "This names no envelope and seq" }, id);
    }
    if (retry && this.#answered.has(probe.seq)) {
      return resultAnswer(id, completeResult(method, peer));
    }
    this.#answered.add(probe.seq);
    return { text: setIds(probe.envelope, id), status: 200 };
  }
}
