// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import { markdownToDocument } from '../../../document/read-markdown.ts'
import { documentExtensions } from '../../../document/schema.ts'
import { documentToMarkdown } from '../../../document/write-markdown.ts'
import {
  dataPictures,
  embedIn,
  looksLikeMarkdown,
  pastedSlice,
  plainSlice,
  tidyPasted,
  withOwnFootnotes,
} from './pasted.ts'
import { Pasting } from './pasting.ts'
import { insertPictures } from './picture-uploads.ts'

let editor: Editor
afterEach(() => editor?.destroy())
function open(html: string): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), Pasting],
    content: html,
    injectCSS: false,
  })
  return editor
}
const markdown = () => documentToMarkdown(editor.state.doc).trim()
const faces = { progressLabel: (name: string) => name, failed: () => undefined, leftOut: () => undefined }

describe('pasting', () => {
  test('HTML of our own keeps its slice and citations, and loses signs of suggestion', () => {
    const html = '<p data-pm-slice="1 1 []">a <span data-citation="c">b</span> <ins data-suggestion="s">c</ins></p>'
    expect(tidyPasted(html)).toBe('<p data-pm-slice="1 1 []">a <span data-citation="c">b</span> c</p>')
  })

  test('a second text with footnotes leaves those of the first their words', () => {
    const text = (words: string) => `Text${words}[^1]\n\n[^1]: Note${words}`
    const slice = (words: string) => pastedSlice(editor.schema.nodeFromJSON(markdownToDocument(text(words)).toJSON()))
    open('<p></p>')
    for (const words of [' one', ' two']) {
      const { state, view } = editor
      view.dispatch(state.tr.replaceRange(1, 1, withOwnFootnotes(slice(words), state.doc)))
    }
    expect(markdown()).toBe('Text two[^1]\n\nText one[^2]\n\n[^1]: Note two\n\n[^2]: Note one')
  })

  test('a video alone on an empty line becomes a card; elsewhere it stays an address', () => {
    open('<p></p>').commands.setTextSelection(1)
    expect(embedIn('https://youtu.be/dQw4w9WgXcQ', editor.view)?.attrs.url).toBe('https://youtu.be/dQw4w9WgXcQ')
    expect(embedIn('https://a.example', editor.view)).toBeNull()
    open('<p>words</p>')
    expect(embedIn('https://youtu.be/dQw4w9WgXcQ', editor.view)).toBeNull()
  })

  test.each([
    ['# Head\n\ntext', true],
    ['- one\n- two', true],
    ['see [this](https://a.example)', true],
    ['just words, 3 * 4 and a-b', false],
    ['- a lonely dash', false],
    ['#hashtag', false],
  ])('%j is Markdown: %s', (text, is) => expect(looksLikeMarkdown(text)).toBe(is))

  test('plain words become a paragraph per line', () => {
    open('<p>x</p>').commands.setTextSelection(2)
    editor.view.dispatch(editor.state.tr.replaceSelection(plainSlice('a\r\n# b', editor.view)))
    expect(editor.state.doc.textBetween(0, editor.state.doc.content.size, '|')).toBe('xa|# b')
  })
})

describe('pictures', () => {
  const file = (name: string) => new File(['x'], name, { type: 'image/png' })

  test('one lands where it was dropped, although the text changed meanwhile', async () => {
    open('<p>One</p><p>Two</p>')
    let finish: (src: string) => void = () => undefined
    const done = insertPictures(
      editor.view,
      [file('Big dam.png')],
      2,
      () => new Promise((resolve) => (finish = resolve)),
      faces,
    )
    expect(editor.view.dom.querySelector('[role=progressbar]')?.textContent).toBe('Big dam.png')
    editor.commands.insertContentAt(1, 'Longer ')
    finish('/api/blogs/pictures/1')
    await done
    expect(markdown()).toBe('Longer One\n\n![Big dam](</api/blogs/pictures/1>)\n\nTwo')
    expect(editor.view.dom.querySelector('[role=progressbar]')).toBeNull()
  })

  test('a failure is reported and leaves the text unchanged', async () => {
    open('<p>One</p>')
    const failed: string[] = []
    await insertPictures(editor.view, [file('IMG_0001.png')], 1, () => Promise.reject(new Error('no')), {
      ...faces,
      failed: (name) => failed.push(name),
    })
    expect([markdown(), failed]).toEqual(['One', ['IMG_0001.png']])
  })

  test('those within pasted HTML are found', () => {
    expect(
      dataPictures('<p><img src="data:image/png;base64,AAAA"><img src="data:text/html;base64,AAAA"></p>'),
    ).toHaveLength(1)
  })
})
