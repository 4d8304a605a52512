import { Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { defaultDeleteFilter } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { type Binding, LOCAL } from './binding.ts'
import { type Caret, caretIn, isRemote, positionsOf } from './sync-plugin.ts'

export const undoKey = new PluginKey<null>('undo')

// Undoing the making of a paragraph that somebody else has written in since must not take their words.
const protectedBlocks = new Set(['paragraph', 'heading', 'listItem', 'taskItem', 'tableCell', 'tableHeader'])

/** Undo of this page's own changes; others' stay. Changes less than half a second apart are one step. */
export function newUndoManager(binding: Binding): Y.UndoManager {
  return new Y.UndoManager(binding.fragment, {
    trackedOrigins: new Set([LOCAL]),
    deleteFilter: (item) => defaultDeleteFilter(item, protectedBlocks),
    captureTransaction: (transaction) => transaction.meta.get('addToHistory') !== false,
  })
}

/** Puts the selection back to where it was before the step that is undone. */
export function undoPlugin(binding: Binding, manager: Y.UndoManager): Plugin<null> {
  let before: Caret | null = null
  let wasApart = false
  return new Plugin<null>({
    key: undoKey,
    state: {
      init: () => null,
      apply: (tr, _value, old) => {
        if (isOwnChange(tr)) {
          const isApart = !isTyping(tr)
          if (isApart || wasApart) manager.stopCapturing()
          wasApart = isApart
        }
        // Must be taken while the mapping still belongs to the old document: the sync plugin writes after this.
        if (tr.docChanged && beginsStep(manager)) before = caretIn(binding, old)
        return null
      },
    },
    view: (view) => {
      const added = ({ stackItem }: { stackItem: { meta: Map<unknown, unknown> } }) =>
        stackItem.meta.set(undoKey, before)
      const popped = ({ stackItem }: { stackItem: { meta: Map<unknown, unknown> } }) =>
        select(view, binding, stackItem.meta.get(undoKey))
      manager.on('stack-item-added', added)
      manager.on('stack-item-popped', popped)
      return {
        destroy: () => {
          manager.off('stack-item-added', added)
          manager.off('stack-item-popped', popped)
          manager.destroy()
        },
      }
    },
  })
}

function isOwnChange(tr: Transaction): boolean {
  return tr.docChanged && !isRemote(tr) && tr.getMeta('addToHistory') !== false && !tr.getMeta('appendedTransaction')
}

// Letters and Enter belong to one burst of typing; a table, a mark, a paste are steps of their own.
function isTyping(tr: Transaction): boolean {
  if (tr.getMeta('paste') || tr.getMeta('uiEvent')) return false
  return tr.steps.every((step) => {
    if (!(step instanceof ReplaceStep)) return false
    const { content, openStart, openEnd } = step.slice
    const isWords = openStart === 0 && openEnd === 0 && (content.firstChild?.isText ?? true)
    return isWords || (openStart === openEnd && openStart > 0 && content.textBetween(0, content.size) === '')
  })
}

// Only a change that begins a step of its own needs to know where the caret was.
function beginsStep(manager: Y.UndoManager): boolean {
  return manager.undoStack.length === 0 || Date.now() - manager.lastChange >= manager.captureTimeout - 50
}

function select(view: EditorView, binding: Binding, caret: unknown): void {
  const places = isCaret(caret) ? positionsOf(binding, caret) : null
  const { doc, tr } = view.state
  if (!places || Math.max(places.anchor, places.head) > doc.content.size) return
  const selection = TextSelection.between(doc.resolve(places.anchor), doc.resolve(places.head))
  view.dispatch(tr.setSelection(selection).setMeta('addToHistory', false).scrollIntoView())
}

function isCaret(value: unknown): value is Caret {
  return typeof value === 'object' && value !== null && 'anchor' in value && 'head' in value
}
