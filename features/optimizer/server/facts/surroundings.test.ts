import { expect, test } from 'vitest'
import { splitPassages } from '../../../../engines/retrieval/index.ts'
import { markdownToText } from '../../../../engines/text/index.ts'
import { judge } from './judge.ts'
import { surroundingsOf } from './surroundings.ts'

const SOURCE = `# Rain and mud

2023-05-22

ALTENAU – The Harz Ridge Run was won by a newcomer.

| Segment | Revenue 2023 (million euros) | Staff |
|---|---|---|
| Baltic | 158 | 40 |
| Irish Sea | 184 | 1,200 |

Only one group was missing.`

const { text, blocks } = markdownToText(SOURCE)
const all = splitPassages({ sourceId: '1', title: 'Rain and mud', text, blocks, language: 'English-US' }).filter(
  ({ kind }) => kind !== 'heading',
)
const at = (words: string) => {
  const found = all.find((passage) => passage.text.includes(words))
  if (!found) throw new Error(`no passage with ${words}`)
  return surroundingsOf(found, all, { titles: ['Irish Sea ferries'], language: 'English-US' })
}

test('what a source is about is in its first sentence, and in the titles of others that it names', () => {
  expect(at('Only one').about).toBe('Harz Ridge Run, 2023, Irish Sea')
})

test('a row of a table reads as a sentence with the heads of its columns, and bears a claim out or not', () => {
  const { row } = at('Irish Sea')
  expect(row).toBe('Segment Irish Sea, Revenue 2023: 184 million euros; Staff 1,200.')
  const stanceOf = (claim: string) =>
    judge(claim, [{ sentence: row ?? '', around: row ?? '', topic: 'Rain and mud' }], 'English-US').verdict
  expect(stanceOf('Revenue of the Irish Sea segment was 184 million euros in 2023.')).toBe('supported')
  expect(stanceOf('Revenue of the Irish Sea segment was 158 million euros in 2023.')).toBe('disputed')
  expect(at('Segment').row).toBeNull()
})
