/** One input as the worker gets it: no id, no expectation, nothing to recognize a case by. */
export interface Input {
  /** The input as JSON text, so that decoding happens where it is judged and nothing is lost before. */
  readonly text: string;
  /** What the subject is told beside the input, as JSON text too: every call gets its own. */
  readonly context: string;
}

/** What one call of a subject came to. */
export type Observation =
  | { readonly kind: "answered"; readonly word: string; readonly changedInput: boolean }
  /** The answer is no text at all; `shown` is a short picture of it, `texts` are those of its members that are. */
  | { readonly kind: "no-word"; readonly shown: string; readonly texts: Readonly<Record<string, string>> }
  | { readonly kind: "threw"; readonly message: string }
  /** The subject says that it does not judge this input, and why. */
  | { readonly kind: "skipped"; readonly reason: string }
  /** The subject says that it gave its own caller nothing, and why. */
  | { readonly kind: "no-answer"; readonly reason: string }
  /** The subject made a call again that it had to make once; how often it made it in all. */
  | { readonly kind: "repeated-call"; readonly calls: number }
  /** No answer came within the limit, in milliseconds; what the subject said otherwise, if it did. */
  | { readonly kind: "timeout"; readonly limit: number; readonly said?: string }
  /** The process in which the subject ran is gone. */
  | { readonly kind: "exited"; readonly message: string }
  /** The subject was given up before this input had its turn, and why. */
  | { readonly kind: "not-put"; readonly reason: string };
