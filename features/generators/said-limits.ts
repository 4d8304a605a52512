import { countSpaced } from '../../engines/text/index.ts'

/** What an order counts: words by the blanks between, as people do, or characters. */
export type SaidUnit = 'words' | 'characters'

/** A most that an order names, with what stands before and behind it. */
export interface SaidLimit {
  most: number
  unit: SaidUnit
  before: string
  after: string
}

const NUMBER = String.raw`(\d{1,2}[.,\u00a0\u202f ]\d{3}|\d{1,4})`
const UNIT =
  '(?:(words?|wörtern?|worten?|palabras|mots|parole|woorden|palavras)|(?:characters?|zeichen|caracteres|caractères|signes|caratteri|tekens))'
/** What makes a number the most that may be, before it and behind it, in the languages whose orders are read. */
const BEFORE = String.raw`(?:at most|(?:no|not) more than|max(?:imum|imal|imo|\.)?|up to|(?:under|below|fewer than|less than)|höchstens|nicht mehr als|bis zu|au plus|pas plus de|moins de|jusqu’à|jusqu'à|como máximo|como mucho|a lo sumo|máximo(?: de)?|no más de|menos de|hasta|al massimo|massimo|non più di|meno di|fino a|hoogstens|maximaal|ten hoogste|niet meer dan|no máximo|não mais de|até)`
const BEHIND = String.raw`(?:at most|max(?:imum|imal|imo|\.)?|or (?:fewer|less)|limit|höchstens|au plus|como máximo|como mucho|máximo|al massimo|massimo|hoogstens|maximaal|no máximo)`
/** The upper end of a range: “90 to 120 words”, “between 90 and 120”. */
const UP_TO = String.raw`(?:\d{1,4}\s?(?:–|-|to|and|bis|und|à|a|y|et|e|tot|en)\s?)`
const MOST = [
  new RegExp(String.raw`(?<![\p{L}\d.,])${UP_TO}${NUMBER}[- ]?\s?${UNIT}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])${BEFORE}:?\s+${NUMBER}[- ]?\s?${UNIT}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}[- ]?\s?${UNIT}[,:]?\s+\(?${BEHIND}(?![\p{L}])`, 'giu'),
]

/** All limits that an order names: “at most 150 words”, “150 mots au plus”, “80 to 90 characters”. */
export function saidLimits(order: string): SaidLimit[] {
  return MOST.flatMap((pattern) => [...order.matchAll(pattern)]).map((match) => {
    const [all, number = '', words] = match
    return {
      most: Number(number.replace(/\D/g, '')),
      unit: words === undefined ? 'characters' : 'words',
      before: order.slice(0, match.index),
      after: order.slice(match.index + all.length),
    }
  })
}

/** Then a limit is for each of several texts. */
const EACH = /^[\s,]*(?:each|apiece|per|jeweils|pro|chacune?|par|cada|ciascun[oa]?|per|elk|por)(?![\p{L}])/iu

/** The same said before it: “Each headline at most 12 words”. */
const EACH_OF =
  /(?<![\p{L}])(?:each|every|jede[rsmn]?|chacune?|chaque|cada|ciascun[oa]?|elke?)(?:\s\p{L}+){0,2}[\s,:]*$/iu

/** Whether a limit is for each of several lines, answers, titles. */
export function isOfEach({ before, after }: SaidLimit): boolean {
  return EACH.test(after) || EACH_OF.test(before)
}

export function countSaid(unit: SaidUnit, text: string): number {
  return unit === 'words' ? countSpaced(text) : [...text].length
}

/** So many times a number was meant for a line, a title, a part: no writer is that far off. */
export const FARTHEST_OFF = 3
