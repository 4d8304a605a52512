import { type ContentLanguage, isStopWord } from '../text/index.ts'
import type { Match } from './match.ts'
import type { NameKind, TargetName } from './targets.ts'
import type { LinkToken } from './tokens.ts'

/** Why a link is thought to be right, strongest doubt first; `name` when nothing speaks against it. */
export type LinkReason =
  | 'name'
  | 'other-form'
  | 'short-name'
  | 'initials'
  | 'topic'
  | 'subject'
  | 'common-word'
  | 'other-case'
  | 'other-meaning'
  | 'before-name'
  | 'part-of-name'

/** How sure a link is, 0 to 1, and the doubt that weighs most. */
export interface Confidence {
  readonly confidence: number
  readonly reason: LinkReason
}

/** A name where it is, with what is around it. */
export interface Sighting {
  readonly tokens: readonly LinkToken[]
  readonly match: Match
  readonly name: TargetName
  /** How often each word is in the whole text, in the singular. */
  readonly vocabulary: ReadonlyMap<string, number>
  /** Whether a hyphen joins it to a word before or after. */
  readonly isHyphenated: boolean
}

/** How sure a name of one, two, three and more words is when nothing speaks against it. */
const SURE = [0.88, 0.95, 0.98]
/** What each doubt leaves of the confidence. */
const FACTOR_BY_DOUBT: Readonly<Record<Exclude<LinkReason, 'name'>, number>> = {
  'other-form': 0.95,
  'short-name': 0.9,
  initials: 0.85,
  topic: 0.7,
  subject: 0.85,
  'common-word': 0.8,
  'other-case': 0.4,
  'other-meaning': 0.5,
  'before-name': 0.6,
  'part-of-name': 0.5,
}
/** Several words together are seldom met by chance: doubts weigh less. */
const LEFT_OF_PHRASES = 0.85

/** A title of so many words may be a sentence; shorter ones with one capital are often names (`Congress of the people`). */
const SENTENCE_WORDS = 5

/** A single word that stands so often in a text is common there. */
const OFTEN = 4

/** Names that are our guess: doubts weigh in full, however long they are. */
const guessed: ReadonlySet<NameKind> = new Set(['topic', 'subject', 'without-class'])

/** How sure it is that a name in a text means its page. */
export function confidenceOf(sighting: Sighting, language: ContentLanguage): Confidence {
  const isPhrase = sighting.name.tokens.length > 1
  const doubts = doubtsOf(sighting, language)
  let confidence = SURE[Math.min(sighting.name.tokens.length, SURE.length) - 1] ?? 0
  let reason: LinkReason = 'name'
  for (const doubt of doubts) {
    const left =
      isPhrase && !guessed.has(sighting.name.kind)
        ? Math.max(FACTOR_BY_DOUBT[doubt], LEFT_OF_PHRASES)
        : FACTOR_BY_DOUBT[doubt]
    if (reason === 'name' || FACTOR_BY_DOUBT[doubt] < FACTOR_BY_DOUBT[reason]) reason = doubt
    confidence *= left
  }
  return { confidence, reason }
}

/** The share of the words taken off a title (`planet`, `New Jersey`) that the text has somewhere; 1 when none were. */
export function contextShare({ context }: TargetName, vocabulary: ReadonlyMap<string, unknown>): number {
  if (context.length === 0) return 1
  return context.filter((word) => vocabulary.has(word)).length / context.length
}

function doubtsOf(sighting: Sighting, language: ContentLanguage): Exclude<LinkReason, 'name'>[] {
  const { name, tokens, match, vocabulary } = sighting
  const own = tokens.slice(match.from, match.to)
  const isProper = name.tokens.some(({ isLarge }) => isLarge)
  const doubts: Exclude<LinkReason, 'name'>[] = []
  const opens = opensSentence(tokens, match.from)
  // a title in sentence case (`How to bake bread`) begins small within a sentence
  const isSentence = name.tokens.length >= SENTENCE_WORDS && name.tokens.slice(1).every(({ isLarge }) => !isLarge)
  const isFree = opens || isSentence
  const differs = name.tokens.some(({ isLarge }, index) => isLarge !== own[index]?.isLarge && !(index === 0 && isFree))
  if (differs && name.kind !== 'topic' && name.kind !== 'subject') doubts.push('other-case')
  if (own.at(-1)?.key !== name.tokens.at(-1)?.key) {
    doubts.push(isProper && name.tokens.length === 1 && own[0]?.isCapitals !== true ? 'other-meaning' : 'other-form')
  }
  if (name.kind === 'initials') doubts.push('initials')
  if (name.kind === 'topic' || name.kind === 'subject') doubts.push(name.kind)
  if (name.kind === 'before-comma' || name.kind === 'without-class') doubts.push('short-name')
  if (name.tokens.length === 1 && (!isProper || (vocabulary.get(own[0]?.single ?? '') ?? 0) >= OFTEN)) {
    doubts.push('common-word')
  }
  if (name.context.length > 0 && contextShare(name, vocabulary) === 0 && !isTellingName(name, isProper, differs)) {
    doubts.push('other-meaning')
  }
  if (isPartOfName(sighting, language)) doubts.push('part-of-name')
  else if (own.at(-1)?.isLarge === true && isName(tokens[match.to], language)) doubts.push('before-name')
  return doubts
}

/** A proper name says by itself what is meant, except that a place or person of that name may be another one. */
function isTellingName(name: TargetName, isProper: boolean, differs: boolean): boolean {
  return isProper && !differs && name.kind === 'without-parenthesis'
}

/** The word continues in a compound, or a longer name ends with it: `self-made`, `Quebec City`, `Gulf of Maine`. */
function isPartOfName({ tokens, match, isHyphenated }: Sighting, language: ContentLanguage): boolean {
  if (isHyphenated) return true
  if (tokens[match.from]?.isLarge !== true) return false
  const before = tokens[match.from - 1]
  return isName(before, language) || (before?.key === 'of' && isName(tokens[match.from - 2], language))
}

function isName(token: LinkToken | undefined, language: ContentLanguage): boolean {
  return token?.isWord === true && token.isLarge && !isStopWord(token.key, language)
}

function opensSentence(tokens: readonly LinkToken[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || (!before.isWord && '.!?:…'.includes(before.key))
}
