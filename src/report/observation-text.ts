import type { Observation } from "../judge/observation.ts";
import { excerpt, printable } from "./printable.ts";

/**
 * Writes what a call came to.
 *
 * @param observation - what it came to
 * @returns a few words, safe to print
 */
export function observationText(observation: Observation): string {
  switch (observation.kind) {
    case "answered":
      return `${excerpt(observation.word, 60)}${observation.changedInput ? ", and changed the envelope" : ""}`;
    case "threw":
    case "exited":
      return `${observation.kind}: ${printable(observation.message)}`;
    case "skipped":
      return `skipped: ${printable(observation.reason)}`;
    case "not-put":
      return `nothing, since it was not put: ${printable(observation.reason)}`;
    case "no-answer":
      return `nothing for its caller: ${printable(observation.reason)}`;
    case "repeated-call":
      return `the same call made ${observation.calls} times`;
    case "timeout":
      return `nothing within ${observation.limit} ms`;
    case "no-word":
      return printable(observation.shown);
  }
}
