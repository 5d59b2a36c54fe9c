/** What to judge, said so that another process can open it. */
export interface Subject {
  /** The URL of a module that exports `open(args)`, which gives the function to judge. */
  readonly loader: string;
  /** What the loader is told; it has to survive JSON. */
  readonly args: unknown;
}

/** The function that is judged: it answers a decoded input, knowing its context. */
export type SubjectFunction = (input: unknown, context: unknown) => unknown;

/** What a loader module exports. */
export interface Loader {
  readonly open: (args: unknown) => Promise<SubjectFunction>;
}

/** A subject that could not be opened. The message says what was looked for and what was found. */
export class SubjectError extends Error {
  override readonly name = "SubjectError";
}
