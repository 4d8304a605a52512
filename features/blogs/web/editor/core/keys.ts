import { type Editor, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { type BlockKind, turnInto } from '../blocks/block-kinds.ts'
import { moveBlock } from '../blocks/move-block.ts'

/** What the keys of the editor can ask of what stands around it. */
export interface KeyActions {
  openFind: (withReplace: boolean) => void
  openHelp: () => void
  toggleFocusMode: () => void
  /** Whether there was a focus mode to leave. */
  leaveFocusMode: () => boolean
  toggleOutline: () => void
  toggleInspector: () => void
  openLink: () => void
  goToEvidence: (step: 1 | -1) => void
  /** Whether there was a quotation to put into other words. */
  ownWords: () => boolean
  writeMore: () => void
  ask: () => void
  /** Whether a suggestion was there to accept. */
  accept: (all: boolean) => boolean
  refuse: (all: boolean) => boolean
}

/** Groups of the help sheet, in order, with the keys of each; names are keys of the messages. */
export const keyGroups = [
  {
    name: 'keysText',
    keys: [
      { keys: 'Mod+B', name: 'bold' },
      { keys: 'Mod+I', name: 'italic' },
      { keys: 'Mod+U', name: 'underline' },
      { keys: 'Mod+Shift+S', name: 'strike' },
      { keys: 'Mod+E', name: 'code' },
      { keys: 'Mod+Shift+H', name: 'highlight' },
      { keys: 'Mod+K', name: 'link' },
    ],
  },
  {
    name: 'keysBlocks',
    keys: [
      { keys: 'Mod+Alt+0', name: 'paragraph' },
      { keys: 'Mod+Alt+1', name: 'heading1' },
      { keys: 'Mod+Alt+2', name: 'heading2' },
      { keys: 'Mod+Alt+3', name: 'heading3' },
      { keys: 'Mod+Shift+8', name: 'bulletList' },
      { keys: 'Mod+Shift+7', name: 'orderedList' },
      { keys: 'Mod+Shift+9', name: 'taskList' },
      { keys: 'Mod+Shift+B', name: 'blockquote' },
      { keys: 'Mod+Alt+C', name: 'codeBlock' },
      { keys: 'Mod+Alt+F', name: 'footnote' },
      { keys: 'Mod+Alt+W', name: 'ownWords' },
      { keys: 'Alt+Shift+↑', name: 'moveUp' },
      { keys: 'Alt+Shift+↓', name: 'moveDown' },
      { keys: '/', name: 'slashMenu' },
    ],
  },
  {
    name: 'keysAssistant',
    keys: [
      { keys: 'Mod+J', name: 'askAssistant' },
      { keys: 'Mod+Shift+Enter', name: 'writeMore' },
      { keys: 'Tab', name: 'acceptSuggestion' },
      { keys: 'Escape', name: 'refuseSuggestion' },
      { keys: 'Mod+Enter', name: 'acceptAll' },
    ],
  },
  {
    name: 'keysEvidence',
    keys: [
      { keys: 'Alt+Shift+→', name: 'nextEvidence' },
      { keys: 'Alt+Shift+←', name: 'previousEvidence' },
    ],
  },
  {
    name: 'keysView',
    keys: [
      { keys: 'Mod+F', name: 'find' },
      { keys: 'Mod+H', name: 'replace' },
      { keys: 'Mod+Z', name: 'undo' },
      { keys: 'Mod+Shift+Z', name: 'redo' },
      { keys: 'Mod+Shift+V', name: 'pastePlain' },
      { keys: 'Mod+Shift+F', name: 'focusMode' },
      { keys: 'Mod+\\', name: 'toggleOutline' },
      { keys: 'Mod+.', name: 'toggleInspector' },
      { keys: 'Mod+/', name: 'help' },
    ],
  },
] as const

/** The editor's own keys, beside those that its parts bring along. */
export const Keys = Extension.create<{ actions: KeyActions | null }>({
  name: 'keys',
  priority: 950,
  addOptions: () => ({ actions: null }),
  addKeyboardShortcuts() {
    const { actions } = this.options
    const done = (run: (actions: KeyActions) => void) => () => {
      if (actions) run(actions)
      return actions !== null
    }
    const turn = (kind: BlockKind) => () => turnInto(this.editor, kind)
    return {
      'Mod-f': done((to) => to.openFind(false)),
      'Mod-h': done((to) => to.openFind(true)),
      'Mod-/': done((to) => to.openHelp()),
      'Mod-Shift-f': done((to) => to.toggleFocusMode()),
      'Mod-\\': done((to) => to.toggleOutline()),
      'Mod-.': done((to) => to.toggleInspector()),
      // Without words to link, the key is the command palette's.
      'Mod-k': () => !this.editor.state.selection.empty && done((to) => to.openLink())(),
      'Mod-j': done((to) => to.ask()),
      'Mod-Shift-Enter': done((to) => to.writeMore()),
      'Alt-Shift-ArrowRight': done((to) => to.goToEvidence(1)),
      'Alt-Shift-ArrowLeft': done((to) => to.goToEvidence(-1)),
      'Mod-Enter': () => actions?.accept(true) ?? false,
      Tab: () => (actions?.accept(false) ?? false) || leaveBlock(this.editor),
      Enter: () => actions?.accept(false) ?? false,
      Escape: () => actions !== null && (actions.refuse(false) || actions.leaveFocusMode()),
      'Mod-Shift-h': () => this.editor.commands.toggleMark('highlight'),
      'Mod-Alt-0': turn('paragraph'),
      'Mod-Alt-f': () => this.editor.commands.addFootnote(),
      'Mod-Alt-c': turn('codeBlock'),
      'Mod-Alt-w': () => actions?.ownWords() ?? false,
      'Alt-Shift-ArrowUp': () => moveBlock(this.editor, -1),
      'Alt-Shift-ArrowDown': () => moveBlock(this.editor, 1),
    }
  },
})

// In code Tab indents; in lists and tables it is theirs; in plain text it does nothing, rather than take the focus away.
function leaveBlock(editor: Editor): boolean {
  const { $from } = editor.state.selection
  if ($from.parent.type.spec.code) return editor.commands.insertContent('  ')
  const isOwn = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((node) =>
    /Item$|^table/.test(node.type.name),
  )
  return (
    !isOwn &&
    editor.state.selection instanceof TextSelection &&
    editor.isFocused &&
    editor.view.dom.dataset.tab === 'stay'
  )
}
