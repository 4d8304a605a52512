import type { EditorView } from '@tiptap/pm/view'

const NAME = 'evidence'

/** Tints a stretch of the text without touching it: no decoration, no change to the document. */
export function highlightSentence(view: EditorView, from: number, to: number): void {
  if (!('highlights' in CSS)) return
  const range = document.createRange()
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)]
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  CSS.highlights.set(NAME, new Highlight(range))
}

/** Takes the tint away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}
