// Exports two functions under names that say nothing.
export { default as first } from "./right.mjs";
export const second = () => "unclassified";
