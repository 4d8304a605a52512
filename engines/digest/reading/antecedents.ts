import type { Opening } from './openers.ts'
import type { SentenceDraft } from './sentence.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What was said before a sentence in its source. */
export interface Before {
  /** The statements before it, without a break. */
  readonly earlier: readonly SentenceDraft[]
  /** Stems of what the source has brought up with `a` so far: `a student`, `an online class`. */
  readonly introduced: ReadonlySet<string>
}

/** What a sentence hangs on by its nouns. */
export interface Antecedent {
  /** Index of the sentence that explains it; null when none has to. */
  readonly on: number | null
  /** False where it speaks of something that was explained out of reach. */
  readonly isUsable: boolean
}

const FAR_BACK = 3

/**
 * `The plant stands` after a sentence about some plant: what that sentence is. A plural (`The possibilities are endless`)
 * that no sentence nearby brought up goes with the one before; a thing brought up further back cannot be understood here.
 */
export function definiteAntecedent(opening: Opening, skipped: number, before: Before): Antecedent {
  const previous = before.earlier.at(-1)
  const isHanging = isBareShare(opening, skipped) || (previous !== undefined && namesAgain(opening, skipped, previous))
  if (previous?.usable && isHanging) return { on: previous.index, isUsable: true }
  const noun = bareDefinite(opening, skipped)
  if (noun === null) return STANDS_ALONE
  const near = before.earlier.slice(-FAR_BACK)
  const source = near.findLast((sentence) => sentence.terms.has(noun.stem) && sentence.usable)
  if (source !== undefined) return { on: source.index, isUsable: true }
  if (before.introduced.has(noun.stem)) return { on: null, isUsable: false }
  const isPlural = opening.vocabulary.pack.forms?.isPlural(noun.word) ?? false
  if (!isPlural || noun.isLarge || previous === undefined) return STANDS_ALONE
  return { on: previous.index, isUsable: previous.usable }
}

const STANDS_ALONE: Antecedent = { on: null, isUsable: true }

/** Adds the nouns that a sentence brings up: those that follow an indefinite article, with one word between at most. */
export function introduce(introduced: Set<string>, { words, vocabulary }: Opening): void {
  for (const [at, { word }] of words.entries()) {
    if (!vocabulary.indefinite.has(word)) continue
    for (const next of words.slice(at + 1, at + 4)) {
      if (next.isEmpty) break
      introduced.add(next.stem)
    }
  }
}

/** The noun of `The plant stands`: with its article, nothing behind it that says which one, and no word of the topic. */
function bareDefinite({ vocabulary, topicTerms, words, text }: Opening, skipped: number) {
  const [article, noun, ...others] = words.slice(skipped)
  const next = others.find(({ word }) => !ADVERBS.has(word))
  if (article === undefined || noun === undefined || next === undefined) return null
  if (!vocabulary.definite.has(article.word) || vocabulary.small.has(next.word)) return null
  if (topicTerms.has(noun.stem) || !(next.isEmpty || looksLikeVerb(vocabulary, next.word))) return null
  return { ...noun, isLarge: /\p{Lu}/u.test(text.charAt(noun.start)) }
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

/** `22 percent complained`: of whom, only the sentence before says. */
function isBareShare({ vocabulary, words }: Opening, skipped: number): boolean {
  const [share = '', unit, ...rest] = words.slice(skipped).map(({ word }) => word)
  const next = unit === 'percent' ? rest[0] : unit === 'per' && rest[0] === 'cent' ? rest[1] : undefined
  return /^\d/.test(share) && next !== undefined && looksLikeVerb(vocabulary, next)
}

function looksLikeVerb({ pack }: Vocabulary, word: string): boolean {
  return pack.forms?.isVerb(word) ?? false
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

/** English words that stand between a noun and its verb. */
const ADVERBS = new Set('later then also now still soon often usually never always only just'.split(' '))
