const started = performance.now();

/**
 * Says on standard error what is being measured, and since when.
 *
 * @param text - what
 */
export function progress(text) {
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stderr.write(`${String(seconds).padStart(5)} s  ${text}\n`);
}
