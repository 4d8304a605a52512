import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { htmlToDocument } from '../../../document/server-html.ts'
import { documentToHtml } from '../../../document/write-html.ts'
import { cite, recite, uncite } from './citing.ts'
import { evidenceBetween } from './evidence-counts.ts'
import { neighbourEvidence } from './evidence-steps.ts'
import { marginLines, stateOf } from './margin-lines.ts'

const language = 'English-US'
const open = (html: string) => EditorState.create({ doc: htmlToDocument(html) })
const html = (state: EditorState) => documentToHtml(state.doc).replaceAll(' dir="auto"', '')
const sentence = (state: EditorState, index: number) => {
  const found = evidenceBetween(state.doc, { from: 0, to: state.doc.content.size }, { language })[index]
  if (!found) throw new Error('no such sentence')
  return found
}

describe('citing a sentence', () => {
  test('covers its words; a second source covers them too', () => {
    const state = open('<p>It is nice. It opened in 1966.</p>')
    const once = state.apply(cite(state.tr, sentence(state, 0), 'a'))
    expect(html(once)).toBe('<p>It is nice. <span data-citation="a">It opened in 1966.</span></p>')
    const twice = once.apply(cite(once.tr, sentence(once, 0), 'b'))
    expect(sentence(twice, 0).citations.sort()).toEqual(['a', 'b'])
  })

  test('taking one away leaves the other, and takes all that hangs together', () => {
    const state = open(
      '<p><span data-citation="a">It <b>has</b> 24. <span data-citation="b">And 3</span> more.</span></p>',
    )
    const without = state.apply(uncite(state.tr, sentence(state, 0), 'a'))
    expect(html(without)).toBe('<p>It <strong>has</strong> 24. <span data-citation="b">And 3</span> more.</p>')
  })

  test('replacing keeps the place', () => {
    const state = open('<p><span data-citation="a">It has 24.</span></p>')
    expect(html(state.apply(recite(state.tr, sentence(state, 0), 'a', 'z')))).toBe(
      '<p><span data-citation="z">It has 24.</span></p>',
    )
  })
})

test('keys go from mark to mark and around the end', () => {
  const state = open('<p>It is nice. It opened in 1966.</p><p>Dull.</p><p>It has 24 of them.</p>')
  const at = (pos: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)))
  const words = (found: { start: number; end: number } | null) => found && state.doc.textBetween(found.start, found.end)
  expect(words(neighbourEvidence(at(1), 1, { language }))).toBe('It opened in 1966.')
  expect(words(neighbourEvidence(at(20), 1, { language }))).toBe('It has 24 of them.')
  expect(words(neighbourEvidence(at(50), 1, { language }))).toBe('It opened in 1966.')
  expect(words(neighbourEvidence(at(1), -1, { language }))).toBe('It has 24 of them.')
  expect(neighbourEvidence(open('<p>Dull.</p>'), 1, { language })).toBeNull()
})

test('sentences on one line share a mark that shows what most needs looking at', () => {
  const evidence = (state: 'cited' | 'unsourced') => ({
    from: 0,
    to: 1,
    start: 0,
    end: 1,
    state,
    citations: [],
    engine: null,
    words: '',
    verdict: null,
    isClause: false,
  })
  const lines = marginLines([
    { evidence: evidence('cited'), top: 100 },
    { evidence: evidence('unsourced'), top: 102 },
    { evidence: evidence('cited'), top: 130 },
  ])
  expect(lines.map((line) => [line.sentences.length, stateOf(line)])).toEqual([
    [2, 'unsourced'],
    [1, 'cited'],
  ])
})
