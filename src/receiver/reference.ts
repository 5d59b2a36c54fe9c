import { referenceWith } from "./reference-with.ts";

/** The reference receiver: the core rules for every era, and no feature. */
// Stryker disable next-line ArrayDeclaration: a claim of what is no feature claims nothing.
export const reference = referenceWith([]);
