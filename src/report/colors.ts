import pc from "picocolors";

/** The functions that colour text. */
export type Colors = ReturnType<typeof pc.createColors>;

/**
 * Colours for a stream: only a terminal gets them, and none that asks for none (NO_COLOR).
 *
 * @param stream - where the text will go
 * @returns functions that colour, or pass text on as it is
 */
export function colorsFor(stream: { readonly isTTY?: boolean }): Colors {
  return pc.createColors(stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb");
}

/** Passes text on as it is: for files, and for what others colour. */
export const PLAIN: Colors = colorsFor({});
