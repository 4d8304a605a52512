import { type ContentLanguage, folded, isStopWord, languageCode, type Span, stem, words } from '../text/index.ts'
import type { SentenceFacts } from './block-facts.ts'
import { partsOf } from './tokens.ts'

/** What a page wants to be found for. */
export interface Keyphrase {
  /** As it was given, without quotation marks around it. */
  readonly text: string
  /** All its words, folded. */
  readonly words: readonly string[]
  /** The words that are looked for, in order: those that say something, or all where none does; stems where forms count. */
  readonly keys: readonly string[]
  /** The small words that it has after each of its keys, folded: `of` in `library of things`. */
  readonly joints: readonly (readonly string[])[]
  /** Whether other forms of the words count too. */
  readonly countsForms: boolean
  /** Whether it was given in quotation marks: only the words in this order count. */
  readonly isExact: boolean
  /** Whether it has nothing but words that any text has. */
  readonly isHollow: boolean
}

/** How a keyphrase is looked for. */
export interface KeyphraseOptions {
  readonly language: ContentLanguage
  readonly countsForms: boolean
}

/** Characters of a keyphrase that are read; nobody looks for more. */
const LONGEST = 200

/** Reads a keyphrase; null when it has no words. */
export function keyphraseOf(given: string, { language, countsForms }: KeyphraseOptions): Keyphrase | null {
  const trimmed = given.trim()
  const isExact = /^["“„«].*["”“»]$/u.test(trimmed)
  const text = isExact ? trimmed.slice(1, -1).trim() : trimmed
  const parts = partsOf(text, words(text.slice(0, LONGEST)))
  const all = parts.map((part) => folded(text.slice(part.start, part.end), language))
  if (all.length === 0) return null
  const isContent = all.map((word, at) => !isStopWord(word, language) || saysSomething(all, at, language))
  const isHollow = !isContent.includes(true)
  const isKey = isExact || isHollow ? all.map(() => true) : isContent
  const asForms = countsForms && !isExact
  const keys: string[] = []
  const joints: string[][] = []
  all.forEach((word, at) => {
    if (isKey[at] !== true) joints.at(-1)?.push(word)
    else {
      keys.push(asForms ? stem(word, language) : word)
      joints.push([])
    }
  })
  return { text, words: all, keys, joints, countsForms: asForms, isExact, isHollow }
}

/**
 * Small words that are a subject in a keyphrase, though any text has them: without `things`, `library of things` would be
 * found wherever a library is.
 */
const SUBJECTS = new Set(
  `thing things way kind one ones none nothing anything something everything nobody everybody everyone nada todo todos
  nichts alles cosa niente nulla tudo ninguém niets nic wszystko şey şeyler điều việc`.split(/\s+/),
)
/** What makes another verb of an English one: `sign up`, `log in`. */
const PARTICLES = new Set(['up', 'in', 'out', 'on', 'off', 'down', 'over', 'back', 'away'])

/** Whether a small word at a place in a keyphrase says something there. */
function saysSomething(all: readonly string[], at: number, language: ContentLanguage): boolean {
  const [word = '', before] = [all[at], all[at - 1]]
  if (SUBJECTS.has(word)) return all.some((other) => !isStopWord(other, language))
  const isLast = at === all.length - 1
  const isOfVerb = languageCode(language) === 'en' && isLast && PARTICLES.has(word)
  return isOfVerb && before !== undefined && !isStopWord(before, language)
}

/** Where a keyphrase is used: indexes of its first and last word in a list of words. */
export interface KeyphraseUse {
  readonly first: number
  readonly last: number
}

/** Words of a sentence, as far as they are compared with a keyphrase. */
type Words = Pick<SentenceFacts, 'folded' | 'stems' | 'isStop'>

/** Between two neighboring words of a use: how many words more than the keyphrase has there, and how many that say something. */
const NEAR = { more: 2, content: 1 }

/**
 * The uses of a keyphrase in a list of words: its words near each other and in its order, which is how a reader recognizes
 * it. `Library of useful things` is one of `library of things`; `the library lends things` is none, and neither is `library`
 * alone. In quotation marks, only what is word for word the same.
 */
export function usesIn(sentence: Words, phrase: Keyphrase): KeyphraseUse[] {
  const list = phrase.countsForms ? sentence.stems : sentence.folded
  if (!list.includes(phrase.keys[0] ?? '')) return []
  const uses: KeyphraseUse[] = []
  for (let from = 0; from < list.length; from += 1) {
    const last = phrase.isExact ? endOfRun(from, list, phrase.words) : endOfUse(from, list, { sentence, phrase })
    if (last === null) continue
    uses.push({ first: from, last })
    from = last
  }
  return uses
}

/** Where a use that begins at one place ends; null where none begins. */
function endOfUse(
  from: number,
  list: readonly string[],
  { sentence, phrase }: { sentence: Words; phrase: Keyphrase },
): number | null {
  if (list[from] !== phrase.keys[0]) return null
  let last = from
  for (const [index, key] of phrase.keys.slice(1).entries()) {
    const joint = phrase.joints[index] ?? []
    const next = list.indexOf(key, last + 1)
    if (next < 0 || next - last - 1 > joint.length + NEAR.more) return null
    if (!isJoined(last + 1, next, { sentence, joint })) return null
    last = next
  }
  return last
}

function endOfRun(from: number, list: readonly string[], run: readonly string[]): number | null {
  return run.every((word, offset) => list[from + offset] === word) ? from + run.length - 1 : null
}

/** Whether the words between two words of a use leave them together: few that say something, and one that joins them in the keyphrase too. */
function isJoined(
  from: number,
  to: number,
  { sentence: { folded, isStop }, joint }: { sentence: Words; joint: readonly string[] },
): boolean {
  if (from === to) return true
  const content = isStop.slice(from, to).filter((isSmall) => !isSmall).length
  const hasJoint = joint.length === 0 || folded.slice(from, to).some((word) => joint.includes(word))
  return hasJoint && content <= NEAR.content
}

/** The share of the keyphrase's words that a list of words has, 0 to 1. */
export function coverOf(sentence: Words, phrase: Keyphrase): number {
  const list = phrase.countsForms ? sentence.stems : sentence.folded
  return phrase.keys.filter((key) => list.includes(key)).length / phrase.keys.length
}

/** Words from which a keyphrase is long: nobody repeats all of them in each heading. */
const LONG = 3

/** Whether a heading, sentence, or picture's text is about one of the keyphrases: has a use of it, or more than half of the words of a long one. */
export function reflects(words: Words, phrases: readonly Keyphrase[]): boolean {
  return phrases.some((phrase) => {
    if (usesIn(words, phrase).length > 0) return true
    return !phrase.isExact && phrase.keys.length >= LONG && coverOf(words, phrase) > 0.5
  })
}

/** The span of a use in the text of a sentence's block. */
export function spanOfUse(sentence: SentenceFacts, { first, last }: KeyphraseUse): Span {
  return { start: sentence.spans[first]?.start ?? sentence.start, end: sentence.spans[last]?.end ?? sentence.end }
}
