// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { documentExtensions } from '../../../document/schema.ts'
import { documentToMarkdown } from '../../../document/write-markdown.ts'
import { FootnoteCommands } from './footnote-commands.ts'

let editor: Editor
afterEach(() => editor.destroy())

function open(html: string): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), FootnoteCommands],
    content: html,
    injectCSS: false,
  })
  return editor
}
const markdown = () => documentToMarkdown(editor.state.doc).trim()

test('a footnote goes to the end of the text, and the caret into it', () => {
  open('<p>One two</p><p>three</p>').commands.setTextSelection(4)
  editor.commands.addFootnote()
  editor.commands.insertContent('First note.')
  expect(markdown()).toBe('One[^1] two\n\nthree\n\n[^1]: First note.')
})

test('notes keep the order of their references, with the caret in the new one', () => {
  open('<p>One two</p>').commands.setTextSelection(8)
  editor.commands.addFootnote()
  editor.commands.insertContent('Later.')
  editor.commands.setTextSelection(4)
  editor.commands.addFootnote()
  editor.commands.insertContent('Sooner.')
  expect(markdown()).toBe('One[^1] two[^2]\n\n[^1]: Sooner.\n\n[^2]: Later.')
  expect(editor.state.doc.lastChild?.child(0).textContent).toBe('Sooner.')
})

test('text written after the list goes before it; a note without a reference stays', () => {
  open(
    '<p>One<sup data-footnote="a"></sup></p><section data-footnotes><ol><li data-footnote-item="a"><p>A.</p></li></ol></section>',
  )
  editor.view.dispatch(
    editor.state.tr.insert(
      editor.state.doc.content.size,
      editor.schema.node('paragraph', null, [editor.schema.text('Last')]),
    ),
  )
  expect(editor.state.doc.lastChild?.type.name).toBe('footnotes')
  editor.view.dispatch(editor.state.tr.delete(4, 5))
  expect(editor.state.doc.textContent).toBe('OneLastA.')
  expect(markdown()).toBe('One\n\nLast')
})

test('a pasted reference without its note gets an empty one', () => {
  open('<p>One<sup data-footnote="x"></sup></p>')
  editor.view.dispatch(editor.state.tr.insertText('!', 1))
  expect(editor.state.doc.lastChild?.toJSON()).toMatchObject({ type: 'footnotes', content: [{ attrs: { id: 'x' } }] })
})

test('there is no footnote in a footnote or in code', () => {
  open('<pre><code>x</code></pre>').commands.setTextSelection(1)
  expect(editor.can().addFootnote()).toBe(false)
})
