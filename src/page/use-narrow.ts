import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 56rem)";

/**
 * Follows the width of the window.
 *
 * @returns whether there is no room for two things side by side
 */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = (): void => setNarrow(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isNarrow;
}
