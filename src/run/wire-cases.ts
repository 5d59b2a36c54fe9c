import type { SelectedCase } from "../corpus/select.ts";
import { isCallable } from "../wire/probe.ts";

/** The cases that can be put to a real client on a wire, and those that cannot. */
export interface WireCases {
  readonly cases: readonly SelectedCase[];
  /** The ids of those whose request no client can be made to send. */
  readonly uncallable: readonly string[];
  /** The ids of those that suppose a protocol version, where the peers may agree on another. */
  readonly otherVersion: readonly string[];
}

/**
 * Tells which cases can be put to a real client on a wire. Of the eras, `modern` has one version and `legacy` treats
 * all of its versions alike; between dual-era peers the version is theirs to agree on.
 *
 * @param selected - the cases that apply to it
 * @returns the same cases, in three parts
 */
export function wireCases(selected: readonly SelectedCase[]): WireCases {
  const uncallable = selected.filter(({ context: { method } }) => !isCallable(method));
  const otherVersion = selected.filter(
    ({ context: { method, era, protocolVersion } }) =>
      isCallable(method) && era === "dual-era" && protocolVersion !== undefined,
  );
  const left = new Set([...uncallable, ...otherVersion]);
  return {
    cases: selected.filter((each) => !left.has(each)),
    uncallable: idsOf(uncallable),
    otherVersion: idsOf(otherVersion),
  };
}

function idsOf(selected: readonly SelectedCase[]): string[] {
  return selected.map(({ case: { id } }) => id);
}
