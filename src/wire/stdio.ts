import { linesOf } from "./lines.ts";
import { type Answer, CODE, errorAnswer, onOneLine } from "./messages.ts";
import type { ScriptedServer } from "./scripted-server.ts";

/** The ends of a connection over standard input and output. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: { write(text: string): unknown };
}

/**
 * Serves one client over standard input and output, a message a line, until the input ends.
 *
 * @param server - the server
 * @param streams - where to read and write
 */
export async function serveStdio(server: ScriptedServer, { input, output }: Streams): Promise<void> {
  for await (const line of linesOf(input)) {
    const answer = answerLine(server, line);
    if (answer !== undefined) {
      output.write(`${onOneLine(answer.text)}\n`);
    }
  }
}

function answerLine(server: ScriptedServer, line: string): Answer | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return errorAnswer({ code: CODE.parse, message: "This is no JSON" });
  }
  return server.answer(message);
}
