import type { ChildProcess } from "node:child_process";

/** Whether a process can be started at the head of a group, and be ended with all that it started. */
export const HAS_GROUPS = process.platform !== "win32";

/**
 * Ends a process at once and, where there are process groups, all that it started.
 *
 * @param child - a process that was started `detached` where there are groups
 */
export function killGroup(child: ChildProcess): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) {
      process.kill(-child.pid, "SIGKILL");
    } else {
      child.kill("SIGKILL");
    }
  } catch {
    // It is gone already.
  }
}

/**
 * Says how a process ended.
 *
 * @param code - its exit code, if it exited
 * @param signal - the signal that ended it, if one did
 * @returns a sentence without a full stop
 */
export function exitMessage(code: number | null, signal: string | null): string {
  return signal === null ? `the process exited with code ${code}` : `the process was ended by ${signal}`;
}
