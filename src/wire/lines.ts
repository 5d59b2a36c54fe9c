/**
 * Splits a stream into lines at `\n`, and nowhere else: a text in JSON may hold any other separator.
 *
 * @param stream - gives pieces of bytes
 * @yields each line without its end; what has no end is no line
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let pieces: Uint8Array[] = [];
  for await (const chunk of stream) {
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      yield Buffer.concat([...pieces, rest.subarray(0, end)]).toString();
      pieces = [];
      rest = rest.subarray(end + 1);
    }
    pieces.push(rest);
  }
}
