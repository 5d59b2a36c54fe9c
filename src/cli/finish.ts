import type { ExitCode } from "./exit-codes.ts";

/** Takes the exit code of a command that came to its end. */
export type Finish = (code: ExitCode) => void;
