// Module hooks, which run in a thread of their own: mark the modules of a folder by how often they were renewed.
// Node.js keeps an ES module for as long as its URL is the same.
import type { Marking } from "./fresh-modules.ts";

let marking: Marking | undefined;

/** Takes what is marked. Called by Node.js. */
export function initialize(told: Marking): void {
  marking = told;
}

interface Resolved {
  readonly url: string;
}

/** Marks the URL of a module. Called by Node.js for each import. */
export async function resolve(
  specifier: string,
  context: unknown,
  nextResolve: (specifier: string, context: unknown) => Promise<Resolved>,
): Promise<Resolved> {
  const resolved = await nextResolve(specifier, context);
  return marking !== undefined && isMarked(resolved.url, marking)
    ? { ...resolved, url: markedUrl(resolved.url, marking) }
    : resolved;
}

function isMarked(url: string, { root }: Marking): boolean {
  return url.startsWith(root) && !url.includes("/node_modules/");
}

function markedUrl(url: string, { generation }: Marking): string {
  const marked = new URL(url);
  marked.searchParams.set("killtable", String(Atomics.load(generation, 0)));
  return marked.href;
}
