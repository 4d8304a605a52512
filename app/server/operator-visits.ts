import type { OperatorCalls } from './operator-calls.ts'

/** How often each page was opened in the last days, the most visited first, a line each. */
export async function visitLines(calls: OperatorCalls, days: number): Promise<string> {
  const { counting, visits } = await calls.make('visits', { days })
  const sums = [...Map.groupBy(visits, ({ page }) => page)].map(([page, ofPage]) => ({ page, sum: sumOf(ofPage) }))
  const lines = sums.sort((a, b) => b.sum - a.sum).map(({ page, sum }) => `${String(sum).padStart(8)}  ${page}`)
  const end = counting ? [] : ['Visits aren’t being counted: COUNT_VISITS is off.']
  return [...lines, `${sumOf(visits)} visits in ${days} days`, ...end].join('\n')
}

function sumOf(counts: Array<{ visits: number }>): number {
  return counts.reduce((sum, { visits }) => sum + visits, 0)
}
