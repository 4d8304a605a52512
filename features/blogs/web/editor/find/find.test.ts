// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import { documentExtensions } from '../../../document/schema.ts'
import { documentToHtml } from '../../../document/write-html.ts'
import { findMatches, inCaseOf, type Query } from './find-matches.ts'
import { Find, findStateOf } from './find-plugin.ts'

let editor: Editor
afterEach(() => editor?.destroy())
function open(html: string): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), Find],
    content: html,
    injectCSS: false,
  })
  return editor
}
const query = (words: string, over: Partial<Query> = {}): Query => ({
  words,
  isCaseKept: false,
  isWholeWord: false,
  ...over,
})
const html = () => documentToHtml(editor.state.doc).replaceAll(' dir="auto"', '')
const found = (words: string, over?: Partial<Query>) =>
  findMatches(editor.state.doc, query(words, over)).map(({ from, to }) => editor.state.doc.textBetween(from, to))

describe('finding', () => {
  test('words are found across marks, whatever their case, and with either kind of quote', () => {
    open('<p>The <b>Ti</b>dal plant’s dam.</p><ul><li>TIDAL and tidal</li></ul>')
    expect(found('tidal')).toEqual(['Tidal', 'TIDAL', 'tidal'])
    expect(found('tidal', { isCaseKept: true })).toEqual(['tidal'])
    expect(found("plant's")).toEqual(['plant’s'])
    expect(found('(')).toEqual([])
  })

  test('whole words only, in any script', () => {
    open('<p>dam dams damage Dam. größe größer</p>')
    expect(found('dam', { isWholeWord: true })).toEqual(['dam', 'Dam'])
    expect(found('größe', { isWholeWord: true })).toEqual(['größe'])
  })

  test('the search starts at the caret and goes around', () => {
    open('<p>one two one two one</p>').commands.setTextSelection(6)
    editor.commands.find(query('one'))
    expect(findStateOf(editor.state)).toMatchObject({ current: 1 })
    editor.commands.goToMatch(1)
    editor.commands.goToMatch(1)
    expect(findStateOf(editor.state).current).toBe(0)
    expect(editor.state.selection.from).toBe(1)
    editor.commands.find(null)
    expect(findStateOf(editor.state).matches).toEqual([])
  })

  test('text typed in the meantime is found too', () => {
    open('<p>one</p>').commands.find(query('one'))
    editor.commands.insertContentAt(4, ' and one')
    expect(findStateOf(editor.state).matches).toHaveLength(2)
  })
})

describe('replacing', () => {
  test('one keeps its marks and the next is shown', () => {
    open('<p>The <b>old</b> <a href="https://a.example">old</a> thing</p>').commands.find(query('old'))
    editor.commands.goToMatch(-1)
    editor.commands.goToMatch(1)
    editor.commands.replaceMatch('new')
    expect(html()).toBe('<p>The <strong>new</strong> <a href="https://a.example" rel="noopener">old</a> thing</p>')
    expect(findStateOf(editor.state).matches).toHaveLength(1)
  })

  test('all, also where the new words hold the old ones, keep the case of each', () => {
    open('<h2>DAM</h2><p>Dam and <i>dam</i></p>').commands.find(query('dam'))
    editor.commands.replaceAllMatches('dam wall')
    expect(html()).toBe('<h2>DAM WALL</h2><p>Dam wall and <em>dam wall</em></p>')
    editor.commands.replaceAllMatches('')
    expect(html()).toBe('<h2> WALL</h2><p> wall and <em> wall</em></p>')
  })

  test('case follows what was there', () => {
    expect([inCaseOf('dam', 'weir'), inCaseOf('Dam', 'weir'), inCaseOf('DAM', 'weir'), inCaseOf('大', 'weir')]).toEqual(
      ['weir', 'Weir', 'WEIR', 'weir'],
    )
  })
})
