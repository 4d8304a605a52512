/**
 * What is known of one language. Phrases are separated by commas, `*` behind letters stands for any ending and alone for one word.
 *
 * Wordings are `from = to | next words | words not before`, one a line: only pairs that are right in every sentence we could think of, in
 * the same form and with the same words around them. Where a word has a second sense (`elevated` blood pressure, a `comprehensive` school)
 * the words that must come next, or behind `!` must not, keep to the first; with `*` for any letters.
 */
export interface Lists {
  /** Phrases and words that people write now and then, and machines all the time. */
  readonly stock: string
  /** General words of praise, help, change, and concern: each is common by itself, but many together are a sign. */
  readonly abstract: string
  /** What addresses everybody at the head of a sentence, up to two kinds of readers and a comma: `whether you're a beginner or a pro,`. */
  readonly audiences: string
  /** Openers that only say that something follows: they can always go. */
  readonly openers: string
  /** Openers that set an empty scene (`in today's world`): they can go where a main clause follows. */
  readonly scenes: string
  /** Words that begin no main clause: behind a scene they go on with it (`in today's world, where`). */
  readonly clauseless: string
  /** Frames around a statement that add nothing. */
  readonly frames: string
  /** Words that take back part of what is said. */
  readonly hedges: string
  /** Words that join the last item of a list. */
  readonly joins: string
  /** Articles and the like, which each item of a list may have; empty where lists have a comma before the joining word. */
  readonly articles: string
  /** Plain words for inflated ones. */
  readonly plainWords: string
  /** Short wordings for roundabout ones. */
  readonly shortWordings: string
  /** How a staged contrast denies (`not just`), and how it starts again (`it's`). */
  readonly contrast: { readonly denials: string; readonly restarts: string }
  /** Emphasis that says nothing by itself, with words of denial or quantity in it (`more than ever`, `not just`): it may go, and its words with it. */
  readonly emphases: RegExp
  /** Joining openers before a comma, and a plain word for each, which needs none: `however = but`. */
  readonly joints: string
  /** What parts clauses that can stand alone. */
  readonly clauses: Clauses
  /** Endings of participles that hang on behind a comma, and words that only look like them; null where there are none. */
  readonly tails: { readonly ending: RegExp; readonly except: string } | null
}

/** How a language joins clauses of which each could be a sentence. */
export interface Clauses {
  /** How such a clause starts: a subject that is sure, with its verb. */
  readonly starts: RegExp
  /** Words under which both halves of a sentence may stand: apart, the second would lose them. */
  readonly governs: RegExp
  readonly and: string
  readonly but: string
}
