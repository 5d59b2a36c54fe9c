/** The names under which StrykerJS finds its configuration. */
export const STRYKER_NAMES = ["stryker", ".stryker"].flatMap((name) =>
  ["conf", "config"].flatMap((kind) =>
    ["json", "js", "mjs", "cjs"].map((ending) => `${name}.${kind}.${ending}`),
  ),
);
