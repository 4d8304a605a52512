import { expect, test } from 'vitest'
import { sourceMarks } from './placed-matches.ts'

const part = (source_start: number, source_end: number) => ({ start: 0, end: 0, source_start, source_end })

test('words of a source that two stretches of the text are copied from are marked once, in the order of the source', () => {
  expect(sourceMarks({ parts: [part(40, 60), part(0, 20), part(50, 70), part(45, 55)] })).toEqual([
    { start: 0, end: 20 },
    { start: 40, end: 70 },
  ])
})
