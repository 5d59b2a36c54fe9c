import {
  type Range,
  Virtualizer,
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
} from "@tanstack/virtual-core";
import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useReducer, useState } from "preact/hooks";

/** One direction of a windowed grid, in pixels. */
export interface WindowedOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly size: number;
  /** How much the heads, which stay, cover at its beginning. */
  readonly heads: number;
  readonly horizontal: boolean;
  /** The item that is kept though it is out of sight, since it has the focus. */
  readonly kept: number;
}

/** A window on many items. */
export type Windowed = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * Renders only the items that are in sight.
 *
 * @param options - the direction
 * @returns the window
 */
export function useWindowed(options: WindowedOptions): Windowed {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  // The same function as long as it does the same: what was rendered by the items is then left as it is.
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range), options.kept, options.count),
    [options.kept, options.count],
  );
  const full = {
    count: options.count,
    getScrollElement: () => options.scroller.current,
    estimateSize: () => options.size,
    paddingStart: options.heads,
    scrollPaddingStart: options.heads,
    horizontal: options.horizontal,
    overscan: 6,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => rerender(undefined),
    rangeExtractor,
  };
  const [windowed] = useState(() => new Virtualizer<HTMLDivElement, HTMLElement>(full));
  windowed.setOptions(full);
  useLayoutEffect(() => windowed._didMount(), [windowed]);
  useLayoutEffect(() => windowed._willUpdate());
  return windowed;
}

function withKept(items: number[], kept: number, count: number): number[] {
  if (kept < 0 || kept >= count || items.includes(kept)) {
    return items;
  }
  return [...items, kept].toSorted((one, other) => one - other);
}
