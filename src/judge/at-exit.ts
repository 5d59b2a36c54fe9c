/** What is left to do, by one listener for all: Node.js takes many listeners for a leak. */
const waiting = new Set<() => void>();

/**
 * Has something done when this process ends, unless that is taken back. A signal ends it without coming back to
 * whoever else would do it.
 *
 * @param work - what to do, at once and without throwing
 */
export function doAtExit(work: () => void): void {
  if (waiting.size === 0) {
    process.on("exit", doAll);
  }
  waiting.add(work);
}

/**
 * Takes back what was to be done when this process ends.
 *
 * @param work - what was to be done
 */
export function forgetAtExit(work: () => void): void {
  waiting.delete(work);
  if (waiting.size === 0) {
    process.off("exit", doAll);
  }
}

function doAll(): void {
  for (const work of waiting) {
    work();
  }
}
