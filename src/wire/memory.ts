import type { ScriptedServer } from "./scripted-server.ts";

/** A transport as the clients of the official SDKs take one. */
export interface MemoryTransport {
  // oxlint-disable-next-line typescript/no-explicit-any -- each client names its own type for what was decoded
  onmessage?: (message: any) => void;
  onerror?: (error: Error) => void;
  onclose?: () => void;
  start(): Promise<void>;
  send(message: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects a client to a server in the same process. It gets decoded messages: what decoding loses, it loses.
 *
 * @param server - the server
 * @returns the client's end
 */
export function memoryTransport(server: ScriptedServer): MemoryTransport {
  const transport: MemoryTransport = {
    start: async () => {},
    send: async (message) => {
      const answer = server.answer(message);
      if (answer !== undefined) {
        // Over any other wire, the answer comes after the sending is done.
        setImmediate(() => deliver(transport, answer.text));
      }
    },
    close: async () => transport.onclose?.(),
  };
  return transport;
}

function deliver(transport: MemoryTransport, text: string): void {
  try {
    transport.onmessage?.(JSON.parse(text));
  } catch (error) {
    transport.onerror?.(error instanceof Error ? error : new Error(String(error)));
  }
}
