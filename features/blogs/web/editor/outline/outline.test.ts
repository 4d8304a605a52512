// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { documentExtensions } from '../../../document/schema.ts'
import { htmlToDocument } from '../../../document/server-html.ts'
import { documentToMarkdown } from '../../../document/write-markdown.ts'
import { moveBlock, moveRange } from '../blocks/move-block.ts'
import { outlineOf, sectionIndexAt, wordsOf } from './outline-of.ts'

let editor: Editor
afterEach(() => editor?.destroy())
const html =
  '<p>Before it all.</p><h1>Title</h1><p>one two</p><h2>A</h2><p>three</p><h3>A1</h3><p>four five six</p><h2>B</h2><ul><li>seven</li><li>eight nine</li></ul><section data-footnotes><ol><li data-footnote-item="x"><p>note words</p></li></ol></section>'
function open(): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(),
    content: html,
    injectCSS: false,
  })
  return editor
}
const markdown = () => documentToMarkdown(editor.state.doc).trim()

test('headings carry their words and the extent of their part', () => {
  const document = htmlToDocument(html)
  const sections = outlineOf(document)
  expect(sections.map(({ title, level, words, allWords }) => [title, level, words, allWords])).toEqual([
    ['Title', 1, 3, 13],
    ['A', 2, 2, 6],
    ['A1', 3, 4, 4],
    ['B', 2, 4, 4],
  ])
  expect(sections.map(({ pos, end }) => document.textBetween(pos, end, ' ').replace(/\s+/g, ' ').trim())).toEqual([
    'Title one two A three A1 four five six B seven eight nine',
    'A three A1 four five six',
    'A1 four five six',
    'B seven eight nine',
  ])
  expect(wordsOf(document)).toBe(16)
  expect(sectionIndexAt(sections, 3)).toBe(-1)
  expect(sectionIndexAt(sections, sections[1]?.pos ?? 0)).toBe(1)
})

test('a heading that is only suggested doesn’t count yet', () => {
  const document = htmlToDocument('<h1>Title</h1><p>one</p><h2>Proposed</h2>')
  const proposed = document.lastChild
  if (!proposed) throw new Error('no heading')
  const suggested = proposed.type.create({ ...proposed.attrs, suggestion: '+s1' }, proposed.content)
  const shown = document.copy(document.content.replaceChild(2, suggested))
  expect(outlineOf(shown).map(({ title }) => title)).toEqual(['Title'])
})

test('a part moves with all that is under it, before another', () => {
  open()
  const [, a, , b] = outlineOf(editor.state.doc)
  if (!a || !b) throw new Error('no sections')
  editor.view.dispatch(moveRange(editor.state.tr, b.pos, b.end, a.pos))
  expect(markdown()).toBe(
    'Before it all.\n\n# Title\n\none two\n\n## B\n\n- seven\n- eight nine\n\n## A\n\nthree\n\n### A1\n\nfour five six',
  )
  const before = editor.state.doc
  const [, first] = outlineOf(before)
  if (!first) throw new Error('no section')
  editor.view.dispatch(moveRange(editor.state.tr, first.pos, first.end, first.pos + 2))
  expect(editor.state.doc).toBe(before)
})

test('a block moves past its neighbor by keys, an item within its list, with the caret', () => {
  open()
  editor.commands.setTextSelection(2)
  expect(moveBlock(editor, -1)).toBe(false)
  expect(moveBlock(editor, 1)).toBe(true)
  expect(markdown().slice(0, 25)).toBe('# Title\n\nBefore it all.\n\n')
  expect(editor.state.selection.$from.parent.textContent).toBe('Before it all.')
  editor.state.doc.descendants((node, pos) => {
    if (node.textContent === 'eight nine' && node.isTextblock) editor.commands.setTextSelection(pos + 1)
  })
  expect(moveBlock(editor, 1)).toBe(false)
  expect(moveBlock(editor, -1)).toBe(true)
  expect(markdown()).toContain('- eight nine\n- seven')
})
