/** What each word of a subject's stands for: one or several of the words by which expectations are stated. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/**
 * Makes the vocabulary of subjects that answer in the words of the expectations themselves.
 *
 * @param words - all words that are answers
 * @returns each word, standing for itself
 */
export function plainVocabulary(words: readonly string[]): Vocabulary {
  return new Map(words.map((word) => [word, [word]]));
}
