import { expect, test } from 'vitest'
import { splitPassages } from '../../../engines/retrieval/index.ts'
import { markdownToText } from '../../../engines/text/index.ts'
import { quotedSources, sourceTexts } from './source-texts.ts'

const SOURCE = `# Tides

## Plants

The Rance has 24 turbines.

| Plant | Megawatts |
|---|---|
| Rance | 240 |
| Sihwa | 254 |

- Fish
- Silt

## Costs

It cost 620 million francs.`

/** As stored sources give them: headings are not among the passages, which name what they are under. */
const passages = splitPassages({ sourceId: 'a', title: 'Tides', ...markdownToText(SOURCE) })
  .filter(({ kind }) => kind !== 'heading')
  .map((passage) => ({ ...passage, assetId: 'a' }))

function quoted(query: string, tokens: number): string {
  return quotedSources(sourceTexts(passages, { query, language: 'English-US', tokens }))[0]?.text ?? ''
}

test('a source is quoted with its headings, its lists, and its tables row by row', () => {
  expect(quoted('tides', 1_000)).toBe(
    [
      '## Plants\n\nThe Rance has 24 turbines.',
      'Plant\tMegawatts\nRance\t240\nSihwa\t254',
      '- Fish\n- Silt',
      '## Costs\n\nIt cost 620 million francs.',
    ].join('\n\n'),
  )
})

test('where not all fits, a row comes with the first of its table and with the heading over it', () => {
  const text = quoted('Sihwa', 70)
  expect(text).toContain('## Plants')
  expect(text).toMatch(/Plant\tMegawatts[\s\S]*Sihwa\t254/)
  expect(text).not.toContain('620 million')
})

test('what is wanted of one source leaves room for what is wanted of the others', () => {
  const made = (sourceId: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${sourceId}${at}`,
      sourceId,
      assetId: sourceId,
      title: sourceId,
      text: `The tide of ${sourceId} rises ${at} times. It falls again, as tides do on every coast.`,
      start: at * 200,
      end: at * 200 + 80,
    }))
  const all = [...made('a', 20), ...made('b', 2)]
  const wanted = all.map(({ id }) => id)
  const chosen = sourceTexts(all, { query: 'tides', language: 'English-US', tokens: 300, wanted })
  expect(chosen.map(({ passages: own }) => own.length)).toEqual([expect.any(Number), 2])
})
