/**
 * What is known of one language. Phrases are separated by commas, `*` behind letters stands for any ending and alone for one word. Wordings
 * are `from = to`, one a line: only pairs that fit every sentence we could think of, in the same form and with the same words around them:
 * no denial, no modal, no quantity; a verb's past only where it is its participle too.
 */
export interface Lists {
  /** Phrases and words that people write now and then, and machines all the time. */
  readonly stock: string
  /** General words of praise, help, change, and concern: each is common by itself, but many together are a sign. */
  readonly abstract: string
  /** Openers that only say that something follows: before a comma they can go where the language keeps the order of words. */
  readonly openers: string
  /** Frames around a statement that add nothing; they can go where the language keeps the order of words. */
  readonly frames: string
  /** Words that take back part of what is said. */
  readonly hedges: string
  /** Words that join the last item of a list. */
  readonly joins: string
  /** Plain words for inflated ones. */
  readonly plainWords: string
  /** Short wordings for roundabout ones. */
  readonly shortWordings: string
}
