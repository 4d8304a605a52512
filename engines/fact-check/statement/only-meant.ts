import { type Frames, framesOf } from '../lexicon/frames.ts'
import { plainFormsOf } from '../lexicon/irregular-forms.ts'
import type { Aligned } from './aligned.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/**
 * Whether a claim tells as done, or as so today, what the sentence has in a form that says otherwise: an infinitive (`promised to abolish` for
 * `abolished`), or the past (`employed` for `employs`, `was` for `is`).
 */
export function isOnlyMeant({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const frames = framesOf(claim.language)
  const forms = formsIn[claim.language.split('-')[0] ?? '']
  if (frames === null || forms === undefined) return false
  if (isOfThePast(frames, claim, evidence) || isOfTheFuture(claim, evidence)) return true
  // `hat erstattet`, `wurde erstattet` are no present
  const isCompound = claim.tokens.some(({ word }) => forms.auxiliaries.has(word))
  // `called for the closure` where the sentence has `demanded to close`
  const isPlan = [frames.plan, frames.attempt].some((pattern) => [...claim.text.matchAll(pattern)].length > 0)
  return [...pairs].some(([at, slot]) => {
    const own = claim.slots[at]
    if (own?.kind !== 'word' || slot?.kind !== 'word') return false
    const words = { own: own.words[0] ?? '', other: slot.words[0] ?? '' }
    if (!isCompound && forms.isPresentOfPast(words.own, words.other)) return true
    return (
      !isPlan &&
      forms.isFiniteOfInfinitive(words.own, words.other) &&
      isBehindModal(slot, frames, evidence, forms) &&
      !isBehindModal(own, frames, claim, forms)
    )
  })
}

/** `Is` in the claim, and nothing but `was`, or `formerly`, in the sentence. */
function isOfThePast({ presentBe, pastBe, past }: Frames, claim: SlotReading, evidence: SlotReading): boolean {
  const has = ({ tokens }: SlotReading, list: ReadonlySet<string>) => tokens.some(({ word }) => list.has(word))
  const isFormer = ({ text }: SlotReading) => [...text.matchAll(past)].length > 0
  if (isFormer(claim)) return false
  if (isFormer(evidence) && has(claim, NOW)) return true
  if (!has(claim, presentBe) || has(claim, pastBe)) return false
  return (has(evidence, pastBe) && !has(evidence, presentBe)) || isFormer(evidence)
}

/** `Now pay $45` where they `will pay` it from next year on. */
function isOfTheFuture(claim: SlotReading, evidence: SlotReading): boolean {
  const has = ({ tokens }: SlotReading, list: ReadonlySet<string>) => tokens.some(({ word }) => list.has(word))
  return has(claim, NOW) && !has(evidence, NOW) && has(evidence, WILL) && !has(claim, WILL)
}

const NOW = new Set(
  'now already currently still since today jetzt bereits schon derzeit heute seit seitdem ya ahora actualmente hoy desde'.split(
    ' ',
  ),
)
const WILL = new Set('will shall wird werden next nächsten nächster próximo próxima'.split(' '))

/** Words between `to` or a modal and its verb. */
const WITHIN = 3
/** Words before those among which stands what says that it was done: `managed to`. */
const ACHIEVED_WITHIN = 4

function isBehindModal(
  { place, words: [word = ''] }: Slot,
  { modals, achieved }: Frames,
  { tokens }: SlotReading,
  { isInfinitive }: VerbForms,
): boolean {
  const before = tokens.slice(Math.max(0, place - WITHIN), place)
  const first = before.findIndex((token) => modals.has(token.word))
  if (first < 0 && !isInfinitive(word)) return false
  const from = first < 0 ? place : place - before.length + first
  return !tokens.slice(Math.max(0, from - ACHIEVED_WITHIN), place).some((token) => achieved.has(token.word))
}

interface VerbForms {
  /** With these in a claim, a form that could be of now is a participle. */
  readonly auxiliaries: ReadonlySet<string>
  /** Whether the first is of now and the second, of the same verb, of the past. */
  isPresentOfPast(own: string, other: string): boolean
  /** Whether the first tells what happens or happened and the second, of the same verb, is its plain form. */
  isFiniteOfInfinitive(own: string, other: string): boolean
  /** Whether a word is an infinitive by its form alone. */
  isInfinitive(word: string): boolean
}

const english: VerbForms = {
  auxiliaries: new Set(),
  isPresentOfPast: (own, other) => plainOfThird(own).some((plain) => isPast(other, plain)),
  isFiniteOfInfinitive: (own, other) => isPast(own, other) || plainOfThird(own).includes(other),
  isInfinitive: () => false,
}

function plainOfThird(word: string): string[] {
  if (!/[^s]s$/.test(word)) return []
  return [word.slice(0, -1), word.slice(0, -2), ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [])]
}

function isPast(word: string, plain: string): boolean {
  if (plainFormsOf(word, 'English-US').includes(plain)) return true
  return (
    word === `${plain}ed` ||
    (plain.endsWith('e') && word === `${plain}d`) ||
    (plain.endsWith('y') && word === `${plain.slice(0, -1)}ied`) ||
    word === `${plain}${plain.at(-1)}ed`
  )
}

const german: VerbForms = {
  auxiliaries: new Set('hat haben hatte hatten wurde wurden worden wird werden ist sind war waren'.split(' ')),
  isPresentOfPast: (own, other) =>
    (own.endsWith('t') && (other === `${own}e` || other === `${own}en`)) ||
    (/(?<!t)en$/.test(own) && [`${own.slice(0, -2)}te`, `${own.slice(0, -2)}ten`].includes(other)) ||
    (own.endsWith('t') && isGermanPast(other) && !isGermanPast(own)),
  isFiniteOfInfinitive: (own, other) =>
    own !== other && /en$/.test(other) && (/^(?:\p{L}+)?ge\p{L}+(?:t|en)$/u.test(own) || /te?n?$/.test(own)),
  isInfinitive: (word) =>
    /^(?:ab|an|auf|aus|bei|ein|fort|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen)zu\p{L}+en$/u.test(word),
}

/** A strong verb’s past, which our list has beside its participle. */
function isGermanPast(word: string): boolean {
  return plainFormsOf(word, 'German').length > 0 && !/^\p{L}*ge\p{L}+(?:en|t)$/u.test(word) && !word.endsWith('t')
}

const INFINITIVE = /[aei]r(?:se|lo|la|los|las|le|les)?$/
const PAST = /(?:aba|aban|ía|ían|ó|aron|ieron)$/
const DONE = /(?:ó|aron|ieron|aba|aban|ía|ían|ad[oa]s?|id[oa]s?)$/
const PRESENT = /[^ió](?:a|e|an|en)$/

const spanish: VerbForms = {
  auxiliaries: new Set(),
  isPresentOfPast: (own, other) =>
    PRESENT.test(own) &&
    !PAST.test(own) &&
    !DONE.test(own) &&
    PAST.test(other) &&
    own.slice(0, SAME_ROOT) === other.slice(0, SAME_ROOT),
  isFiniteOfInfinitive: (own, other) => INFINITIVE.test(other) && (DONE.test(own) || /(?:an|en)$/.test(own)),
  isInfinitive: (word) => INFINITIVE.test(word),
}

/** Letters that two forms of a verb have in common. */
const SAME_ROOT = 3

const formsIn: Readonly<Record<string, VerbForms>> = { English: english, German: german, Spanish: spanish }
