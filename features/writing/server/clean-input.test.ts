import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../../platform/contract/failures.ts'
import { WritingInput } from '../contract.ts'
import { cleanedInput } from './clean-input.ts'
import { requireSelection, selectedFiles } from './selection.ts'

const input = (over: object) => ({ ...WritingInput.parse({}), generation_length: 1, ...over })
const limits = { sources: { files: 3, urls: 3, domains: 1 } }

function refusalOf(work: () => unknown): { code: string; paths: string[] } | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, paths: (error.facts.details ?? []).map(({ path }) => path) }
  }
}

test('sentences that begin with *** go, whatever field they are in', () => {
  expect(
    cleanedInput(input({ text: 'Tides turn. ***Zanzibar is secret. They return.', headline: 'Tides ***hidden' })),
  ).toMatchObject({
    text: expect.not.stringContaining('Zanzibar'),
    headline: 'Tides ***hidden',
  })
})

test.each([
  [{ text: '***Only this.' }, 'text'],
  [{ text: '   ' }, 'text'],
  [{ text: '' }, 'text'],
  [{ prompt: '***Only this.' }, 'prompt'],
  [{ text: '***Gone.', headline: 'Tides' }, 'text'],
])('%o leaves nothing to write about', (over, path) => {
  expect(refusalOf(() => cleanedInput(input(over)))).toEqual({ code: 'invalid', paths: [path] })
})

test('an empty text is fine where a headline says what to write about', () => {
  expect(cleanedInput(input({ text: '', headline: 'Tides' }))).toMatchObject({ headline: 'Tides' })
})

test.each([
  [{ mode: 'url', urls: [] }, 'invalid', 'urls'],
  [{ mode: 'file' }, 'invalid', 'files'],
  [{ mode: 'domain' }, 'invalid', 'domains'],
  [{ mode: 'url', urls: ['a', 'b', 'c', 'd'] }, 'not-in-plan', 'urls'],
  [{ mode: 'file', files: ['a', 'b'], filename: ['c', 'd'] }, 'not-in-plan', 'files'],
  [{ mode: 'domain', domains: ['a', 'b'] }, 'not-in-plan', 'domains'],
])('the selection %o is refused', (over, code, path) => {
  expect(refusalOf(() => requireSelection(limits, input(over)))).toEqual({ code, paths: [path] })
})

test('a selection within the plan passes; one file named twice is one; -1 is no limit', () => {
  expect(
    refusalOf(() => requireSelection(limits, input({ mode: 'file', files: ['a', 'b', 'c'], filename: ['a'] }))),
  ).toBeNull()
  expect(
    refusalOf(() =>
      requireSelection(
        { sources: { files: -1, urls: -1, domains: -1 } },
        input({ mode: 'url', urls: Array(40).fill('a') }),
      ),
    ),
  ).toBeNull()
  expect(selectedFiles(input({ files: ['a'], filename: ['a', 'b'] }))).toEqual(['a', 'b'])
})

test('lists of sources are taken as one name or many', () => {
  const read = (value: unknown) => z.object({ files: WritingInput.shape.files }).parse({ files: value }).files
  expect(read('a.pdf')).toEqual(['a.pdf'])
  expect(read([' a ', ''])).toEqual(['a'])
  expect(read(null)).toEqual([])
})
