/** Words that one credit pays for in a copy, an answer, a plagiarism check or a humanized text. */
export const WORDS_PER_CREDIT = 500
/** Claims checked for one credit. */
export const CLAIMS_PER_CREDIT = 5

/**
 * What copies or answers cost: one credit each up to 500 words, one more for every 500 begun.
 * A copy without words costs nothing.
 */
export function creditsForCopies(wordsOfEach: readonly number[]): number {
  return wordsOfEach.reduce((sum, words) => sum + creditsForWords(words), 0)
}

/** One credit for every 500 words begun; 0 for no words. */
export function creditsForWords(words: number): number {
  return portions(words, WORDS_PER_CREDIT)
}

/** One credit for every 5 claims begun; only claims that were really checked again count. */
export function creditsForClaims(claims: number): number {
  return portions(claims, CLAIMS_PER_CREDIT)
}

function portions(amount: number, size: number): number {
  return amount > 0 ? Math.ceil(amount / size) : 0
}
