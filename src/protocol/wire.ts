/** The transports by which a real client is reached. */
export const WIRES = ["stdio", "http"] as const;

/**
 * A transport between a real client and the server that answers it.
 *
 * - `stdio`: the client starts the server, and speaks with it over its standard input and output.
 * - `http`: Streamable HTTP on this machine.
 */
export type Wire = (typeof WIRES)[number];
