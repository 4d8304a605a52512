import { expect, test } from 'vitest'
import { originality, overlap } from '../../../../engines/plagiarism/index.ts'
import { countWords } from '../../../../engines/text/index.ts'
import { inWords } from './in-words.ts'

const copied =
  'The high-pressure, sixteen-blade turbines of the well-known tide-driven station turn twice a day, and engineers say they will do so for years.'
const text = `${copied} We went there in May and liked what we saw.`

test('a percentage is that of the words beside it, however compounds are compared', () => {
  const sum = originality(text, [{ id: 'a', matches: overlap(text, copied).spans }])
  const words = countWords(text)
  expect(sum.words).toBeGreaterThan(words)
  const { matchedWords, percent, sources } = inWords(sum, words)
  expect(percent).toBe((100 * matchedWords) / words)
  expect(sources[0]?.percent).toBe(percent)
})

test('a text of which everything is elsewhere is 100 %, one without words 0 %', () => {
  const whole = originality(copied, [{ id: 'a', matches: overlap(copied, copied).spans }])
  expect(inWords(whole, countWords(copied)).percent).toBe(100)
  expect(inWords(originality('', []), 0).percent).toBe(0)
})
