// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createEditor } from './create-editor.ts'

let editor: Editor
afterEach(() => editor?.destroy())

const actions = {
  openFind: vi.fn(),
  openHelp: vi.fn(),
  toggleFocusMode: vi.fn(),
  leaveFocusMode: vi.fn(() => true),
  toggleOutline: vi.fn(),
  toggleInspector: vi.fn(),
  openLink: vi.fn(),
  goToEvidence: vi.fn(),
  ownWords: () => false,
  writeMore: vi.fn(),
  ask: vi.fn(),
  accept: () => false,
  refuse: () => false,
}

function openEditor() {
  editor = createEditor({
    ydoc: new Y.Doc(),
    label: 'Text',
    placeholders: { title: '', block: '' },
    nameTask: (words) => (words ? `To do: ${words}` : 'Nothing to do yet'),
    actions,
    send: null,
    faces: { progressLabel: (name) => name, failed: () => undefined, leftOut: () => undefined },
  })
  editor.mount(document.createElement('div'))
}

test('the box of a task is called in our own words, after its own line only', () => {
  openEditor()
  const task = (words: string) => ({
    type: 'taskItem',
    content: [{ type: 'paragraph', ...(words ? { content: [{ type: 'text', text: words }] } : {}) }],
  })
  const outer = { ...task('Pack'), content: [...task('Pack').content, { type: 'taskList', content: [task('Tent')] }] }
  editor.commands.setContent({ type: 'doc', content: [{ type: 'taskList', content: [outer, task('')] }] })
  const names = [...editor.view.dom.querySelectorAll('input')].map((box) => box.getAttribute('aria-label'))
  expect(names).toEqual(['To do: Pack', 'To do: Tent', 'Nothing to do yet'])
})

test('Escape leaves focus mode from within the text, too', () => {
  openEditor()
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }))
  expect(actions.leaveFocusMode).toHaveBeenCalledOnce()
})
