import type { Editor } from '@tiptap/core'
import type { CalloutKind } from '../../../document/blocks.ts'

/** A kind of block that a writer can make of the block with the caret, or add. */
export type BlockKind =
  | 'paragraph'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bulletList'
  | 'orderedList'
  | 'taskList'
  | 'blockquote'
  | 'codeBlock'
  | 'callout'
  | 'table'
  | 'horizontalRule'
  | 'footnote'

/** Kinds that a block can be turned into. */
export const turnKinds = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'taskList',
  'blockquote',
  'callout',
  'codeBlock',
] as const satisfies readonly BlockKind[]

/** Makes the selected blocks of the kind; what they are of it already becomes a paragraph. */
export function turnInto(editor: Editor, kind: BlockKind): boolean {
  const chain = editor.chain().focus()
  switch (kind) {
    case 'paragraph':
      return chain.clearNodes().run()
    case 'heading1':
    case 'heading2':
    case 'heading3':
    case 'heading4':
      return chain.toggleHeading({ level: headingLevels[kind] }).run()
    case 'bulletList':
      return chain.toggleBulletList().run()
    case 'orderedList':
      return chain.toggleOrderedList().run()
    case 'taskList':
      return chain.toggleTaskList().run()
    case 'blockquote':
      return chain.toggleBlockquote().run()
    case 'codeBlock':
      return chain.toggleCodeBlock().run()
    case 'callout':
      return chain.toggleWrap('callout', { kind: 'note' }).run()
    case 'table':
      return chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
    case 'horizontalRule':
      return chain.setHorizontalRule().run()
    case 'footnote':
      return chain.addFootnote().run()
  }
}

const headingLevels = { heading1: 1, heading2: 2, heading3: 3, heading4: 4 } as const

/** Gives the callout around the caret another kind. */
export function setCalloutKind(editor: Editor, kind: CalloutKind): boolean {
  return editor.chain().focus().updateAttributes('callout', { kind }).run()
}

/** The kind of the block with the caret, innermost list or wrapper first. */
export function kindAtCaret(editor: Editor): BlockKind {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth)
    if (type.name === 'heading') return `heading${Math.min(Math.max(Number(attrs.level), 1), 4) as 1 | 2 | 3 | 4}`
    const kind = turnKinds.find((known) => known === type.name)
    if (kind && kind !== 'paragraph') return kind
  }
  return 'paragraph'
}
