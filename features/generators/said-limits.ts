import { countSpaced, numberWords } from '../../engines/text/index.ts'

/** What an order counts: words by the blanks between, as people do, or characters. */
export type SaidUnit = 'words' | 'characters'

/** A most that an order names, with what stands right before and behind it. */
export interface SaidLimit {
  most: number
  unit: SaidUnit
  before: string
  after: string
  /** “No answer is longer than”: empty for most. */
  none: string
}

/** Small numbers as people write them, in the languages whose orders are read. */
const numerals: ReadonlyMap<string, number> = new Map(
  (['English-US', 'German', 'French', 'Spanish', 'Italian', 'Dutch', 'Portuguese'] as const).flatMap((language) => [
    ...numberWords(language).cardinals,
  ]),
)

const NUMBER = String.raw`(\d{1,2}[.,\u00a0\u202f ]\d{3}|\d{1,4}|${[...numerals.keys()].join('|')})`
const UNIT =
  '(?:(words?|wörtern?|worten?|palabras|mots|parole|woorden|palavras)|(?:characters?|zeichen|caracteres|caractères|signes|caratteri|tekens))'
/** What says of each of several things that it may not be longer: “none over”, “no answer is longer than”. */
const NONE = String.raw`(?:none|no \p{L}+|keine[rs]?(?: \p{L}+)?|ningun[oa]?(?: \p{L}+)?|aucune?(?: \p{L}+)?)(?: is| are| be| ist| sind)?,? (?:longer than|over|more than|above|länger als|mehr als|über|de más de|más larg[oa] que|de plus de)`
/** What makes a number the most that may be, before it and behind it, in the languages whose orders are read. */
const BEFORE = String.raw`(?:at most|(?:no|not) more than|(?:no|not be|can't be|can’t be|cannot be) longer than|not over|max(?:imum|imal|imo|\.)?|up to|run to|keep (?:it |the \p{L}+ )?to|(?:under|below|fewer than|less than)|höchstens|nicht (?:mehr|länger) als|bis zu|au plus|pas plus de|moins de|jusqu’à|jusqu'à|como máximo|como mucho|a lo sumo|máximo(?: de)?|no (?:pases de|más de)|menos de|hasta|al massimo|massimo|non più di|meno di|fino a|hoogstens|maximaal|ten hoogste|niet meer dan|no máximo|não mais de|até)`
const BEHIND = String.raw`(?:at most|at the outside|tops|max(?:imum|imal|imo|\.)?|or (?:fewer|less|under)|limit|höchstens|au plus|como máximo|como mucho|máximo|al massimo|massimo|hoogstens|maximaal|no máximo)`
/** The upper end of a range: “90 to 120 words”, “between 90 and 120”. */
const UP_TO = String.raw`(?:\d{1,4}\s?(?:–|-|to|and|bis|und|à|a|y|et|e|tot|en)\s?)`
const MOST = [
  new RegExp(String.raw`(?<![\p{L}\d.,])${UP_TO}${NUMBER}[- ]?\s?${UNIT}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${NONE}|${BEFORE}):?\s+${NUMBER}[- ]?\s?${UNIT}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}[- ]?\s?${UNIT}[,:]?\s+\(?${BEHIND}(?![\p{L}])`, 'giu'),
]
const IS_NONE = new RegExp(`^${NONE}`, 'iu')

/** Characters on either side of a limit that say of what it is one. */
const AROUND = 300

/** All limits that an order names: “at most 150 words”, “150 mots au plus”, “80 to 90 characters”. */
export function saidLimits(order: string): SaidLimit[] {
  return MOST.flatMap((pattern) => [...order.matchAll(pattern)]).map((match) => {
    const [all, number = '', words] = match
    return {
      most: numerals.get(number.toLowerCase()) ?? Number(number.replace(/\D/g, '')),
      unit: words === undefined ? 'characters' : 'words',
      before: order.slice(Math.max(0, match.index - AROUND), match.index),
      after: order.slice(match.index + all.length, match.index + all.length + AROUND),
      none: IS_NONE.exec(all)?.[0] ?? '',
    }
  })
}

/** All numbers of an order, in figures or in words. */
export function numbersSaid(order: string): Set<number> {
  const figures = order.match(/\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+/gu) ?? []
  const words = order.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) ?? []
  return new Set([
    ...figures.flatMap((figure) => [figure, ...figure.split(/\D/)]).map((figure) => Number(figure.replace(/\D/g, ''))),
    ...words.flatMap((word) => numerals.get(word) ?? []),
  ])
}

/** Whether an order says anything of words or characters. */
export function speaksOfLength(order: string): boolean {
  return LENGTH.test(order)
}

const LENGTH = new RegExp(`(?<!\\p{L})${UNIT}(?!\\p{L})`, 'iu')

/** Then a limit is for each of several texts. */
const EACH = /^[\s,]*(?:each|apiece|per|jeweils|pro|chacune?|par|cada|ciascun[oa]?|per|elk|por)(?![\p{L}])/iu

/** The same said before it: “Each headline at most 12 words”. */
const EACH_OF =
  /(?<![\p{L}])(?:each|every|jede[rsmn]?|chacune?|chaque|cada|ciascun[oa]?|elke?)(?:\s\p{L}+){0,2}[\s,:]*$/iu

/** Whether a limit is for each of several lines, answers, titles. */
export function isOfEach({ before, after, none }: SaidLimit): boolean {
  return none !== '' || EACH.test(after) || EACH_OF.test(before)
}

export function countSaid(unit: SaidUnit, text: string): number {
  return unit === 'words' ? countSpaced(text) : [...text].length
}

/** So many times a number was meant for a line, a title, a part: no writer is that far off. */
export const FARTHEST_OFF = 3
