import { type ContentLanguage, languageCode, stem } from '../../text/index.ts'
import { polarityWords } from './polarity-words.ts'

/** The words of sense of one language, ready to be looked up. */
export interface Polarity {
  /** Words, lower case. */
  readonly negations: ReadonlySet<string>
  /** +1 for stems that say more, -1 for less. */
  readonly direction: ReadonlyMap<string, 1 | -1>
  /** The words of `direction` as they are listed. */
  readonly directed: ReadonlySet<string>
  /** For each stem that has contraries the sides it is on: pairs of a number and +1 or -1. */
  readonly sides: ReadonlyMap<string, readonly (readonly [pair: number, side: 1 | -1])[]>
}

const known = new Map<string, Polarity | null>()

/** The words of sense of a language; null where we have none, and sense is not measured. */
export function polarityOf(language: ContentLanguage): Polarity | null {
  const code = languageCode(language)
  const ready = known.get(code)
  if (ready !== undefined) return ready
  const made = read(language)
  known.set(code, made)
  return made
}

function read(language: ContentLanguage): Polarity | null {
  const lists = polarityWords[languageCode(language)]
  if (lists === undefined) return null
  const stemsOf = (list: string) => list.split(/[\s,]+/).map((word) => stem(word, language))
  const direction = new Map<string, 1 | -1>()
  for (const word of stemsOf(lists.up)) direction.set(word, 1)
  for (const word of stemsOf(lists.down)) direction.set(word, -1)
  const sides = new Map<string, (readonly [number, 1 | -1])[]>()
  lists.opposites.split(/\s+/).forEach((pair, number) => {
    const [left = '', right = ''] = pair.split('/')
    for (const [list, side] of [[left, 1] as const, [right, -1] as const]) {
      for (const word of stemsOf(list)) sides.set(word, [...(sides.get(word) ?? []), [number, side]])
    }
  })
  const directed = new Set(`${lists.up} ${lists.down}`.split(/\s+/))
  return { directed, negations: new Set(lists.negations.split(/\s+/)), direction, sides }
}
