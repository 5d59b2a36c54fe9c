/** A function that a module exports. */
export interface ExportedFunction {
  /** The name of the export. */
  readonly export: string;
  /** The name of the function itself; a default export may have none. */
  readonly name?: string;
}

/** A name that JavaScript lets a variable or an export have, as the source of a regular expression. */
export const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;

// What is indented is no export, or no code: only what begins a line is read.
const FUNCTION = new RegExp(
  String.raw`^(?<exported>export\s+(?<isDefault>default\s+)?)?(?:async\s+)?function\s+(?<name>${NAME})`,
  "gmu",
);
const ANONYMOUS = new RegExp(
  String.raw`^export\s+default\s+(?:async\s+)?(?:function\s*\(|\([^)]{0,1000}\)[^=\n]*=>|${NAME}\s*=>)`,
  "mu",
);
// A value that begins on the next line is read with this one.
const VARIABLE = new RegExp(
  String.raw`^(?<exported>export\s+)?(?:const|let|var)\s+(?<name>${NAME})(?<value>[^\n]*(?:(?<=[=]\r?)\n[^\n]*)?)`,
  "gmu",
);
const DEFAULT_NAME = new RegExp(String.raw`^export\s+default\s+(?<name>${NAME})\s*(?:;\s*)?$`, "mu");
const LIST = /^(?:export|module\.exports\s*=)\s*\{(?<items>[^{}]*)\}(?!\s*from\b)/gmu;
const ITEM = new RegExp(String.raw`^(?<name>${NAME})(?:\s+as\s+(?<as>${NAME}))?$`, "u");
const MEMBER = new RegExp(String.raw`^(?:module\.)?exports\.(?<as>${NAME})(?<value>\s*=[^\n]*)`, "gmu");
const MEMBER_NAME = new RegExp(String.raw`^\s*=\s*(?<name>${NAME})\s*(?:;\s*)?$`, "u");

/**
 * Finds the functions that a module exports by reading its text. Importing it would run it. What takes a parser to
 * see, such as a function that another one makes, is not found.
 *
 * @param source - the text of a JavaScript or TypeScript module
 * @returns the functions, each export once
 */
export function exportedFunctions(source: string): ExportedFunction[] {
  const functions = groupsOf(source, FUNCTION);
  const variables = groupsOf(source, VARIABLE).filter(({ value }) => isFunctionText(value));
  const declared = new Set([...functions, ...variables].map(({ name }) => name));
  const defaultName = DEFAULT_NAME.exec(source)?.groups?.["name"];
  const found = [
    ...functions
      .filter(({ exported }) => exported !== undefined)
      .map(({ name, isDefault }) => ({ as: isDefault === undefined ? name : "default", name })),
    ...variables.filter(({ exported }) => exported !== undefined).map(({ name }) => ({ as: name, name })),
    ...groupsOf(source, LIST)
      .flatMap(({ items = "" }) => items.split(","))
      .map((item) => ITEM.exec(item.trim())?.groups ?? {})
      .map(({ as, name }) => ({ as: as ?? name, name }))
      .filter(({ name }) => declared.has(name)),
    ...groupsOf(source, MEMBER)
      .filter(
        ({ value = "" }) => isFunctionText(value) || declared.has(MEMBER_NAME.exec(value)?.groups?.["name"]),
      )
      .map(({ as }) => ({ as, name: as })),
    ...(declared.has(defaultName) ? [{ as: "default", name: defaultName }] : []),
    ...(ANONYMOUS.test(source) ? [{ as: "default", name: undefined }] : []),
  ];
  const byExport = new Map(found.map((each) => [each.as, each] as const));
  return [...byExport.values()].map(({ as = "", name }) => ({
    export: as,
    ...(name === undefined ? {} : { name }),
  }));
}

/**
 * Finds where a function that a module exports is written.
 *
 * @param source - the text of the module
 * @param found - a function that was found in it
 * @returns the line, from 1; nothing where the text does not show it
 */
export function lineOfFunction(source: string, found: ExportedFunction): number | undefined {
  const isIt = ({ groups }: RegExpExecArray): boolean =>
    groups?.["name"] === found.name || groups?.["as"] === found.export;
  const named = [FUNCTION, VARIABLE, MEMBER].flatMap((pattern) => [...source.matchAll(pattern)]).find(isIt);
  const offset = (found.name === undefined ? ANONYMOUS.exec(source) : named)?.index;
  return offset === undefined ? undefined : source.slice(0, offset).split("\n").length;
}

function groupsOf(source: string, pattern: RegExp): Partial<Record<string, string>>[] {
  return [...source.matchAll(pattern)].map(({ groups = {} }) => groups);
}

/** Whether what stands behind a name looks like a function: an arrow, the word, or parameters that go on below. */
function isFunctionText(value = ""): boolean {
  return /=>|\bfunction\b|=\s*(?:async\s*)?\(\s*$/u.test(value);
}
