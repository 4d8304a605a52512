import { type Measure, measureParts, type Part, type PartValues } from '../parts/index.ts'

/** Why a text can’t go out as it is: a part that is too long, or has too few or too many entries. */
export type PartProblem =
  | { readonly kind: 'too-long'; readonly measure: Measure }
  | {
      readonly kind: 'entries'
      readonly part: string
      readonly count: number
      readonly range: readonly [number, number]
    }
  | { readonly kind: 'empty'; readonly part: string }

/** What has to be mended before a text is final, counted as its target counts. */
export function partProblems(layout: readonly Part[], values: PartValues): PartProblem[] {
  return [
    ...layout.flatMap((part) => entryProblems(part, values[part.name])),
    ...measureParts(layout, values, {})
      .filter(({ isOver }) => isOver)
      .map((measure) => ({ kind: 'too-long' as const, measure })),
  ]
}

function entryProblems({ name, style, entries, optional }: Part, value: PartValues[string] | undefined): PartProblem[] {
  const count = typeof value === 'string' ? Number(value.trim() !== '') : (value?.length ?? 0)
  if (count === 0) return optional ? [] : [{ kind: 'empty', part: name }]
  // a thread begins with so many posts; a list with fewer entries than were asked for is none the worse
  const least = style === 'numbers' ? (entries?.[0] ?? 1) : 1
  if (!entries || (count >= least && count <= entries[1])) return []
  return [{ kind: 'entries', part: name, count, range: entries }]
}
