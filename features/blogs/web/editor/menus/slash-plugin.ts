import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'

/** The menu that a typed slash opens: the stretch from the slash to the caret, and the words after it. */
export interface SlashState {
  from: number
  to: number
  words: string
}

interface SlashView {
  /** Handles a key for the open menu; whether it was one of its own. */
  key: (key: string) => boolean
}

const slashKey = new PluginKey<SlashState | null>('slash')
const OPEN = 'slash:open'
const CLOSE = 'slash:close'

/** The open slash menu of an editor, if there is one. */
export function slashStateOf(state: EditorState): SlashState | null {
  return slashKey.getState(state) ?? null
}

/** Puts the menu away, leaving what was typed. */
export function closeSlash(tr: Transaction): Transaction {
  return tr.setMeta(CLOSE, true)
}

declare module '@tiptap/core' {
  interface Storage {
    slash: { view: SlashView | null }
  }
}

/** Opens where a slash is typed at the start of a block or behind a space; follows what is typed after it. */
export const SlashCommand = Extension.create<object, { view: SlashView | null }>({
  name: 'slash',
  priority: 990,
  addStorage: () => ({ view: null }),
  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin<SlashState | null>({
        key: slashKey,
        state: { init: () => null, apply: (tr, open, _before, state) => next(tr, open, state) },
        props: {
          handleTextInput: (view, from, to, text) => {
            if (text !== '/' || !mayOpen(view.state, from)) return false
            const tr = view.state.tr.insertText('/', from, to)
            // soon after a click the editor may still have its old selection: what is typed next would go there
            view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 1)).setMeta(OPEN, from))
            return true
          },
          handleKeyDown: (view, event) => {
            if (!slashKey.getState(view.state) || event.isComposing) return false
            if (event.key === 'Escape') {
              view.dispatch(closeSlash(view.state.tr))
              return true
            }
            return storage.view?.key(event.key) ?? false
          },
        },
      }),
    ]
  },
})

function mayOpen(state: EditorState, from: number): boolean {
  const $from = state.doc.resolve(from)
  if (!$from.parent.isTextblock || $from.parent.type.spec.code) return false
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, undefined, '\ufffc')
  return before === '' || /\s/.test(before)
}

function next(tr: Transaction, open: SlashState | null, state: EditorState): SlashState | null {
  const opened: number | undefined = tr.getMeta(OPEN)
  if (opened !== undefined) return { from: opened, to: opened + 1, words: '' }
  if (!open || tr.getMeta(CLOSE) || !state.selection.empty) return null
  const from = tr.mapping.map(open.from, -1)
  const to = state.selection.from
  const $from = state.doc.resolve(from)
  if (to <= from || to > $from.end() || to - from > 40) return null
  const text = state.doc.textBetween(from, to, '\n', '\ufffc')
  // Two spaces end it: somebody is writing, not choosing.
  return text.startsWith('/') && !/\s{2}|\n|\ufffc/.test(text) ? { from, to, words: text.slice(1) } : null
}
