/** The sides of a subject that sentences tell about and people ask about. */
export const facets = [
  'definition',
  'mechanism',
  'history',
  'people',
  'size',
  'duration',
  'cost',
  'benefits',
  'drawbacks',
  'comparison',
  'places',
  'steps',
  'rules',
  'outlook',
] as const

/** One of `facets`. */
export type Facet = (typeof facets)[number]

/** Sides that a section can be headed by, in the order in which readers expect them. */
export const headedFacets = [
  'definition',
  'mechanism',
  'history',
  'steps',
  'duration',
  'size',
  'cost',
  'benefits',
  'drawbacks',
] as const satisfies readonly Facet[]

/** One of `headedFacets`. */
export type HeadedFacet = (typeof headedFacets)[number]

/** Sides that one asks about whatever the thing is. */
export const askedFacets = [
  'definition',
  'mechanism',
  'cost',
  'benefits',
  'drawbacks',
] as const satisfies readonly Facet[]

/** One of `askedFacets`. */
export type AskedFacet = (typeof askedFacets)[number]

/**
 * What reading and planning know of one language. Word lists are one string, words apart by blanks; in them `_` stands for a
 * blank inside a phrase and a final `*` for any ending. In patterns `{topic}` and the like are filled in and `{one|many}`
 * chooses by whether the topic is plural. No pattern states anything about the world.
 */
export interface Pack {
  /** First words that point back at the sentence before (`it`, `this`): such a sentence does not stand alone. */
  readonly leaning: string
  /** Third-person pronouns that point back when no noun stands before them. */
  readonly pronouns: string
  /** Words that point back wherever they stand (`that place`). */
  readonly inside: string
  /** Demonstratives that stand before a noun; near the start of a sentence they point back. */
  readonly demonstratives: string
  /** Phrases that count time from something said before (`years_later`), near the start of a sentence. */
  readonly afterwards: string
  /** Nouns that announce a list after `there are three`: such a sentence promises what others have to keep. */
  readonly announcing: string
  /** Words inside a first clause by which it follows from something said before (`is therefore paid back`). */
  readonly hanging: string
  /** Pronouns that, in the first clause of a sentence, mean something outside it; empty where word order does not tell. */
  readonly objects: string
  /** Words that begin another clause, in which such a pronoun may mean something inside the sentence. */
  readonly clauses: string
  /** Openers that only join (`However,`): they go when the sentence before is not there. */
  readonly connectives: string
  /** Conjunctions that go the same way without a comma after them. */
  readonly conjunctions: string
  /** Openers that look as if they pointed back and do not (`it is important`). */
  readonly standing: string
  /** Articles before a noun that was spoken of before (`the`). */
  readonly definite: string
  /** Articles before a noun that is brought up (`a`); empty in languages without. */
  readonly indefinite: string
  /** First words that are written small inside a sentence: articles, prepositions, quantifiers. */
  readonly small: string
  /** Words of page furniture and of writers about their own text; a sentence with one is never quoted. */
  readonly furniture: string
  /** Words that deny. */
  readonly negations: string
  /** Words by which a sentence shows its side of the subject. */
  readonly cues: Readonly<Record<Facet, string>>
  /** The heading of a side. */
  readonly headings: Readonly<Record<HeadedFacet, string>>
  /** What people ask about a thing, whatever it is. */
  readonly questions: Readonly<Record<AskedFacet, string>>
  /** Words by which a question asks for a side, or a heading names it. */
  readonly asks: Readonly<Record<Facet, string>>
  /** Words by which a topic asks for a time. */
  readonly asksTime: string
  readonly phrases: Phrases
  /** Whether a topic in its dictionary form is plural. */
  readonly isPlural: (topic: string) => boolean
  /** What the forms of words show; absent where they do not tell a verb from a noun. */
  readonly forms?: WordForms
  /** Words that a subject may have where forms do not show its end: 2 when not said, 1 where nouns are put together to one word. */
  readonly subjectWords?: number
  /** Whether all nouns are written large, and the word for the reader as well. */
  readonly hasLargeNouns?: boolean
  /** What a heading may have before its noun (`On costs`). */
  readonly beforeHeading?: RegExp
  /** Whether a small word is tied to the next one by an apostrophe. */
  readonly elides?: boolean
  /** How letters are written in ASCII that other languages write without their marks. */
  readonly ascii?: Readonly<Record<string, string>>
  /** Definition openers between a subject and what it is: `is a`, `are`. Used as `(subject) (copula) (rest)`. */
  readonly copula: string
}

/** What the forms of words show in a language that tells verbs by them. */
export interface WordForms {
  /** Whether a word has the form of a verb that follows its subject. */
  readonly isVerb: (word: string) => boolean
  readonly isPlural: (word: string) => boolean
  /** A thing that is counted, as a text speaks of it: in the plural where it does so, else with its article. */
  readonly counted: (phrase: string, text: string) => string
  /** Whether a phrase is something one does: `a weekend in Rome`. */
  readonly isActivity: (phrase: string, text: string) => boolean
  /** Whether a text says of a name that it said something, or what else only persons do. */
  readonly speaks: (name: string, text: string) => boolean
  /** Pronouns that stand for persons. */
  readonly ofPersons: ReadonlySet<string>
}

/** Fixed wording, none of which claims anything. */
export interface Phrases {
  readonly and: string
  readonly conclusion: string
  readonly questionsTitle: string
}
