// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { expect, onTestFinished, test } from 'vitest'
import { SlashCommand, slashStateOf } from './slash-plugin.ts'

test('what follows a slash goes behind it, also where the editor had not yet heard of the click before it', () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [StarterKit.configure({ link: false }), SlashCommand],
    content: '<h1>Tides</h1><p></p>',
  })
  onTestFinished(() => editor.destroy())
  const { view } = editor
  const inParagraph = editor.state.doc.content.size - 1
  expect(editor.state.selection.from).toBe(1)
  view.someProp('handleTextInput', (handle) => handle(view, inParagraph, inParagraph, '/', () => view.state.tr))
  view.dispatch(view.state.tr.insertText('head'))
  expect(editor.getHTML()).toBe('<h1>Tides</h1><p>/head</p>')
  expect(slashStateOf(editor.state)).toMatchObject({ words: 'head' })
})
