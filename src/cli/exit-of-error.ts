import { CommanderError } from "commander";
import { CorpusError } from "../corpus/corpus-error.ts";
import { SubjectError } from "../judge/subject.ts";
import { ConfigError } from "../load/config-error.ts";
import { printable } from "../report/printable.ts";
import { CompareError } from "../run/compare/compare-error.ts";
import { InitError } from "../run/init/init-error.ts";
import { VoidError } from "../run/void-error.ts";
import { GitError } from "../stryker/git-changes.ts";
import { StrykerReportError } from "../stryker/report.ts";
import { StrykerMissingError } from "../stryker/peer-packages.ts";
import { LogError } from "../wire/call-log.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { UsageError } from "./usage-error.ts";

/** Errors of the user's, which need a sentence and no stack. */
const USAGE_ERRORS = [
  UsageError,
  ConfigError,
  SubjectError,
  CorpusError,
  InitError,
  CompareError,
  GitError,
  LogError,
  StrykerMissingError,
  StrykerReportError,
];

/**
 * Says on standard error what went wrong: in a sentence, unless it is a fault of killtable's own.
 *
 * @param error - what was thrown
 * @returns how the command ends
 */
export function exitOfError(error: unknown): ExitCode {
  if (error instanceof CommanderError) {
    // Commander has printed what there is to say.
    return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  }
  if (error instanceof VoidError) {
    console.error(`killtable: ${printable(error.message)}`);
    return EXIT.void;
  }
  if (USAGE_ERRORS.some((kind) => error instanceof kind)) {
    console.error(`killtable: ${printable((error as Error).message)}`);
    return EXIT.usage;
  }
  console.error("killtable: this is a fault of killtable's own; please report it with these lines:");
  console.error(error);
  return EXIT.bug;
}
