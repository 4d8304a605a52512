// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentExtensions } from '../../../document/schema.ts'
import { htmlToDocument } from '../../../document/server-html.ts'
import { documentToHtml } from '../../../document/write-html.ts'
import { documentToYDoc } from '../../../document/ydoc.ts'
import { Collaboration } from '../core/collaboration.ts'
import { Observable } from '../core/observable.ts'
import { carriedCitations } from './carried-citations.ts'
import { quotationAt, quotedWords } from './quotation-at.ts'
import { beginRewording, endRewording, rewordingIn } from './rewording.ts'

const quotation =
  '<blockquote><p><strong>Ocean Board</strong>: <span data-citation="a">“It opened in 1966.”</span></p></blockquote>'
let editor: Editor
afterEach(() => editor?.destroy())

function open(html: string) {
  const ydoc = new Y.Doc()
  Y.applyUpdate(ydoc, Y.encodeStateAsUpdate(documentToYDoc(htmlToDocument(html))))
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), Collaboration.configure({ ydoc })],
    injectCSS: false,
  })
  const undo = { stopCapturing: () => editor.storage.collaboration.undoManager?.stopCapturing() }
  return { editor, undo, isRewording: new Observable(false) }
}

function caretIn(words: string): void {
  editor.state.doc.descendants((node, pos) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1
    if (at >= 0) editor.commands.setTextSelection(pos + 1 + at)
  })
}
const html = () => documentToHtml(editor.state.doc).replaceAll(' dir="auto"', '')

describe('a quotation in one’s own words', () => {
  test('takes the place of the quotation with its citation, and undo brings the quotation back', () => {
    const desk = open(`${quotation}<p>After.</p>`)
    caretIn('opened')
    expect(beginRewording(desk)).toBe(true)
    expect(html()).toBe(`${quotation}<p></p><p>After.</p>`)
    editor.commands.insertContent('The station is from 1966.')
    endRewording(desk, 'replace')
    expect(html()).toBe('<p><span data-citation="a">The station is from 1966.</span></p><p>After.</p>')
    expect([desk.isRewording.get(), rewordingIn(editor.state)]).toEqual([false, null])
    editor.commands.undo()
    expect(html()).toBe(`${quotation}<p>The station is from 1966.</p><p>After.</p>`)
    editor.commands.undo()
    editor.commands.undo()
    expect(html()).toBe(`${quotation}<p>After.</p>`)
  })

  test('may stand below it, in several paragraphs; cancelled, nothing is left of them', () => {
    const desk = open(quotation)
    caretIn('opened')
    beginRewording(desk)
    editor.commands.insertContent('From 1966.')
    editor.commands.splitBlock()
    editor.commands.insertContent('Still there.')
    endRewording(desk, 'keep')
    const cited = (words: string) => `<p><span data-citation="a">${words}</span></p>`
    expect(html()).toBe(quotation + cited('From 1966.') + cited('Still there.'))
    caretIn('opened')
    beginRewording(desk)
    editor.commands.insertContent('No.')
    endRewording(desk, 'cancel')
    expect(html()).toBe(quotation + cited('From 1966.') + cited('Still there.'))
  })

  test('is over once its place is undone', () => {
    const desk = open(quotation)
    caretIn('opened')
    beginRewording(desk)
    editor.commands.undo()
    expect(html()).toBe(quotation)
    expect(rewordingIn(editor.state)).toBeNull()
  })

  test('needs a citation: a quotation of nobody’s source is not offered', () => {
    const desk = open('<blockquote><p>To be.</p></blockquote><p>After.</p>')
    caretIn('be')
    expect(beginRewording(desk)).toBe(false)
    caretIn('After')
    expect(quotationAt(editor.state.selection)).toBeNull()
  })

  test('is asked for without the name of the source and the marks of the quotation', () => {
    open(
      '<blockquote><p><strong>A</strong>: <span data-citation="a">„Es wärmt.“</span></p><ul><li><p><span data-citation="b">leaves</span></p></li></ul></blockquote>',
    )
    caretIn('wärmt')
    const found = quotationAt(editor.state.selection)
    expect(found && quotedWords(found)).toBe('Es wärmt.\nleaves')
  })
})

test('each sentence takes over the citation of what it says again, and one that says nothing of it the first', () => {
  const cited = [
    { id: 'grass', text: 'grass clippings bring nitrogen' },
    { id: 'straw', text: 'straw brings carbon' },
  ]
  const text = 'Use straw for its carbon. Clippings of grass add nitrogen. That is all.'
  expect(carriedCitations(text, cited).map(({ id, start, end }) => [id, text.slice(start, end).trim()])).toEqual([
    ['straw', 'Use straw for its carbon.'],
    ['grass', 'Clippings of grass add nitrogen.'],
    ['grass', 'That is all.'],
  ])
})
