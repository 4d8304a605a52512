import { capitalised, foldedWords, type Vocabulary, vocabularyOf } from '../digest/index.ts'
import { type ContentLanguage, isStopWord, type LanguageCode, languageCode, words } from '../text/index.ts'
import type { OwnText } from './own-text.ts'

/*
 * Ways to say a sentence again with its own words: parts change places, a chain of clauses becomes two sentences. Each
 * gives null where it is not sure; what comes out is checked by the meaning lock as well.
 */

/** A way to put a sentence differently; several sentences where it is cut. */
export type Move = (text: string, own: OwnText) => string[] | null

const YEAR = String.raw`(?:[Ii]n|[Ss]ince|[Uu]ntil|[Bb]y|[Aa]fter|[Bb]efore|[Ee]n|[Dd]epuis|[Dd]esde|[Nn]el|[Dd]al|[Ee]m)(?: (?:the|the late|the early|late|early|el|le|les|l[’']|o|os))? (?:\d{3,4}s?|[Ww]inter|[Ss]ummer|[Aa]utumn|[Ss]pring)`
const SIMPLE =
  /[,;:()“”"«»–—]|\d\s*%?\s*\.\d| (?:and|but|because|which|who|that|where|when|while|although|if|so|y|pero|que|et|mais|qui|e|ma|che|mas) /u

/** `In 1852, X patented a hive.` and `X patented a hive in 1852.` */
function timeMoved(text: string, own: OwnText): string[] | null {
  const first = new RegExp(`^(${YEAR}), (.+)\\.$`, 'u').exec(text)
  if (first?.[1] !== undefined && first[2] !== undefined && !SIMPLE.test(first[2])) {
    return [`${capitalised(first[2])} ${first[1].charAt(0).toLowerCase()}${first[1].slice(1)}.`]
  }
  const last = new RegExp(`^(.+) (${YEAR})\\.$`, 'u').exec(text)
  if (last?.[1] === undefined || last[2] === undefined || SIMPLE.test(last[1])) return null
  const rest = inside(last[1], own)
  return rest === null ? null : [`${capitalised(last[2])}, ${rest}.`]
}

/** `A, because B.` and `Because B, A.` */
function causeMoved(text: string, own: OwnText): string[] | null {
  const last = /^([^,;:]+?),? because ([^,;:]+)\.$/u.exec(text)
  if (last?.[1] !== undefined && last[2] !== undefined) {
    const main = inside(last[1], own)
    return main === null || pointsBack(last[2], own) ? null : [`Because ${last[2]}, ${main}.`]
  }
  const first = /^Because ([^,;:]+), ([^,;:]+)\.$/u.exec(text)
  if (first?.[1] === undefined || first[2] === undefined || pointsBack(first[2], own)) return null
  return [`${capitalised(first[2])} because ${first[1]}.`]
}

/** `The first plant was the Rance station.` and `The Rance station was the first plant.`: one thing under two names. */
function sidesChanged(text: string): string[] | null {
  const match =
    /^The ((?:first|largest|oldest|biggest|only|highest|longest|main) [^,]{3,60}?) (was|is) (the \p{Lu}[^.]{3,90})\.$/u.exec(
      text,
    )
  const [, one = '', verb = '', other = ''] = match ?? []
  if (match === null || /[;:]/.test(other)) return null
  const isOpen = other.includes(',') && !other.endsWith(',')
  return [`${capitalised(other)}${isOpen ? ',' : ''} ${verb} the ${one}.`]
}

/** `X was built by Y.` becomes `Y built X.`, for regular verbs in the past. */
function madeActive(text: string): string[] | null {
  const match =
    /^((?:The|A|An) [^,]{3,50}?) (?:was|were) (\p{Ll}+ed|built|made|found|led|held|won|sold) by ((?:the |an? )?[\p{L}.' -]{3,40}?)( in \d{4})?\.$/u.exec(
      text,
    )
  const [, object = '', verb = '', agent = '', year = ''] = match ?? []
  const isPlainAgent =
    !/ (?:and|in|at|on|with|for|from|to|that|which|who|until|hand|mistake) | (?:accident|hand|mistake|means|rail|sea|air)$/u.test(
      ` ${agent} `.trimEnd(),
    )
  if (match === null || !isPlainAgent || / (?:that|which|who) /.test(object)) return null
  return [`${capitalised(agent)} ${verb} ${object.charAt(0).toLowerCase()}${object.slice(1)}${year}.`]
}

/** `A, and B.` becomes `A. B.` where both have their own subject and verb. */
function cutInTwo(text: string, own: OwnText): string[] | null {
  const { and } = vocabularyOf(own.language).pack.phrases
  const parts = new RegExp(`^([^;]+?)(?:, ${and} |; )([^;]+)\\.$`, 'u').exec(text)
  const [, one = '', other = ''] = parts ?? []
  if (parts === null || one.split(',').length > 2 || !isClause(one, own) || !isClause(other, own)) return null
  return pointsBack(other, own) && !sharesSubject(one) ? null : [`${one}.`, `${capitalised(other, own.language)}.`]
}

const FINITE: ReadonlySet<string> = new Set(
  (
    'is are was were has have had can could may might must should will would does do did ' +
    'ist sind war waren hat haben wird werden wurde wurden kann können muss müssen ' +
    'es son era eran fue fueron está están tiene tienen puede pueden ' +
    'est sont était étaient a ont peut peuvent doit doivent ' +
    'è sono ha hanno può possono deve devono was waren heeft hebben wordt worden kan kunnen ' +
    'é são foi foram tem têm pode podem jest są był była było były ma mają może mogą là có'
  ).split(' '),
)

/** Whether a piece of a sentence has a verb of its own that stands behind a subject. */
function isClause(piece: string, { language }: OwnText): boolean {
  const folds = foldedWords(piece, language)
  const at = folds.findIndex((word) => FINITE.has(word))
  return folds.length >= 4 && at > 0 && at < folds.length - 1
}

/** A first half of one clause: a pronoun after it can only mean its subject. */
function sharesSubject(one: string): boolean {
  return !/ (?:and|which|who|that) /u.test(one) && !one.includes(',')
}

function pointsBack(piece: string, { language }: OwnText): boolean {
  const vocabulary: Vocabulary = vocabularyOf(language)
  const [first = ''] = foldedWords(piece, language)
  return vocabulary.pronouns.has(first) || (vocabulary.openers.at(foldedWords(piece, language), 0).bits & 1) !== 0
}

/** A sentence as it goes on inside another: small where only its start made it large; null where that is not sure. */
function inside(sentence: string, own: OwnText): string | null {
  const first = words(sentence)[0]
  if (first === undefined) return null
  const word = sentence.slice(first.start, first.end)
  const { small, definite } = vocabularyOf(own.language)
  if (small.has(word.toLowerCase()) || definite.has(word.toLowerCase())) {
    return sentence.charAt(0).toLowerCase() + sentence.slice(1)
  }
  const isName = own.names.some(({ name }) => sentence.startsWith(name))
  if (isName) return sentence
  const isWord =
    !isStopWord(word, own.language) && new RegExp(`[\\p{L},] ${word.toLowerCase()}(?![\\p{L}])`, 'u').test(own.text)
  return isWord && /^\p{Lu}\p{Ll}+$/u.test(word) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : null
}

const ENGLISH: readonly Move[] = [sidesChanged, timeMoved, causeMoved, madeActive, cutInTwo]
/** A phrase of time may stand at the start or at the end without any other word moving. */
const ROMANCE: readonly Move[] = [timeMoved, cutInTwo]
const OTHER: readonly Move[] = [cutInTwo]

const byLanguage: Readonly<Partial<Record<LanguageCode, readonly Move[]>>> = {
  en: ENGLISH,
  es: ROMANCE,
  fr: ROMANCE,
  it: ROMANCE,
  pt: ROMANCE,
}

/** What the grammar of a language lets rules do with its sentences, what changes most first. */
export function movesOf(language: ContentLanguage): readonly Move[] {
  return byLanguage[languageCode(language)] ?? OTHER
}

/** Those that make a sentence simpler: cut first. */
export function simpleMovesOf(language: ContentLanguage): readonly Move[] {
  return movesOf(language)
    .filter((move) => move === cutInTwo || move === madeActive)
    .toReversed()
}
