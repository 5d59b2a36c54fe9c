// Receivers for modern peers.

/** The rules of a small one. */
const RULES = `  if (!isObject(envelope)) {
    return "unclassified";
  }
  const hasResult = Object.hasOwn(envelope, "result");
  const hasError = Object.hasOwn(envelope, "error");
  if (hasResult === hasError) {
    return "unclassified";
  }
  if (hasError) {
    return "protocol_error";
  }
  const { result } = envelope;
  if (!isObject(result) || !Object.hasOwn(result, "resultType")) {
    return "unclassified";
  }
  if (result.resultType === "input_required") {
    return "input_required";
  }
  if (result.resultType !== "complete") {
    return "unclassified";
  }
  if (!Object.hasOwn(result, "isError")) {
    return "normal_complete";
  }
  if (typeof result.isError !== "boolean") {
    return "unclassified";
  }
  return result.isError ? "tool_error" : "normal_complete";
`;

const IS_OBJECT = `function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
`;

const COPIES = 10;

/** A small receiver. */
export const SHORT = `export default function receive(envelope) {
${RULES}}

${IS_OBJECT}`;

/**
 * One ten times as long: ten copies of the small one, all of which read every envelope and have to say the same. So a
 * mutant of any of them is reached by as many tests, and each call takes ten times as long.
 */
export const LONG = `export default function receive(envelope) {
  const [first, ...others] = [${Array.from({ length: COPIES }, (_, at) => `receive${at}(envelope)`).join(", ")}];
  return others.every((other) => other === first) ? first : "the copies disagree";
}

${Array.from({ length: COPIES }, (_, at) => `function receive${at}(envelope) {\n${RULES}}\n`).join("\n")}
${IS_OBJECT}`;

/** One with a single mutant: the body of a function that hands all to the small one. */
export const SINGLE = `import receive from "./short.js";

export default function single(envelope) {
  return receive(envelope);
}
`;
