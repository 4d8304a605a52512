import { expect, test } from 'vitest'
import type { ClaimShape } from '../../optimizer/contract.ts'
import { blocksOf, itemsOf, rowsOf } from './answer-blocks.ts'
import { piecesOf } from './answer-pieces.ts'
import { claimMarks } from './claim-marks.ts'

const TEXT = `# Tides

One **two**
three.

- first
  goes on

- second
1. third

| a | b |
|---|---|
| 1 | 2 |

> quoted

\`\`\`js
# no heading
\`\`\`
---
`

test('an answer in blocks, each with its place', () => {
  const blocks = blocksOf(TEXT)
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'quote', 'code', 'rule'])
  for (const { start, raw } of blocks) expect(TEXT.slice(start, start + raw.length)).toBe(raw)
  const [list, table] = [blocks[2], blocks[3]]
  const items = list ? itemsOf(list) : []
  expect(items.map(({ text, number }) => [text, number])).toEqual([
    ['first\n  goes on', null],
    ['second', null],
    ['third', 1],
  ])
  expect(table && rowsOf(table).map((row) => row.map(({ text }) => text))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  for (const { start, text } of items) expect(TEXT.startsWith(text, start)).toBe(true)
})

test('while an answer grows, no more than its last two blocks change', () => {
  for (let length = 1; length < TEXT.length; length += 1) {
    const [now, next] = [blocksOf(TEXT.slice(0, length)), blocksOf(TEXT)]
    expect(next.slice(0, Math.max(0, now.length - 2))).toEqual(now.slice(0, -2))
  }
})

test('the words of a line, cut where a chip stands; only web addresses are links, and HTML is words', () => {
  const text =
    'It **has** 24. `x*y` [Rance](https://a.example/b) ![p](https://spy.example/i.png) [go](javascript:alert(1)) <b>'
  const pieces = piecesOf({ start: 100, text }, [114])
  expect(pieces.map(({ look, text: words }) => [look, words])).toEqual([
    ['plain', 'It '],
    ['strong', 'has'],
    ['plain', ' 24.'],
    ['plain', ' '],
    ['code', 'x*y'],
    ['plain', ' '],
    ['link', 'Rance'],
    ['plain', ' '],
    ['plain', 'p'],
    ['plain', ' '],
    ['plain', 'go'],
    ['plain', ') <b>'],
  ])
  expect(pieces[2]).toMatchObject({ start: 110, end: 114 })
})

test('verdicts stand behind the sentences that they are about, whatever signs are between the words', () => {
  const claim = (id: string, text: string, verdict: ClaimShape['verdict']) => ({ id, text, verdict }) as ClaimShape
  const markdown = 'It has **24 turbines** (of 10-MW). It opened in\n1966.'
  const marks = claimMarks(markdown, [
    claim('b', 'It opened in 1966.', 'contradicted'),
    claim('a', 'It has 24 turbines (of 10-MW).', 'supported'),
    claim('c', 'It is not there.', 'supported'),
    claim('d', 'It opened in 1966.', null),
  ])
  expect(marks.map(({ id, end, verdict }) => [id, end, verdict])).toEqual([
    ['a', 34, 'supported'],
    ['b', markdown.length, 'contradicted'],
  ])
})
