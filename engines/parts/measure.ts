import { countIn } from '../text/index.ts'
import type { Limit, Part, PartValues } from './part.ts'
import { textsOf } from './render.ts'

/** How long one text of a part is, against what its target takes. */
export interface Measure {
  /** The part’s name. */
  readonly part: string
  /** Which entry of the part, from 0. */
  readonly entry: number
  readonly text: string
  readonly unit: Limit['unit']
  readonly count: number
  readonly most: number
  readonly isOver: boolean
}

/** What was chosen in the form, which may decide what is counted. */
export type Chosen = Readonly<Record<string, unknown>>

/** The limit of a part as it holds for what was chosen. */
export function limitOf({ limit }: Part, chosen: Chosen): Limit | undefined {
  return limit && (!limit.where || chosen[limit.where.field] === limit.where.is) ? limit : undefined
}

/** Counts everything that has a limit. */
export function measureParts(parts: readonly Part[], values: PartValues, chosen: Chosen): Measure[] {
  return parts.flatMap((part) => {
    const limit = limitOf(part, chosen)
    if (!limit) return []
    const texts = textsOf(part, values[part.name])
    const counted = limit.joined ? [texts.join(', ')] : texts
    return counted.map((text, entry) => {
      const count = countIn(limit.unit, text)
      return { part: part.name, entry, text, unit: limit.unit, count, most: limit.most, isOver: count > limit.most }
    })
  })
}
