import { type Vocabulary, plainVocabulary } from "../judge/vocabulary.ts";
import { CATEGORIES } from "../protocol/category.ts";
import type { ReceiverConfig } from "./config.ts";

/**
 * Makes the vocabulary of a receiver.
 *
 * @param categories - what its words stand for; the words of the contract, if left out
 * @returns what each of its words stands for; any other word is a foreign answer
 */
export function vocabularyOf(categories: ReceiverConfig["categories"]): Vocabulary {
  if (categories === undefined) {
    return plainVocabulary(CATEGORIES);
  }
  return new Map(
    Object.entries(categories).map(([word, meant]) => [word, typeof meant === "string" ? [meant] : meant]),
  );
}
