import { countSpaced } from '../../engines/text/index.ts'
import type { Fault } from './generator.ts'

const NUMBER = String.raw`(\d{1,2}[.,\u00a0\u202f ]\d{3}|\d{2,4})`
const WORDS = `(?:words?|wörtern?|worten?|palabras|mots|parole|woorden|palavras)`
/** What makes a number the most that may be, before it and behind it, in the languages whose orders are read. */
const BEFORE = String.raw`(?:at most|(?:no|not) more than|max(?:imum|imal|imo|\.)?|up to|(?:under|below|fewer than|less than)|höchstens|nicht mehr als|bis zu|au plus|pas plus de|moins de|jusqu’à|jusqu'à|como máximo|como mucho|a lo sumo|máximo(?: de)?|no más de|menos de|hasta|al massimo|massimo|non più di|meno di|fino a|hoogstens|maximaal|ten hoogste|niet meer dan|no máximo|não mais de|até)`
const BEHIND = String.raw`(?:at most|max(?:imum|imal|imo|\.)?|or (?:fewer|less)|limit|höchstens|au plus|como máximo|como mucho|máximo|al massimo|massimo|hoogstens|maximaal|no máximo)`
/** The upper end of a range: “90 to 120 words”, “between 90 and 120”. */
const UP_TO = String.raw`(?:\d{2,4}\s?(?:–|-|to|and|bis|und|à|a|y|et|e|tot|en)\s?)`
const MOST = [
  new RegExp(String.raw`(?<![\p{L}\d.,])${UP_TO}${NUMBER}[- ]?\s?${WORDS}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])${BEFORE}:?\s+${NUMBER}[- ]?\s?${WORDS}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}[- ]?\s?${WORDS}[,:]?\s+\(?${BEHIND}(?![\p{L}])`, 'giu'),
]
/** Then the number is for each of several texts. */
const EACH = /^[\s,]*(?:each|apiece|per|jeweils|pro|chacune?|par|cada|ciascun[oa]?|per|elk|por)(?![\p{L}])/iu

/** The same said before it: “Each headline at most 12 words”. */
const EACH_OF =
  /(?<![\p{L}])(?:each|every|jede[rsmn]?|chacune?|chaque|cada|ciascun[oa]?|elke?)(?:\s\p{L}+){0,2}[\s,:]*$/iu

/** Then the number is for one of several parts: “Output: level, reason, note of at most 80 words”. */
const PART = /[,;]\s(?:\p{L}+\s){1,3}(?:of|with|in|von|mit|de|avec|con|di|van|met|com)\s$/iu

/**
 * The most words that an order, or the notes with it, allow the text: “at most 150 words”, “150 mots au plus”. Null where
 * none is named, where several are, or where the number is for each of several texts or for one of several parts.
 */
export function mostWordsOrdered(order: string): number | null {
  const found = MOST.flatMap((pattern) => [...order.matchAll(pattern)])
  if (found.some((match) => EACH.test(order.slice(match.index + match[0].length)))) return null
  if (found.some((match) => EACH_OF.test(order.slice(0, match.index)))) return null
  if (found.some((match) => PART.test(order.slice(0, match.index)))) return null
  const amounts = new Set(found.map(([, number = '']) => Number(number.replace(/\D/g, ''))))
  const [only] = amounts
  return amounts.size === 1 && only ? only : null
}

/**
 * The most words of each of several things that an order names: “each line at most 20 words”, “titles of at most 9 words”. Null where there is
 * no such limit, or several.
 */
export function mostWordsOfEach(order: string): { of: 'titles' | 'answers' | 'items'; most: number } | null {
  const found = MOST.flatMap((pattern) => [...order.matchAll(pattern)]).flatMap((match) => {
    const before = order.slice(0, match.index)
    const isEach = EACH.test(order.slice(match.index + match[0].length)) || EACH_OF.test(before)
    const [, noun = ''] = NAMED.exec(before) ?? []
    if (!isEach && !TITLES.test(noun)) return []
    const of = TITLES.test(noun) ? ('titles' as const) : ANSWERS.test(noun) ? ('answers' as const) : ('items' as const)
    return [{ of, most: Number((match[1] ?? '').replace(/\D/g, '')) }]
  })
  const distinct = new Map(found.map((one) => [`${one.of} ${one.most}`, one]))
  const [only] = distinct.values()
  return distinct.size === 1 && only && only.most > 0 ? only : null
}

/** What stands before a number: “each answer”, “titles of”. */
const NAMED = /(\p{L}+)(?:,? (?:of|with|between|from|von|mit|zwischen|de|avec|entre|con|di|tra))?[\s,:]*$/u
const TITLES =
  /^(?:head(?:line|ing)s?|titles?|überschrift(?:en)?|titel[ns]?|titres?|títulos?|titulares|titoli|titolo)$/iu
const ANSWERS = /^(?:answers?|antwort(?:en)?|respuestas?|réponses?|rispost[ae]|respostas?)$/iu

/** Share by which a text may be longer than the length that it was about to have. */
const ABOUT = 1.06

/** The most words of a text for which a length was chosen in a form, or said in words. */
export function mostWordsOf({ order, words }: { order: string; words: number | undefined }): number | null {
  return mostWordsOrdered(order) ?? (words === undefined ? null : Math.round(words * ABOUT))
}

/** So many times the number was meant for a line, a title, a part: no writer is that far off. */
export const FARTHEST_OFF = 3

/** A text that has more words than it may. */
export function longerThan(most: number | null, content: string): Fault[] {
  const count = countSpaced(content)
  if (most === null || count <= most || count > FARTHEST_OFF * most) return []
  return [
    {
      part: '',
      code: 'too-long',
      message: `Too long: ${count} words (you asked for at most ${most}).`,
      ask: `It has ${count} words, and at most ${most} are allowed. Leave out what matters least, whole points rather than words, so that the rest reads as before.`,
    },
  ]
}
