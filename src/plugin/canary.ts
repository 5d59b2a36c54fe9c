import { DEFAULT_LIMITS } from "../judge/session.ts";
import { moduleSubject } from "../load/subjects.ts";
import { vocabularyOf } from "../load/vocabulary.ts";
import type { Target } from "../run/targets.ts";
import type { TargetTest, TargetTests } from "./target-tests.ts";

/** The name of the canary's only test. */
export const CANARY = "canary";

/** What the canary answers as long as it is not mutated. */
const ALIVE = "alive";

/**
 * A receiver whose mutants are known: the one that answers another word has to be killed, the one that only says
 * something else to nobody has to survive. A test runner that finds anything else cannot be believed.
 */
export const CANARY_SOURCE = `export default function canary() {
  unheard("song");
  return "${ALIVE}";
}
function unheard() {}
`;

/**
 * Makes the test of the canary.
 *
 * @param file - the absolute path of the module with {@link CANARY_SOURCE}
 * @returns the only test: what it answers
 */
export function canaryTests(file: string): TargetTests {
  const target: Target = {
    receiver: CANARY,
    subject: moduleSubject(file, undefined, undefined),
    vocabulary: vocabularyOf(undefined),
    era: "modern",
    features: [],
    positions: {},
    timeout: DEFAULT_LIMITS.answer,
  };
  const test: TargetTest = {
    id: CANARY,
    name: CANARY,
    of: target,
    order: [0],
    decidedBy: CANARY_SOURCE,
    failureOf: ([observation]) =>
      observation?.kind === "answered" && observation.word === ALIVE ? undefined : () => "it does not answer",
  };
  return { target, inputs: [{ text: "null", context: "{}" }], tests: [test], known: 0 };
}
