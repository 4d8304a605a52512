import { type Part, type PartValues, textsOf } from '../../engines/parts/index.ts'
import { sentences, textOf } from '../../engines/text/index.ts'
import type { Fault } from './generator.ts'
import { countSaid, FARTHEST_OFF, isOfEach, type SaidLimit, type SaidUnit, saidLimits } from './said-limits.ts'

/** A text with its parts, if it has any. */
interface Measured {
  content: string
  parts?: PartValues | undefined
  layout?: readonly Part[] | undefined
}

/** What an order may limit each of. */
type Thing = keyof typeof textsTo

/** The code of a fault where a place of the text has not the length that was ordered for it. */
export const OFF_LENGTH = 'off-length'

/** Named in one fault at most: whoever has more wrong has misread the order. */
const MOST_NAMED = 8

/** Lines, answers, titles, or a subject that are longer than an order allows each of them. */
export function itemsTooLong(order: string, text: Measured): Fault[] {
  return limitsOfEach(order).flatMap(({ of, most, unit }) => {
    const long = textsTo[of](text)
      .map((words) => ({ words, count: countSaid(unit, words) }))
      .filter(({ count }) => count > most && count <= FARTHEST_OFF * most)
      .slice(0, MOST_NAMED)
    const [first] = long
    if (!first) return []
    const others = long.length > 1 ? `, and ${long.length - 1} more` : ''
    const each = long.map(({ words, count }) => `“${words.slice(0, 120)}” has ${count}`).join('; ')
    return [
      {
        part: '',
        code: OFF_LENGTH,
        message: `Too long: “${shortened(first.words)}” has ${first.count} ${unit} (you asked for at most ${most} each)${others}.`,
        ask: `At most ${most} ${unit} are allowed in each: ${each}. Say less in these, in whole sentences, and leave the others as they are.`,
        places: long.map(({ words }) => words),
      },
    ]
  })
}

/**
 * The most words or characters of each of several things that an order names: “each line at most 20 words”, “titles of at most 60 characters”.
 * None for a thing that has two such limits.
 */
export function limitsOfEach(order: string): Array<{ of: Thing; most: number; unit: SaidUnit }> {
  const found = saidLimits(order).flatMap((limit) => {
    const of = limitedThing(limit)
    return of ? [{ of, most: limit.most, unit: limit.unit }] : []
  })
  const distinct = [...new Map(found.map((one) => [`${one.of} ${one.most} ${one.unit}`, one])).values()]
  return distinct.filter((one) => distinct.every((other) => other === one || other.of !== one.of))
}

/** What a limit is said of, if it isn't the whole text. */
export function limitedThing(limit: SaidLimit): Thing | null {
  const [, kind = ''] = OF_A_KIND.exec(limit.before) ?? []
  const noun = kind || nounOf(limit)
  const thing = things.find(([, pattern]) => pattern.test(noun))?.[0] ?? null
  if (thing === 'titles' || thing === 'subject') return thing
  if (SUBJECT_LINE.test(limit.before)) return 'subject'
  if (kind) return thing
  // `no chapter over`: nothing that we know
  if (limit.none.startsWith('no ') && thing === null) return null
  return isOfEach(limit) ? (thing ?? 'items') : null
}

/** The noun of “no answer is longer than”; of “five headings, none longer than” the last before it that we know; else what stands right before. */
function nounOf({ none, before }: SaidLimit): string {
  if (none === '') return WITHOUT.test(before) ? '' : (NAMED.exec(before)?.[1] ?? '')
  const known = (text: string) =>
    (text.match(/\p{L}+/gu) ?? []).findLast((word) => things.some(([, pattern]) => pattern.test(word)))
  const [sentence = ''] = /[^.;!?]*$/.exec(before) ?? []
  return known(none) ?? (/^(?:none|keine[rs]? (?:länger|mehr|über))/iu.test(none) ? known(sentence) : undefined) ?? ''
}

/** “A point is a bare fact, 18 words at the outside”: so is every point. */
const OF_A_KIND =
  /(?:^|[.;!?]\s+)(?:an?|eine?|una?|une?) (\p{L}+) (?:is|has|should|may|can|must|ist|hat|darf|soll|es|tiene|debe|est|doit)(?!\p{L})[^.;!?]*$/iu
const WITHOUT = /(?<!\p{L})(?:no|without|keine?|ohne|sans|sin|pas de) \p{L}+[\s,:]*$/iu

/** What stands before a number: “each answer”, “titles of”. */
const NAMED = /(\p{L}+)(?:,? (?:of|with|between|from|von|mit|zwischen|de|avec|entre|con|di|tra))?[\s,:]*$/u
const TITLES =
  /^(?:head(?:line|ing)s?|titles?|questions?|fragen?|preguntas?|überschrift(?:en)?|titel[ns]?|titres?|títulos?|titulares|titoli|titolo)$/iu
const ITEMS = /^(?:points?|lines?|bullets?|entr(?:y|ies)|punkte?n?|zeilen?|líneas?|puntos?|lignes?)$/iu
const ANSWERS = /^(?:answers?|antwort(?:en)?|respuestas?|réponses?|rispost[ae]|respostas?)$/iu
const SUBJECT = /^(?:subject|betreff(?:zeile)?|objet|asunto|oggetto|onderwerp(?:sregel)?|assunto)$/iu
const SUBJECT_LINE = /(?<![\p{L}])subject line(?:,? (?:of|with))?[\s,:]*$/iu
const PARAGRAPHS =
  /^(?:paragraphs?|abs(?:ä|a)tz(?:e|es)?|paragraphes?|párrafos?|paragraf[oi]|alinea(?:’s|'s)?|parágrafos?)$/iu

const SENTENCES = /^(?:sentences?|s(?:ä|a)tz(?:e|es)?|phrases?|frases?|oraci(?:ón|ones))$/iu
const things: ReadonlyArray<readonly [Thing, RegExp]> = [
  ['titles', TITLES],
  ['subject', SUBJECT],
  ['answers', ANSWERS],
  ['paragraphs', PARAGRAPHS],
  ['sentences', SENTENCES],
  ['items', ITEMS],
]

function shortened(words: string): string {
  return words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words
}

/** Characters. */
const MOST_SHOWN = 60

const textsTo = {
  items: ({ content }: Measured) => [...content.matchAll(ITEM)].map(([, words = '']) => words.trim()),
  answers: ({ content }: Measured) =>
    content
      .split(HEADING)
      .slice(1)
      .map((answer) => answer.trim()),
  paragraphs: ({ content }: Measured) =>
    content
      .split(/\n\s*\n/u)
      .map((block) => block.trim())
      .filter((block) => block !== '' && !block.startsWith('#')),
  sentences: ({ content }: Measured) => sentences(content).map((span) => textOf(content, span)),
  /** Of a list its entries, of pairs what stands first, of running text its headings. */
  titles: ({ content, parts, layout = [] }: Measured) => [
    ...(parts === undefined ? [...content.matchAll(TITLE)].map(([, words = '']) => words.trim()) : []),
    ...layout.flatMap((part) => {
      const value = parts?.[part.name]
      if (value === undefined || part.limit?.joined) return []
      if (part.form === 'list' || part.form === 'title') return textsOf(part, value)
      const column = part.columns?.[0]
      if (part.form !== 'pairs' || column === undefined || typeof value === 'string') return []
      return value.flatMap((entry) => (typeof entry === 'string' ? [] : (entry[column] ?? [])))
    }),
  ],
  subject: ({ parts, layout = [] }: Measured) =>
    layout.flatMap((part) => (part.name === 'subject' ? textsOf(part, parts?.[part.name]) : [])),
} as const

const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)]) (.+)$/gmu
/** Headings below the title of the whole. */
const TITLE = /^#{2,6} (.+)$/gmu
const HEADING = /^#{1,6} .+$/mu
