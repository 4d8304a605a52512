import { type Part, type PartValues, textsOf } from '../../engines/parts/index.ts'
import { countSpaced } from '../../engines/text/index.ts'
import type { Fault } from './generator.ts'
import { FARTHEST_OFF, mostWordsOfEach } from './ordered-length.ts'

/** A text with its parts, if it has any. */
interface Measured {
  content: string
  parts?: PartValues | undefined
  layout?: readonly Part[] | undefined
}

/** Named in one fault at most: whoever has more wrong has misread the order. */
const MOST_NAMED = 8

/** Lines, answers, or titles that have more words than an order allows each of them. */
export function itemsTooLong(order: string, text: Measured): Fault[] {
  const limit = mostWordsOfEach(order)
  if (limit === null) return []
  const long = textsTo[limit.of](text)
    .map((words) => ({ words, count: countSpaced(words) }))
    .filter(({ count }) => count > limit.most && count <= FARTHEST_OFF * limit.most)
    .slice(0, MOST_NAMED)
  const [first] = long
  if (!first) return []
  const others = long.length > 1 ? `, and ${long.length - 1} more` : ''
  const each = long.map(({ words, count }) => `“${words.slice(0, 120)}” has ${count}`).join('; ')
  return [
    {
      part: '',
      code: 'too-long',
      message: `Too long: “${shortened(first.words)}” has ${first.count} words (you asked for at most ${limit.most} each)${others}.`,
      ask: `At most ${limit.most} words are allowed in each: ${each}. Say less in these, in whole sentences, and leave the others as they are.`,
      places: long.map(({ words }) => words),
    },
  ]
}

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
  /** Of a list its entries, of pairs what stands first. */
  titles: ({ parts, layout = [] }: Measured) =>
    layout.flatMap((part) => {
      const value = parts?.[part.name]
      if (value === undefined || part.limit?.joined) return []
      if (part.form === 'list') return textsOf(part, value)
      const column = part.columns?.[0]
      if (part.form !== 'pairs' || column === undefined || typeof value === 'string') return []
      return value.flatMap((entry) => (typeof entry === 'string' ? [] : (entry[column] ?? [])))
    }),
} as const

const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)]) (.+)$/gmu
const HEADING = /^#{1,6} .+$/mu
