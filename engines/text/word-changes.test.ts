import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('')

test.each([
  ['The tide turns.', 'The tide turns.', 'The tide turns.'],
  ['The tide turns.', 'The slow tide turns.', 'The {+slow +}tide turns.'],
  ['One two three', 'One three', 'One {-two -}three'],
  ['', 'New', '{+New+}'],
])('%j to %j', (before, after, changes) => {
  expect(shown(before, after)).toBe(changes)
})

test('what is left joins to the later text, also where both are too long to compare', () => {
  const before = Array.from({ length: 3_000 }, (_, at) => `old${at}`).join(' ')
  const after = Array.from({ length: 3_000 }, (_, at) => `new${at}`).join('\n')
  const kept = wordChanges(before, after).filter(({ kind }) => kind !== 'removed')
  expect(kept.map(({ text }) => text).join('')).toBe(after)
})
