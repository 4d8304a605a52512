/** What a language's passive is made of. */
export interface PassiveRules {
  /** Forms of the verb that makes it: `is`, `wird`, `fut`. */
  readonly auxiliaries: ReadonlySet<string>
  /** Words before such a form that make the sentence active: `il s'est levé`. */
  readonly reflexives: ReadonlySet<string>
  /** Participles that match no pattern. */
  readonly participles: ReadonlySet<string>
  /** How participles look, lower case. */
  readonly participle: RegExp
  /** Words that look like participles and make no passive. */
  readonly noParticiples: ReadonlySet<string>
  /** Words that end the search: another clause or phrase begins. */
  readonly breaks: ReadonlySet<string>
  /** How other such words look. */
  readonly breakPattern: RegExp | null
  /** Words after which a participle is an adjective: `the used car`. */
  readonly determiners: ReadonlySet<string>
  /** How many words may lie between the two. */
  readonly window: number
  /** Whether the participle may come first: `dass es gesagt wird`. */
  readonly before: boolean
}

/** What the report needs to know of a language. Null: not measured in this language. */
export interface LanguageRules {
  /** A sentence of more words is long; from what share of long sentences on (percent) the text is ok, and bad. */
  readonly longSentence: { readonly words: number; readonly okShare: number; readonly badShare: number }
  /** Phrases separated by `|`, after `^` those that count only where a clause begins (`first`); pairs as `either … or`. */
  readonly transitions: { readonly phrases: string; readonly pairs: string } | null
  readonly passive: PassiveRules | null
}

/** The words of a list that is written as text. */
export function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''))
}
