/** Names that are taken for the receiver, in this order, where no name is given. */
const USUAL_NAMES = ["default", "receiver", "classify"] as const;

/** A receiver that was found, or what was wrong. */
export type Picked = { readonly found: (...args: unknown[]) => unknown } | { readonly problem: string };

/**
 * Picks the receiver out of a module's exports: the one that is named; else the default export, `receiver`
 * or `classify`; else the only function there is.
 *
 * @param exports - the module's exports, by name
 * @param wanted - the name that the user gave, if any
 * @returns the function, or a sentence on what was looked for and what was found
 */
export function pickExport(exports: Readonly<Record<string, unknown>>, wanted: string | undefined): Picked {
  const found = `it exports ${listExports(exports)}`;
  if (wanted !== undefined) {
    const named = Object.hasOwn(exports, wanted) ? exports[wanted] : undefined;
    return isFunction(named)
      ? { found: named }
      : { problem: `there is no function exported as ${wanted}; ${found}` };
  }
  const functions = Object.keys(exports).filter((name) => isFunction(exports[name]));
  const name = usualExport(functions);
  const receiver = name === undefined ? undefined : exports[name];
  if (isFunction(receiver)) {
    return isClass(receiver)
      ? { problem: `${name} is a class; export a function that makes an instance and calls its method` }
      : { found: receiver };
  }
  return functions.length === 0
    ? { problem: `no function is exported; ${found}` }
    : { problem: `several functions could be the receiver; ${found}. Name one with --export` };
}

/**
 * Says which function is taken for the receiver where none is named.
 *
 * @param functions - the names under which functions are exported
 * @returns the name; nothing where several could be meant, or there is none
 */
export function usualExport(functions: readonly string[]): string | undefined {
  const usual = USUAL_NAMES.find((name) => functions.includes(name));
  return usual ?? (functions.length === 1 ? functions[0] : undefined);
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === "function";
}

function isClass(value: object): boolean {
  return /^class\b/.test(Function.prototype.toString.call(value));
}

function listExports(exports: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(exports).map((name) => `${name} (${typeof exports[name]})`);
  return names.length === 0 ? "nothing" : names.join(", ");
}
