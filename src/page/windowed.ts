import {
  type Range,
  Virtualizer,
  elementScroll,
  observeElementOffset,
  observeElementRect,
} from "@tanstack/virtual-core";
import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";

/** Items come and go in blocks of so many, so that not every step of scrolling renders. */
const BLOCK = 8;

/** One direction of a windowed grid, in pixels. */
interface WindowedOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly size: number;
  /** How much the heads, which stay, cover at its beginning. */
  readonly heads: number;
  readonly horizontal: boolean;
  /** The item that is kept though it is out of sight, since it has the focus. */
  readonly kept: number;
}

/** A window on many items of one size. */
export interface Windowed {
  /** The items to render, in their order; the same list as long as they are the same. */
  readonly items: readonly number[];
  /** The size of all items with the heads, in pixels. */
  readonly total: number;
  /** Scrolls as little as it takes to have an item in sight. */
  readonly reveal: (item: number) => void;
}

/**
 * Renders only the items that are in sight, and a few around them.
 *
 * @param options - the direction
 * @returns the window
 */
export function useWindowed(options: WindowedOptions): Windowed {
  const { scroller, count, size, heads, horizontal, kept } = options;
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const full = {
    ...{ count, horizontal, paddingStart: heads, scrollPaddingStart: heads },
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    rangeExtractor: useCallback((range: Range) => itemsIn(range, kept), [kept]),
    onChange: () => rerender(undefined),
    ...{ observeElementRect, observeElementOffset, scrollToFn: elementScroll },
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLElement>(full));
  virtualizer.setOptions(full);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const items = virtualizer.getVirtualItems().map(({ index }) => index);
  return {
    items: useMemo(() => items, [items.join()]),
    total: virtualizer.getTotalSize(),
    reveal: (item) => virtualizer.scrollToIndex(item),
  };
}

function itemsIn({ startIndex, endIndex, count }: Range, kept: number): number[] {
  const from = Math.max(0, Math.floor((startIndex - 1) / BLOCK) * BLOCK);
  const to = Math.min(count, Math.ceil((endIndex + 2) / BLOCK) * BLOCK);
  const items = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (kept < 0 || kept >= count || (kept >= from && kept < to)) {
    return items;
  }
  return kept < from ? [kept, ...items] : [...items, kept];
}
