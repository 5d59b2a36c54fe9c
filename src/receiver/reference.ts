import { referenceWith } from "./reference-with.ts";

/** The reference receiver: the core rules for every era, and no feature. */
export const reference = referenceWith([]);
