import type { ContentLanguage, Span } from '../text/index.ts'
import type { SentenceDraft } from './read-sentences.ts'
import { CONJOINS, JOINS, LEANS, STANDS, type Vocabulary } from './vocabulary.ts'
import type { WordForm } from './word-reader.ts'

/** A word of a sentence, folded, with its place in the sentence. */
export interface Word extends Span, WordForm {}

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
  if ((vocabulary.openers.at(folds, 0).bits & STANDS) !== 0) return false
  for (const { word, isEmpty } of words.slice(0, 6)) {
    if (vocabulary.pronouns.has(word)) return true
    if (!isEmpty && !/^\d/.test(word)) break
  }
  return vocabulary.inside.all(folds) !== 0 || objectPointsBack(opening, words)
}

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
    if (at > 0 && vocabulary.objects.has(word)) return true
  }
  return false
}

/** `It stopped the plans` after a sentence about some plans: a noun with its article that only the one before explains. */
function namesAgain({ vocabulary, topicTerms, words }: Opening, skipped: number, previous: SentenceDraft): boolean {
  const left = words.slice(skipped)
  return left.some(({ word }, at) => {
    const [noun, next] = left.slice(at + 1)
    if (at === 0 || !vocabulary.definite.has(word) || noun === undefined) return false
    if (topicTerms.has(noun.stem) || !previous.terms.has(noun.stem)) return false
    return next === undefined || (!OF.has(next.word) && (next.isEmpty || looksLikeVerb(vocabulary, next.word)))
  })
}

/** English verbs of the third person and of the past end so; plurals do too, which only makes us careful. */
function looksLikeVerb({ pack }: Vocabulary, word: string): boolean {
  return pack.definite === 'the' && /(?:[^s]s|ed)$/.test(word)
}

/** Words after a noun that say themselves which one is meant. */
const OF = new Set([
  'of',
  'that',
  'which',
  'who',
  'de',
  'del',
  'que',
  'du',
  'des',
  'di',
  'della',
  'che',
  'do',
  'da',
  'van',
  'die',
  'von',
])

/** `the Alliance and the World Wide Web Consortium`: two names, not two clauses. */
function joinsNames(text: string, words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 3).some(({ start }) => /\p{Lu}/u.test(text.charAt(start)))
}

const FAR_BACK = 3

/** `The plant stands` after a sentence about some plant: the index of that sentence; null where there is none. */
export function definiteAntecedent(
  opening: Opening,
  skipped: number,
  earlier: readonly SentenceDraft[],
): number | null {
  const { vocabulary, topicTerms } = opening
  const previous = earlier.at(-1)
  if (previous?.usable && namesAgain(opening, skipped, previous)) return previous.index
  const [article, noun, next] = opening.words.slice(skipped)
  if (article === undefined || noun === undefined || next === undefined) return null
  if (!vocabulary.definite.has(article.word) || vocabulary.small.has(next.word)) return null
  if (topicTerms.has(noun.stem) || !(next.isEmpty || looksLikeVerb(vocabulary, next.word))) return null
  const source = earlier.slice(-FAR_BACK).findLast((sentence) => sentence.terms.has(noun.stem) && sentence.usable)
  return source?.index ?? null
}
