import { expect, test } from 'vitest'
import { findTools } from './find-tools.ts'

test.each([
  ['rephr', 'rephraser'],
  ['google rev', 'greview'],
  ['meta desc', 'metadescription'],
  ['eli5', 'eli5'],
])('“%s” finds %s first', (typed, tool) => {
  expect(findTools(typed)[0]?.path).toBe(`/standalones/${tool}`)
})

test('what no tool is called or does finds none, and a common word few', () => {
  expect(findTools('xylophone')).toEqual([])
  expect(findTools('write').length).toBeLessThanOrEqual(5)
})
