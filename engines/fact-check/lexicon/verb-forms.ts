import { type ContentLanguage, type LanguageCode, languageCode } from '../../text/index.ts'
import { plainFormsOf } from './irregular-forms.ts'

/** What the forms of verbs of one language tell, as far as endings and our lists go. */
export interface VerbForms {
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

const formsIn: Readonly<Partial<Record<LanguageCode, VerbForms>>> = { en: english, de: german, es: spanish }

/** Undefined where we have none. */
export function verbForms(language: ContentLanguage): VerbForms | undefined {
  return formsIn[languageCode(language)]
}
