import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Observable } from '../core/observable.ts'
import { cite } from '../evidence/citing.ts'
import { anchorOf, setAnchor } from '../suggest/anchors.ts'
import type { UndoSteps } from '../suggest/settle.ts'
import { carriedCitations } from './carried-citations.ts'
import { type Quotation, quotationAt, quotationOf } from './quotation-at.ts'

const ANCHOR = 'own-words'

/** A quotation that is put into one's own words, and the blocks below it that say it so far. */
export interface Rewording {
  from: number
  to: number
  /** Null once it was deleted by hand. */
  quotation: Quotation | null
}

/** What the desk has for it. */
interface Parts {
  editor: Editor
  undo: UndoSteps
  isRewording: Observable<boolean>
}

/** Makes room for one's own words below the quotation around the caret; answers whether there is one. */
export function beginRewording(desk: Parts): boolean {
  const quotation = quotationAt(desk.editor.state.selection)
  if (!quotation) return false
  const open = rewordingIn(desk.editor.state)
  if (open?.quotation?.from === quotation.from) return true
  if (open) endRewording(desk, 'keep')
  const { view, schema } = desk.editor
  const { tr } = view.state
  const found = quotationAt(tr.selection) ?? quotation
  const paragraph = schema.nodes.paragraph?.create()
  if (!paragraph) return false
  desk.undo.stopCapturing()
  tr.insert(found.to, paragraph).setSelection(TextSelection.create(tr.doc, found.to + 1))
  view.dispatch(setAnchor(tr, ANCHOR, { from: found.to, to: found.to + paragraph.nodeSize }).scrollIntoView())
  desk.isRewording.set(true)
  view.focus()
  return true
}

/** Where a quotation is put into one's own words; null where none is, or the place for them is gone. */
export function rewordingIn(state: EditorState): Rewording | null {
  const place = anchorOf(state, ANCHOR)
  if (!place || place.to - place.from < 2) return null
  const { nodeBefore } = state.doc.resolve(place.from)
  return { ...place, quotation: nodeBefore && quotationOf(nodeBefore, place.from - nodeBefore.nodeSize) }
}

/** What stands below the quotation so far, as it were with the suggestions in it accepted: a line for each block. */
export function ownText(doc: Node, open: Pick<Rewording, 'from' | 'to'>): string {
  return blocksIn(doc, open)
    .map(({ node }) => {
      let text = ''
      node.forEach((child) => {
        if (!child.marks.some(({ type }) => type.name === 'deletion')) text += child.text ?? ' '
      })
      return text.trim()
    })
    .join('\n')
    .trim()
}

/**
 * `replace`: the own words take the place of the quotation, with its citations; `keep`: they stand below it, with the same ones;
 * `cancel`: they go. One undo step.
 */
export function endRewording({ editor, undo, isRewording }: Parts, how: 'replace' | 'keep' | 'cancel'): void {
  const { view } = editor
  const open = rewordingIn(view.state)
  const { tr } = view.state
  if (open) {
    const { from, to, quotation } = open
    const isEmpty = ownText(tr.doc, open) === ''
    if (isEmpty || how === 'cancel') tr.delete(from, to)
    else {
      if (quotation) carry(tr, open, quotation)
      if (quotation && how === 'replace') tr.delete(quotation.from, quotation.to)
    }
    const caret = tr.mapping.map(isEmpty || how === 'cancel' ? from : to, -1)
    tr.setSelection(TextSelection.near(tr.doc.resolve(caret), -1))
  }
  undo.stopCapturing()
  view.dispatch(setAnchor(tr, ANCHOR, null))
  undo.stopCapturing()
  isRewording.set(false)
  view.focus()
}

/** Puts the quotation's citations on every sentence that has none of its own. */
function carry(tr: Transaction, open: Rewording, { cited }: Quotation): void {
  for (const { node, pos } of blocksIn(tr.doc, open)) {
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const { id, start, end } of carriedCitations(text, cited))
      if (!isCited(node, start, end)) cite(tr, { start: pos + 1 + start, end: pos + 1 + end }, id)
  }
}

function blocksIn(doc: Node, { from, to }: Pick<Rewording, 'from' | 'to'>): { node: Node; pos: number }[] {
  const blocks: { node: Node; pos: number }[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock && pos >= from) blocks.push({ node, pos })
    return !node.isTextblock
  })
  return blocks
}

function isCited(block: Node, start: number, end: number): boolean {
  let found = false
  block.nodesBetween(start, Math.min(end, block.content.size), ({ marks }) => {
    found ||= marks.some(({ type }) => type.name === 'citation')
  })
  return found
}
