// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentExtensions } from '../../../document/schema.ts'
import { Pasting } from './pasting.ts'

const TABLE = '<table><tr><th>Name</th><th>Year</th></tr><tr><td>Rance</td><td>1966</td></tr></table>'

let editor: Editor
beforeEach(() => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), Pasting],
    content: TABLE,
    injectCSS: false,
  })
  editor.commands.setTextSelection(placeOf('Rance'))
})
afterEach(() => editor.destroy())

function placeOf(words: string): number {
  let place = 0
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text === words) place = pos + words.length
  })
  return place
}

function cells(): string[][] {
  const rows: string[][] = []
  editor.state.doc.firstChild?.forEach((row) => {
    rows.push(row.content.content.map((cell) => cell.textBetween(0, cell.content.size, '/')))
  })
  return rows
}

function pasteText(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  editor.view.pasteText(text, new ClipboardEvent('paste', { clipboardData }))
}

test('a Markdown table goes into the cells from the caret on, and the table grows for it', async () => {
  pasteText('| a | b |\n|---|---|\n| c | d |')
  await vi.waitFor(() =>
    expect(cells()).toEqual([
      ['Name', 'Year'],
      ['a', 'b'],
      ['c', 'd'],
    ]),
  )
})

test('a table among other words becomes a line for each row, within the cell', async () => {
  pasteText('**Of** two\n\n| a | b |\n|---|---|\n| c | d |\n\nThe end')
  await vi.waitFor(() => expect(cells()[1]).toEqual(['Rance/Of two/a | b/c | d/The end', '1966']))
})

test('HTML brings no table into a cell either', () => {
  editor.view.pasteHTML(`<p>Words</p><blockquote>${TABLE}</blockquote>`)
  expect(cells()[1]).toEqual(['RanceWords/Name | Year/Rance | 1966', '1966'])
})

test('beside a table nothing is changed', async () => {
  editor.commands.setContent('<p>x</p>')
  editor.commands.setTextSelection(2)
  pasteText('Words\n\n| a | b |\n|---|---|\n| c | d |')
  await vi.waitFor(() => expect(editor.getHTML()).toContain('<table>'))
})
