import { polarityOf } from '../lexicon/polarity.ts'
import { isSameSort } from './figures.ts'
import { type SlotContext, stemsOf } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'
import { isSpeaker, isSpeech } from './speakers.ts'

/** What is aligned so far: by the place of a claim’s slot the slot of the evidence, null for what only the context has. */
type Pairs = ReadonlyMap<number, Slot | null>

/** The part of a claim that may follow from other words: its place among the slots, and what is aligned so far. */
interface Place {
  readonly at: number
  readonly list: readonly Slot[]
  readonly own: readonly Slot[]
  readonly pairs: Pairs
}

/**
 * The slot of the evidence from which a piece of a claim follows though it is said otherwise: a share from two figures, the middle of a month
 * from a date in it, a company’s name from `the company`; undefined where none does.
 */
export function impliedBy(place: Place, context: SlotContext): Slot | undefined {
  return shareOf(place) ?? partOfMonth(place, context) ?? wholeUnit(place, context) ?? calledByKind(place, context)
}

/** `Two thirds of the £400,000` where the sentence has £265,000 beside it. */
function shareOf({ at, list, own, pairs }: Place): Slot | undefined {
  const slot = list[at]
  if (slot?.figure?.kind !== 'percent') return undefined
  const used = new Set(pairs.values())
  for (const [index, whole] of pairs) {
    const total = list[index]?.figure
    if (!whole?.figure || total === undefined || total.kind === 'percent' || total.value <= 0) continue
    const part = own.find(
      (other) =>
        !used.has(other) &&
        other.figure !== undefined &&
        isSameSort(other.figure, total) &&
        isNear((100 * other.figure.value) / total.value, slot.figure?.value ?? 0, slot.bound),
    )
    if (part !== undefined) return part
  }
  return undefined
}

/** A share may be rounded by a twentieth of itself; `about` and `more than` allow more, the latter in one direction. */
function isNear(exact: number, said: number, bound: Slot['bound']): boolean {
  if (exact >= 100 || Math.abs(exact - said) > said * (bound === null ? ROUNDED : BOUNDED)) return false
  if (bound === 'over') return exact >= said
  return bound !== 'under' || exact <= said
}

const ROUNDED = 1 / 20
const BOUNDED = 3 / 25

/** First and last days of what writers call the beginning, the middle, and the end of a month. */
const PARTS_OF_MONTH: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/^(?:early|beginning|start|anfang|principios|comienzos|inicios)$/, 1, 10],
  [/^(?:mid|middle|mitte|mediados)$/, 11, 20],
  [/^(?:late|end|ende|finales|fines)$/, 21, 31],
]

/** `Late April`, `end of April`; in `the works end in April` it is no part of the month. */
const OF_MONTH = /^(?:[ -]| of | de )$/

/** `Mid-April` where the sentence has 17 April. */
function partOfMonth({ at, list, pairs }: Place, { claim: { text } }: SlotContext): Slot | undefined {
  const [slot, date] = [list[at], list[at + 1]]
  const found = slot?.kind === 'word' && PARTS_OF_MONTH.find(([words]) => words.test(slot.words[0] ?? ''))
  const known = pairs.get(at + 1)
  if (!found || !known || date === undefined || known.figure?.kind !== 'date') return undefined
  if (!OF_MONTH.test(text.slice(slot.end, date.start))) return undefined
  const dayOf = ({ words }: Slot) =>
    Number(words.find((word) => /^\d{1,2}(?:st|nd|rd|th|º)?$/.test(word))?.match(/\d+/)?.[0])
  const day = dayOf(known)
  return Number.isNaN(dayOf(date)) && day >= found[1] && day <= found[2] ? known : undefined
}

/** `A year` where the sentence has 12 months. */
function wholeUnit({ at, list, own, pairs }: Place, { claim: { text } }: SlotContext): Slot | undefined {
  const slot = list[at]
  const found = slot?.kind === 'word' && WHOLE_UNITS.find(([words]) => words.test(slot.words[0] ?? ''))
  if (!found || !/(?:^|\s)(?:a|one|ein|einem|eines|un)\s$/iu.test(text.slice(0, slot.start))) return undefined
  const [, count, unit] = found
  const used = new Set(pairs.values())
  return own.find((other) => !used.has(other) && other.figure?.unit === unit && other.figure.value === count)
}

const WHOLE_UNITS: readonly (readonly [words: RegExp, count: number, unit: string])[] = [
  [/^(?:year|jahr|jahres|año)$/, 12, 'mo'],
  [/^(?:week|woche|semana)$/, 7, 'd'],
  [/^(?:day|tag|tages|día)$/, 24, 'h'],
]

/** Letters before a sentence within which that is named which it calls by its kind. */
const NAMED_WITHIN = 600

const KINDS =
  'association bank charity church club college commission committee cooperative council court federation festival foundation institute league ministry museum orchestra party school society trust union university verein stiftung verband museum universität gericht rat bank schule kirche partei asociación fundación ayuntamiento universidad museo banco tribunal club iglesia'.split(
    ' ',
  )
/** Kinds that a name need not say: it may be a company’s whatever its words are. */
const COMPANIES =
  'company firm group maker manufacturer operator unternehmen firma konzern hersteller betreiber empresa compañía'.split(
    ' ',
  )

/** `Marsden Water` where the sentence has `the company` and the lines before name it. */
function calledByKind({ at, list, own, pairs }: Place, context: SlotContext): Slot | undefined {
  const { claim, evidence, behind, source, topic } = context
  const slot = list[at]
  if (slot?.kind !== 'name' && !isBareName(slot, context)) return undefined
  const name = claim.text.slice(slot.start, slot.end).replace(/['’]s?$/, '')
  const place = source.indexOf(evidence.text)
  const lines = (place < 0 ? behind : source.slice(0, place)).slice(-NAMED_WITHIN)
  if (!lines.includes(name) && !slot.stems.every((stem) => topic.has(stem))) return undefined
  const used = new Set(pairs.values())
  const isSaying = isSpeaker(slot, claim)
  const isKind = (called: string) =>
    KINDS.includes(called)
      ? slot.words.includes(called)
      : COMPANIES.includes(called) && !slot.words.some((word) => KINDS.includes(word))
  return own.find(
    (other) =>
      other.kind === 'word' &&
      !used.has(other) &&
      isKind(other.words[0] ?? '') &&
      DEFINITE.test(evidence.tokens[other.place - 1]?.word ?? '') &&
      (!isSaying || isSayingItself(other, evidence)),
  )
}

/** `The company said`, `said the company`; in `the company, she says`, somebody else does. */
function isSayingItself({ place }: Slot, { tokens, senses }: SlotReading): boolean {
  return [tokens[place + 1], tokens[place - 2]].some((token) => isSpeech(token?.word ?? '', senses))
}

const DEFINITE = /^(?:the|der|die|das|el|la)$/

/** `Ballycarrow`, a name in one word, which a sentence that begins with it doesn’t show. */
function isBareName(slot: Slot | undefined, { claim, source }: SlotContext): slot is Slot {
  if (slot?.kind !== 'word' || slot.sorts.length > 0 || claim.language === 'German') return false
  const word = claim.text.slice(slot.start, slot.end)
  return /^\p{Lu}/u.test(word) && source.includes(word) && !source.includes(word.toLowerCase())
}

/** Whether a word says that something gets more (1) or less (-1): `rose`, `fell`, `went down`; 0 where it says neither. */
export function wayOf({ start, end, stems, words }: Slot, { senses, text, language }: SlotReading): number {
  const said = text.slice(start, end).toLowerCase().split(' ')
  if (said.some((word) => senses.up.has(word))) return 1
  if (said.some((word) => senses.down.has(word))) return -1
  const directions = polarityOf(language)?.direction
  const forms = stemsOf({ stem: stems[0] ?? '', word: words[0] ?? '' }, language)
  return forms.map((form) => directions?.get(form) ?? 0).find((way) => way !== 0) ?? 0
}

/** Whether the figures of a claim go the way that it says: `from 23.8 to 14.9` is less. */
export function goesWay(way: number, list: readonly Slot[], pairs: Pairs): boolean {
  const values = list.flatMap(({ figure, before }, index) =>
    figure !== undefined && figure.kind !== 'year' && figure.kind !== 'date' && pairs.get(index)
      ? [{ figure, before }]
      : [],
  )
  const from = values.find(({ before }) => FROM.has(before))
  const to = values.find(({ before }) => TO.has(before))
  if (from === undefined || to === undefined || !isSameSort(from.figure, to.figure)) return false
  return (to.figure.value - from.figure.value) * way > 0
}

const FROM = new Set(['from', 'von', 'de', 'desde'])
const TO = new Set(['to', 'auf', 'a', 'hasta'])
