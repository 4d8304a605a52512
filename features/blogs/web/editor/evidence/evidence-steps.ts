import type { Editor } from '@tiptap/core'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { ContentLanguage } from '../../../../../engines/text/index.ts'
import type { Desk } from '../core/desk.ts'
import { evidenceBetween, type PlacedEvidence } from './evidence-counts.ts'

/** Goes to the next or previous sentence with a mark and opens its card. */
export function goToEvidence(desk: Desk, step: 1 | -1, isWanted?: (evidence: PlacedEvidence) => boolean): void {
  const { editor, language } = desk
  let state = editor.state
  let found = neighbourEvidence(state, step, language.get())
  for (let tries = 0; isWanted && found && !isWanted(found) && tries < 5_000; tries++) {
    state = state.apply(
      state.tr.setSelection(TextSelection.near(state.doc.resolve(step > 0 ? found.end : found.start))),
    )
    found = neighbourEvidence(state, step, language.get())
  }
  if (found && (!isWanted || isWanted(found))) showEvidence(desk, found)
}

/** Brings a sentence into view and opens its card. */
export function showEvidence({ editor, evidence }: Desk, found: PlacedEvidence): void {
  editor.chain().setTextSelection(found.start).scrollIntoView().run()
  const anchor = { getBoundingClientRect: () => rectOf(editor, found.start) }
  evidence.set({ sentences: [found], index: 0, anchor })
}

function rectOf(editor: Editor, pos: number): DOMRect {
  const { left, top, bottom } = editor.view.coordsAtPos(Math.min(pos, editor.state.doc.content.size))
  return new DOMRect(left, top, 1, bottom - top)
}

/** The next (1) or previous (-1) sentence with a mark, seen from the caret; around the ends of the document. */
export function neighbourEvidence(state: EditorState, step: 1 | -1, language: ContentLanguage): PlacedEvidence | null {
  const { from } = state.selection
  const size = state.doc.content.size
  const ahead =
    step > 0
      ? [
          [from + 1, size],
          [0, from],
        ]
      : [
          [0, Math.max(0, from - 1)],
          [from, size],
        ]
  for (const [start = 0, end = 0] of ahead) {
    const found = evidenceBetween(state.doc, start, end, language).filter(({ start: at }) => at >= start && at <= end)
    const next = step > 0 ? found[0] : found.at(-1)
    if (next) return next
  }
  return null
}
