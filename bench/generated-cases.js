// Cases in any number, whose right answers are known by how they are built.
const complete = (members) => result({ resultType: "complete", content: [], ...members });
const result = (value) => ({ jsonrpc: "2.0", id: 1, result: value });
const failure = (message) => ({ jsonrpc: "2.0", id: 1, error: { code: -32000, message } });

/** What modern peers send; each makes an envelope of a text that differs from case to case and decides nothing. */
const KINDS = [
  ["flag-false", "normal_complete", (text) => complete({ isError: false, _meta: { text } })],
  ["flag-omitted", "normal_complete", (text) => complete({ _meta: { text } })],
  ["flag-true", "tool_error", (text) => complete({ isError: true, _meta: { text } })],
  [
    "type-input-required",
    "input_required",
    (text) => result({ resultType: "input_required", requestState: text }),
  ],
  ["error-member", "protocol_error", (text) => failure(text)],
  ["one-member", "unclassified", (text) => ({ ...complete({}), ...failure(text) })],
  ["one-member", "unclassified", (text) => ({ jsonrpc: "2.0", id: 1, _meta: { text } })],
  ["result-object", "unclassified", (text) => result([text])],
  ["type-absent", "unclassified", (text) => result({ content: [], _meta: { text } })],
  ["type-unrecognized", "unclassified", (text) => result({ resultType: `type ${text}`, content: [] })],
  ["flag-boolean", "unclassified", (text) => complete({ isError: text })],
  ["envelope-object", "unclassified", (text) => [text]],
];

/**
 * Makes a group of cases for modern peers, as `fixtures/cases/` has them.
 *
 * @param size - how many
 * @returns the group `generated`
 */
export function generatedGroup(size) {
  const cases = Array.from({ length: size }, (_, at) => {
    const kind = at % KINDS.length;
    const [rule, category, envelopeOf] = KINDS[kind];
    return {
      id: `generated-${at}`,
      title: `Variation ${Math.floor(at / KINDS.length)} of kind ${kind}`,
      why: `It is built so that ${rule} decides.`,
      rules: [rule],
      envelope: envelopeOf(`text ${at}`),
      expect: { modern: category },
      since: "0.1.0",
    };
  });
  return { group: "generated", about: "Envelopes that are built to a rule each.", cases };
}
