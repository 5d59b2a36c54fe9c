import { FEATURES } from "../protocol/feature.ts";
import { referenceWith } from "./reference-with.ts";

/** The reference receiver that claims every feature: check it with `--feature` for each of them. */
export const fullReference = referenceWith(FEATURES);
