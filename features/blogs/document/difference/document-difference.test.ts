import { describe, expect, test } from 'vitest'
import type { DocumentNode } from '../document-node.ts'
import { documentDifference } from './document-difference.ts'
import { wordDifference } from './word-difference.ts'

const text = (words: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks: marks.map((type) => ({ type })) } : {}),
})
const p = (...inside: (string | DocumentNode)[]): DocumentNode => ({
  type: 'paragraph',
  content: inside.map((part) => (typeof part === 'string' ? text(part) : part)),
})
const h = (level: number, words: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const doc = (...content: DocumentNode[]): DocumentNode => ({ type: 'doc', content })
const row = (...cells: string[]): DocumentNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type: 'tableCell', content: [p(cell)] })),
})

describe('readable difference of two versions', () => {
  test('words inside a changed paragraph', () => {
    const { blocks, addedWords, removedWords } = documentDifference(
      doc(h(1, 'Tides'), p('The moon raises two tides a day.')),
      doc(h(1, 'Tides'), p('The moon and the sun raise two tides a day.')),
    )
    expect(blocks).toEqual([
      { state: 'same', kind: 'heading', level: 1, text: 'Tides' },
      {
        state: 'changed',
        kind: 'paragraph',
        level: 0,
        parts: [
          { state: 'same', text: 'The moon ' },
          { state: 'removed', text: 'raises' },
          { state: 'added', text: 'and the sun raise' },
          { state: 'same', text: ' two tides a day.' },
        ],
      },
    ])
    expect([addedWords, removedWords]).toEqual([4, 1])
  })

  test('a new paragraph between two others is added, the others stay the same', () => {
    const { blocks } = documentDifference(
      doc(p('First one.'), p('Last one.')),
      doc(p('First one.'), p('Something else entirely.'), p('Last one.')),
    )
    expect(blocks.map(({ state }) => state)).toEqual(['same', 'added', 'same'])
  })

  test('a section that was dragged elsewhere has moved, and is shown once', () => {
    const [a, b, c] = [
      p('Alpha is the first letter.'),
      p('Beta is the second letter.'),
      p('Gamma is the third letter.'),
    ]
    const { blocks, addedWords } = documentDifference(doc(a, b, c), doc(b, c, a))
    expect(blocks.map(({ state }) => state)).toEqual(['same', 'same', 'moved'])
    expect(addedWords).toBe(0)
  })

  test('bold alone restyles a block', () => {
    const { blocks } = documentDifference(doc(p('one two')), doc(p('one ', text('two', 'bold'))))
    expect(blocks).toEqual([{ state: 'restyled', kind: 'paragraph', level: 0, text: 'one two' }])
  })

  test('a new id of a mark changes nothing', () => {
    const cited = (id: string) =>
      doc(p({ type: 'text', text: 'one two', marks: [{ type: 'citation', attrs: { citationId: id } }] }))
    expect(documentDifference(cited('a'), cited('b')).blocks).toEqual([{ state: 'folded', count: 1 }])
  })

  test('rows of a table are compared as rows', () => {
    const table = (...rows: DocumentNode[]) => doc({ type: 'table', content: rows })
    const { blocks } = documentDifference(
      table(row('Brest', '6 m'), row('Bergen', '1 m')),
      table(row('Brest', '7 m'), row('Bergen', '1 m')),
    )
    expect(blocks).toMatchObject([
      { state: 'changed', kind: 'table-row' },
      { state: 'same', text: 'Bergen | 1 m' },
    ])
  })

  test('stretches without a change are folded', () => {
    const many = Array.from({ length: 30 }, (_, at) => p(`Paragraph number ${at} stands here.`))
    const { blocks } = documentDifference(doc(...many), doc(...many.with(15, p('Paragraph number 15 stood here.'))))
    expect(blocks.map(({ state }) => state)).toEqual(['folded', 'same', 'same', 'changed', 'same', 'same', 'folded'])
    expect(blocks[0]).toEqual({ state: 'folded', count: 13 })
  })

  test('Chinese is compared by letters', () => {
    expect(wordDifference('十二艘船在港口', '十三艘船在港口')).toEqual([
      { state: 'same', text: '十' },
      { state: 'removed', text: '二' },
      { state: 'added', text: '三' },
      { state: 'same', text: '艘船在港口' },
    ])
  })

  test('both sides of every part sum to the two texts', () => {
    const [before, after] = [
      'Ebb and flow, twice a day; رائع 🚤 each.',
      'Flow and ebb, once each day: رائع 🚤 and again each.',
    ]
    const side = (state: string) =>
      wordDifference(before, after)
        .filter((part) => part.state === 'same' || part.state === state)
        .map((part) => part.text)
        .join('')
    expect([side('removed'), side('added')]).toEqual([before, after])
  })

  test('50,000 words in 1,000 paragraphs, every tenth one changed', () => {
    const words = (at: number) => Array.from({ length: 50 }, (_, word) => `w${(at * 31 + word * 7) % 997}`).join(' ')
    const before = Array.from({ length: 1000 }, (_, at) => p(words(at)))
    const after = before.map((block, at) => (at % 10 === 0 ? p(`${words(at)} and more`) : block))
    const { blocks, addedWords, removedWords } = documentDifference(doc(...before), doc(...after))
    expect(blocks.filter(({ state }) => state === 'changed')).toHaveLength(100)
    expect([addedWords, removedWords]).toEqual([200, 0])
  })

  test('one paragraph of 100,000 words against another of 100,000 words ends', () => {
    const long = (seed: number) =>
      doc(p(Array.from({ length: 100_000 }, (_, at) => `w${(at * seed) % 4999}`).join(' ')))
    expect(documentDifference(long(7), long(11)).blocks.length).toBeGreaterThan(0)
  })
})
