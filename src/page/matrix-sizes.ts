// In pixels; the windowing needs to know them.

/** The width of a cell. */
export const CELL_WIDTH = 20;

/** The height of a row. */
export const ROW_HEIGHT = 22;

/** The height of the heads of rules and cases together. */
export const HEADS_HEIGHT = 190;

/** The width of the heads of rows, in a wide and in a narrow window. */
export const HEADS_WIDTH = { wide: 280, narrow: 130 } as const;
