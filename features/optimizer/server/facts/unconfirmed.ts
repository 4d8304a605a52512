import { derivedFigures, piecesIn, recomputed } from '../../../../engines/fact-check/index.ts'
import {
  type ContentLanguage,
  folded,
  isStopWord,
  type NumberMention,
  numbers,
  overlaps,
  support,
  textOf,
  type Unsupported,
  words,
} from '../../../../engines/text/index.ts'
import { contextOf, type EvidenceSentence } from './judge.ts'

/** What a model named besides words: its calculations; and all that it read, where somebody may be named in full. */
export interface Named {
  calculations?: readonly string[]
  read?: string
}

interface Asked extends Named {
  language: ContentLanguage
}

/** The figures, dates, names and quotations of a claim that some sentences neither have together nor lead to. */
export function unconfirmed(claim: string, evidence: readonly EvidenceSentence[], asked: Asked): Unsupported[] {
  const { language, calculations = [] } = asked
  const passage = evidence.flatMap(({ sentence, columns = [] }) => [sentence, columns].flat()).join('\n')
  const context = evidence.map(({ around }) => around).join('\n')
  const { missing } = support(claim, { passage, context }, language)
  if (missing.length === 0) return []
  const given = evidence.map((one) => ({ sentence: one.sentence, context: contextOf(one) }))
  const text = { words: passage, language }
  const held = piecesIn(claim, given, language).flat()
  const reckoned = calculations.flatMap((one) => recomputed({ words: claim, language }, one, text))
  const left = missing
    .filter((one) => ![...held, ...reckoned].some((span) => isPart(one, span)))
    .filter((one) => (one.kind === 'name' ? !isNamed(claim, one, { ...asked, passage }) : true))
    .filter((one) => !isSaidInWords(claim, one, text) && !isDatedAround(claim, one, { ...text, context }))
  const derived = derivedFigures({ words: claim, language }, text)?.spans ?? []
  return left.filter((one) => !derived.some((span) => overlaps(span, one)))
}

function isPart(one: Unsupported, span: { start: number; end: number }): boolean {
  return span.start <= one.start && span.end >= one.end
}

interface Text {
  words: string
  language: ContentLanguage
}

/**
 * Whether a number in words may be what the evidence has in other ones: `two thirds` of 66 percent, `three decades` of 30
 * years, `two days a week` of Tuesdays and Fridays. Not where the evidence has another number of the same unit.
 */
function isSaidInWords(claim: string, one: Unsupported, { words: passage, language }: Text): boolean {
  if (one.kind !== 'number') return false
  const said = mentionAt(claim, one, language)
  if (said?.unit === TIMES && numbers(passage, language).some((other) => isCount(other, said))) return true
  if (/\d/.test(textOf(claim, one))) return said !== undefined && isOne(claim, said, { words: passage, language })
  return !numbers(passage, language).some(({ unit }) => unit !== undefined && unit === said?.unit)
}

/** `crossed 46 times` of `46 crossings`. */
const TIMES = 'x'

function isCount({ kind, value }: NumberMention, said: NumberMention): boolean {
  return kind === 'number' && value === said.value
}

/** `1 minute` of `one minute`. */
function isOne(claim: string, { value, unit, start, end }: NumberMention, { words: passage, language }: Text): boolean {
  const counted = textOf(claim, { start, end }).replace(/^1\s?/, '')
  if (value !== 1 || unit === undefined || counted === '') return false
  const all = passage.matchAll(/(?:^|\P{L})(?:one|eine[rmns]?|ein|una?|une|un)\s+(\p{L}+)/giu)
  return [...all].some(([, noun = '']) => numbers(`2 ${noun}`, language)[0]?.unit === unit)
}

/** A year that the words themselves leave unsaid, and that the passage around them has: no other one is known of what they speak of. */
function isDatedAround(
  claim: string,
  one: Unsupported,
  { words: passage, context, language }: Text & { context: string },
): boolean {
  const said = mentionAt(claim, one, language)
  if (said?.kind !== 'year') return false
  const isDated = ({ kind, value }: NumberMention) => (kind === 'year' || kind === 'date') && value > 0
  return (
    !numbers(passage, language).some(isDated) &&
    numbers(context, language).some((other) => isDated(other) && other.value === said.value)
  )
}

function mentionAt(claim: string, { start, end }: Unsupported, language: ContentLanguage): NumberMention | undefined {
  return numbers(claim, language).find((one) => one.start === start && one.end === end)
}

/** Without accents, which names lose in other languages. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

/** `Kraftwerk` of `Wasserkraftwerk`. */
function isCompoundOf(word: string, other: string): boolean {
  return word.length >= SHARED_LETTERS && other.toLowerCase().endsWith(word.toLowerCase())
}

/** Long enough that words which begin alike are one word: `Österreichers`, `österreichische`. */
const SHARED_LETTERS = 6
const SHARED_SHARE = 0.6

/** Somebody of whom the words have a part and some source the whole, or a people whose adjective they have. */
function isNamed(
  claim: string,
  one: Unsupported,
  { passage, read = '', language }: Asked & { passage: string },
): boolean {
  const name = textOf(claim, one)
  const there = words(passage).map((span) => plain(textOf(passage, span)))
  const parts = words(name)
    .map((span) => textOf(name, span))
    .filter((word) => !isStopWord(word, language))
    .map(plain)
  const isThere = (word: string) =>
    there.some((other) => other === word || isCompoundOf(word, other) || isAdjectiveOf(word, other, language))
  const held = parts.filter(isThere)
  return held.length === parts.length || (parts.length > 1 && held.length > 0 && read.includes(name))
}

function isAdjectiveOf(a: string, b: string, language: ContentLanguage): boolean {
  if (!/^\p{Ll}/u.test(b)) return false
  const [one, other] = [folded(a, language), folded(b, language)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= SHARED_LETTERS && same / Math.min(one.length, other.length) >= SHARED_SHARE
}
