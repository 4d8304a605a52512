import { type ContentLanguage, quotes } from '../../text/index.ts'
import { CONJOINS, JOINS, LEANS, STANDS, type Vocabulary } from './vocabulary.ts'
import type { Word } from './word-reader.ts'

/** What is needed to see whether a sentence stands alone. */
export interface Opening {
  readonly language: ContentLanguage
  readonly vocabulary: Vocabulary
  /** Stems of the topic asked for: `the topic` needs no sentence before it. */
  readonly topicTerms: ReadonlySet<string>
  readonly text: string
  readonly words: readonly Word[]
}

/** How a sentence hangs on the ones before. */
export interface Opener {
  /** How many words at its start only join it and can go. */
  readonly skipped: number
  /** Whether it points back. */
  readonly leans: boolean
}

/** Reads the opener of a sentence: joining words that can go, and whether what is left points back. */
export function readOpener(opening: Opening): Opener {
  const { skipped, leans } = joiningWords(opening)
  return { skipped, leans: leans || pronounPointsBack(opening, skipped) }
}

function joiningWords(opening: Opening): Opener {
  const { text, words, vocabulary } = opening
  const folds = words.map(({ word }) => word)
  let skipped = 0
  for (let round = 0; round < 2; round += 1) {
    const { bits, length } = vocabulary.openers.at(folds, skipped)
    if (bits === 0 || (bits & STANDS) !== 0 || skipped + length >= folds.length) break
    const last = words[skipped + length - 1]
    const hasComma = last !== undefined && /^\s*[,:،、，]/u.test(text.slice(last.end))
    if ((bits & LEANS) !== 0) return { skipped, leans: !isPair(opening, folds, skipped) }
    if ((bits & CONJOINS) === 0 && !hasComma) return { skipped, leans: (bits & JOINS) !== 0 }
    skipped += length
  }
  return { skipped, leans: false }
}

/** `Both wind and sun`: nothing before is meant. */
function isPair({ vocabulary }: Opening, folds: readonly string[], at: number): boolean {
  return folds[at] === 'both' && folds.slice(at + 1, at + 5).includes(vocabulary.pack.phrases.and)
}

/** A pronoun that has no noun in its own sentence to stand for. */
function pronounPointsBack(opening: Opening, skipped: number): boolean {
  const { vocabulary } = opening
  const words = opening.words.slice(skipped)
  const folds = words.map(({ word }) => word)
  if ((vocabulary.openers.at(folds, 0).bits & STANDS) !== 0)
    return folds[0] === 'it' && RAISED.test(folds.slice(0, 6).join(' '))
  for (const word of words.slice(0, 6)) {
    if (vocabulary.pronouns.has(word.word) && !isAddress(opening, word)) return true
    if (!word.isEmpty && !/^\d/.test(word.word)) break
  }
  if (pointsFromInside(opening, folds) || pointsBehindPhrase(opening, words)) return true
  if (isSaidByPronoun(opening) || followsFromBefore(opening, words)) return true
  return vocabulary.inside.all(folds) !== 0 || objectPointsBack(opening, words)
}

/** `“It is late,” he said`: who, only the sentence before tells. */
function isSaidByPronoun({ vocabulary, text, words }: Opening): boolean {
  if (!/^["“„«»]/.test(text)) return false
  const [quote] = quotes(text)
  const behind = words.filter(({ start }) => quote !== undefined && start >= quote.end)
  return behind.slice(0, SPEAKER).some(({ word }) => vocabulary.pronouns.has(word))
}

/** Words behind a quotation that name who said it. */
const SPEAKER = 3

/**
 * `The price is therefore paid back`, `Les voisins, cependant, …`: the first clause says itself that it follows from
 * something. A clause ends at a mark or at `and`; what stands between two commas is no end.
 */
function followsFromBefore(opening: Opening, words: readonly Word[]): boolean {
  const { vocabulary, text } = opening
  const folds = words.slice(0, FIRST_CLAUSE).map(({ word }) => word)
  for (const [at, word] of words.slice(0, FIRST_CLAUSE).entries()) {
    const { length } = vocabulary.hanging.at(folds, at)
    const isBeforeComma = /^\s*,/u.test(text.slice(words[at + Math.max(1, length) - 1]?.end))
    const isOther = isThere(folds, at) || isAddress(opening, word)
    if (length > 0 && !isOther) return at > 0 || isBeforeComma
    const mark = text.slice(word.end, words[at + 1]?.start)
    const isAside = mark.includes(',') && vocabulary.hanging.at(folds, at + 1).length > 0
    if ((/[,;:–—]/u.test(mark) && !isAside) || word.word === vocabulary.pack.phrases.and) return false
  }
  return false
}

/** `Sie` inside a sentence is the reader. */
function isAddress({ vocabulary, text, words }: Opening, { start }: Word): boolean {
  return vocabulary.pack.hasLargeNouns === true && start !== words[0]?.start && /\p{Lu}/u.test(text.charAt(start))
}

/** French `il y a` says that there is something. */
function isThere(folds: readonly string[], at: number): boolean {
  return folds[at] === 'y' && /il$/.test(folds[at - 1] ?? '')
}

/** Words in which a first clause shows what it follows from. */
const FIRST_CLAUSE = 12

/** `It is thought to be the first`: the word stands for a thing, as it does not in `it is thought that`. */
const RAISED = /^it is (?:thought|believed|known|estimated|said|likely|unlikely|expected) to /

/** `Due to such a law`, `Three years later`: words near the start that mean something said before. */
function pointsFromInside({ vocabulary }: Opening, folds: readonly string[]): boolean {
  const near = folds.slice(0, NEAR)
  if (vocabulary.afterwards.all(near.slice(0, 5)) !== 0) return true
  return near.some((word, at) => {
    if (!vocabulary.demonstratives.has(word)) return false
    return (vocabulary.openers.at(folds, at).bits & STANDS) === 0
  })
}

/** `For three months, she sailed`: a pronoun right behind a first phrase that is no clause and names nobody. */
function pointsBehindPhrase({ vocabulary, text }: Opening, words: readonly Word[]): boolean {
  const [first] = words
  // where `objects` is empty, a pronoun may stand for nothing (`il peut sembler`), as English `it` may
  if (vocabulary.objects.size === 0 || !first?.isEmpty || !vocabulary.small.has(first.word)) return false
  if (vocabulary.clauses.has(first.word) || vocabulary.definite.has(first.word)) return false
  const behind = words.findIndex(
    ({ start }, at) => at > 0 && text.slice(words[at - 1]?.end ?? start, start).includes(','),
  )
  const pronoun = words[behind]
  if (pronoun === undefined || behind > LONGEST_PHRASE || pronoun.word.startsWith('it')) return false
  if (!vocabulary.pronouns.has(pronoun.word)) return false
  return words.slice(1, behind).every(({ start }) => !/\p{Lu}/u.test(text.charAt(start)))
}

const LONGEST_PHRASE = 9

/** Words of a sentence in which a demonstrative means something before it, and not something inside it. */
const NEAR = 7

/**
 * `The Alliance maintains it`: an object in the first clause cannot mean its own subject, so it means something before
 * the sentence. A clause ends at a comma or a conjunction; a first phrase with a preposition is not a clause.
 */
function objectPointsBack({ vocabulary, text }: Opening, words: readonly Word[]): boolean {
  const [first] = words
  if (vocabulary.objects.size === 0 || first === undefined || vocabulary.clauses.has(first.word)) return false
  const startsWithPhrase = vocabulary.small.has(first.word) && first.isEmpty && !vocabulary.definite.has(first.word)
  let commas = startsWithPhrase && !['a', 'an'].includes(first.word) ? 1 : 0
  for (const [at, { word, start }] of words.entries()) {
    const previous = words[at - 1]
    const mark = previous === undefined ? '' : text.slice(previous.end, start)
    if (/[;:–—]/u.test(mark) || (mark.includes(',') && commas === 0)) return false
    if (mark.includes(',')) commas -= 1
    if (at > 0 && vocabulary.clauses.has(word) && !joinsNames(text, words, at)) return false
    if (at > 0 && vocabulary.objects.has(word)) return !isOfPlurals(words, at)
  }
  return false
}

/** `Stars have planets orbiting them`: what the planets do is done to the stars. */
function isOfPlurals(words: readonly Word[], at: number): boolean {
  const [doer, doing, done] = words.slice(at - 2, at + 1).map(({ word }) => word)
  const isBefore = words.slice(0, Math.max(0, at - 2)).some(({ word, isEmpty }) => !isEmpty && PLURAL.test(word))
  return done === 'them' && isBefore && PLURAL.test(doer ?? '') && /.{3}ing$/.test(doing ?? '')
}

const PLURAL = /.{2}[^su]s$/

/** `the Alliance and the World Wide Web Consortium`: two names, not two clauses. */
function joinsNames(text: string, words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 3).some(({ start }) => /\p{Lu}/u.test(text.charAt(start)))
}
