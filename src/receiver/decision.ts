import type { Category } from "../protocol/category.ts";

/** An answer, and the rule of `fixtures/rules.json` that gave it. */
export interface Decision {
  readonly category: Category;
  readonly rule: string;
}
