import { Extension } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import type * as Y from 'yjs'
import { DOCUMENT_FIELD } from '../../../document/schema.ts'
import { anchorsPlugin } from '../suggest/anchors.ts'
import { Binding } from '../sync/binding.ts'
import { syncPlugin } from '../sync/sync-plugin.ts'
import { newUndoManager, undoPlugin } from '../sync/undo.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    collaboration: {
      undo: () => ReturnType
      redo: () => ReturnType
    }
  }
  interface Storage {
    collaboration: { undoManager: Y.UndoManager | null }
  }
}

/** Puts the editor in step with a Y.Doc, with undo of this page's own changes. */
export const Collaboration = Extension.create<{ ydoc: Y.Doc | null }, { undoManager: Y.UndoManager | null }>({
  name: 'collaboration',
  // Before every other plugin: what others add must see a document that is already written down.
  priority: 1000,
  addOptions: () => ({ ydoc: null }),
  addStorage: () => ({ undoManager: null }),
  addCommands() {
    return {
      // They change the document through the Y.Doc, so that the command's own transaction would come too late.
      undo: () => (props) => step(props.tr, this.storage.undoManager, 'undo'),
      redo: () => (props) => step(props.tr, this.storage.undoManager, 'redo'),
    }
  },
  addKeyboardShortcuts() {
    // Always taken: where the key with Shift is reported as `z` (on a Mac), a redo that finds nothing would go on to undo.
    const taken = (direction: 'undo' | 'redo') => () => {
      this.editor.commands[direction]()
      return true
    }
    return { 'Mod-z': taken('undo'), 'Mod-y': taken('redo'), 'Shift-Mod-z': taken('redo') }
  },
  addProseMirrorPlugins() {
    if (!this.options.ydoc) return []
    const binding = new Binding(this.options.ydoc.getXmlFragment(DOCUMENT_FIELD), this.editor.schema)
    const manager = newUndoManager(binding)
    this.storage.undoManager = manager
    return [undoPlugin(binding, manager), syncPlugin(binding), anchorsPlugin()]
  },
})

function step(tr: Transaction, manager: Y.UndoManager | null, direction: 'undo' | 'redo'): boolean {
  tr.setMeta('preventDispatch', true)
  const stack = direction === 'undo' ? manager?.undoStack : manager?.redoStack
  if (!manager || !stack?.length) return false
  manager[direction]()
  return true
}
