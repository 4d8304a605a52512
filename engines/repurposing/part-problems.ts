import { type Measure, measureParts, type Part, type PartValues } from '../parts/index.ts'

/** What is wrong with a text before it goes out: a part that is too long or empty, or has too few or too many entries. */
export type PartProblem =
  | { readonly kind: 'too-long'; readonly measure: Measure }
  | {
      readonly kind: 'entries'
      readonly part: string
      readonly count: number
      readonly range: readonly [number, number]
    }
  | { readonly kind: 'empty'; readonly part: string }
  /** A question without an answer, or the other way around; `entry` from 0. */
  | { readonly kind: 'incomplete'; readonly part: string; readonly entry: number }

/** Whether a text can go out all the same: fewer posts or questions than work best are the writer’s to send. */
export function isAdvice(problem: PartProblem): boolean {
  return problem.kind === 'entries' && problem.count < problem.range[0]
}

/** What is to be mended before a text is final, counted as its target counts. */
export function partProblems(layout: readonly Part[], values: PartValues): PartProblem[] {
  return [
    ...layout.flatMap((part) => entryProblems(part, values[part.name])),
    ...layout.flatMap((part) => incompletePairs(part, values[part.name])),
    ...measureParts(layout, values, {})
      .filter(({ isOver }) => isOver)
      .map((measure) => ({ kind: 'too-long' as const, measure })),
  ]
}

function entryProblems({ name, entries, optional }: Part, value: PartValues[string] | undefined): PartProblem[] {
  const count = typeof value === 'string' ? Number(value.trim() !== '') : (value?.length ?? 0)
  if (count === 0) return optional ? [] : [{ kind: 'empty', part: name }]
  if (!entries || (count >= entries[0] && count <= entries[1])) return []
  return [{ kind: 'entries', part: name, count, range: entries }]
}

function incompletePairs({ name, columns }: Part, value: PartValues[string] | undefined): PartProblem[] {
  if (!columns || !Array.isArray(value)) return []
  return value.flatMap((pair, entry) => {
    const filled = typeof pair === 'string' ? columns : columns.filter((column) => pair[column]?.trim())
    const isIncomplete = filled.length > 0 && filled.length < columns.length
    return isIncomplete ? [{ kind: 'incomplete' as const, part: name, entry }] : []
  })
}
