/** The longest way to write the key `id`, in characters: both letters as escapes, and the quotes. */
const LONGEST_KEY = 14;

/** The id of a request. */
export type RequestId = string | number;

/**
 * Sets the ids of an answer that is written for a request with the id 1 to those of the request that it really answers.
 * Every other character stays as it is: what a decoder would lose, such as a key that is there twice, is what is judged.
 *
 * - The number 1 becomes the id of the request, `1.0` and `1e0` in the same spelling.
 * - The text `"1"`, the id of another type, becomes the id of the request as a text, where that is a number.
 * - Any other id is about ids and stays, unless it is by chance the id of the request: then it becomes another one of
 *   its type, the negative number or a longer text.
 *
 * The ids are those of the answer, or, where it is an array, of each answer in it.
 *
 * @param text - a JSON text
 * @param id - the id of the request that it is to answer
 * @returns the text for that request
 */
export function setIds(text: string, id: RequestId): string {
  return replaceIds(text, (token) => {
    const value = JSON.parse(token) as unknown;
    if (value === 1) {
      return spelledAs(token, id);
    }
    if (value === "1" && typeof id === "number") {
      return JSON.stringify(String(id));
    }
    return value === id ? JSON.stringify(unlike(id)) : token;
  });
}

/**
 * Writes an answer that is written for a request with any id for one with the id 1, so that {@link setIds} can set it.
 *
 * @param text - a JSON text
 * @param id - the id of the request for which it is written
 * @returns the same text with other ids: right ones stay right, wrong ones wrong
 */
export function writeForOne(text: string, id: RequestId): string {
  return id === 1
    ? text
    : replaceIds(text, (token) => {
        const value = JSON.parse(token) as unknown;
        if (value === id) {
          return "1";
        }
        if (typeof id === "number" && value === String(id)) {
          return '"1"';
        }
        // What is wrong for the id stays wrong for the id 1.
        return value === 1 || value === "1" ? token.replace("1", "2") : token;
      });
}

/** An id in the spelling of a number that is 1. */
function spelledAs(token: string, id: RequestId): string {
  return Number.isSafeInteger(id) && /^1(\.0+)?([eE][+-]?0+)?$/.test(token)
    ? token.replace("1", String(id))
    : JSON.stringify(id);
}

function unlike(id: RequestId): RequestId {
  if (typeof id === "string") {
    return `${id}-other`;
  }
  return id === 0 ? -1 : -id;
}

function replaceIds(text: string, replace: (token: string) => string): string {
  let replaced = "";
  let copied = 0;
  for (const [start, end] of idValues(text)) {
    replaced += text.slice(copied, start) + replace(text.slice(start, end));
    copied = end;
  }
  return replaced + text.slice(copied);
}

/** Finds the ids that are texts, numbers or words, in one pass and without recursion: a text may be of any depth. */
function* idValues(text: string): Generator<readonly [start: number, end: number], void, undefined> {
  let depth = 0;
  const outermost = ["", ""];
  const isInAnswer = (): boolean =>
    (depth === 1 && outermost[0] === "{") || (depth === 2 && outermost.join("") === "[{");
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === "{" || char === "[") {
      if (depth < 2) {
        outermost[depth] = char;
      }
      depth++;
    } else if (char === "}" || char === "]") {
      depth--;
    } else if (char === '"') {
      const end = endOfText(text, at);
      const colon = skipBlanks(text, end);
      if (isInAnswer() && text.charAt(colon) === ":" && isIdKey(text.slice(at, end))) {
        const start = skipBlanks(text, colon + 1);
        const valueEnd = endOfScalar(text, start);
        if (valueEnd > start) {
          yield [start, valueEnd];
        }
        at = valueEnd - 1;
      } else {
        at = end - 1;
      }
    }
  }
}

function isIdKey(token: string): boolean {
  return (
    token === '"id"' || (token.length <= LONGEST_KEY && token.includes("\\") && JSON.parse(token) === "id")
  );
}

/** Behind the quote that ends the text. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') {
    at += text.charAt(at) === "\\" ? 2 : 1;
  }
  return at + 1;
}

/** Behind a text, a number or a word; at the start where an object or an array begins. */
function endOfScalar(text: string, start: number): number {
  if (text.charAt(start) === '"') {
    return endOfText(text, start);
  }
  let at = start;
  while (at < text.length && !"{}[],\t\n\r ".includes(text.charAt(at))) {
    at++;
  }
  return at;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while ("\t\n\r ".includes(text.charAt(at)) && at < text.length) {
    at++;
  }
  return at;
}
