// A right receiver in TypeScript with what only a compiler removes, and imports from its neighbour.
import right from "./right.mjs";

enum Level {
  Envelope,
}

interface Known {
  readonly level: Level;
}

export const receiver = (envelope: unknown): string => {
  const known: Known = { level: Level.Envelope };
  return known.level === Level.Envelope ? (right(envelope) as string) : "unclassified";
};
