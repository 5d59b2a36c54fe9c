import { referenceWith } from "./reference-with.ts";

/** The reference receiver of a client that has extensions, and leaves the JSON-RPC members to its transport. */
export const extensionsReference = referenceWith(["extensions"]);
