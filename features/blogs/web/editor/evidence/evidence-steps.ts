import type { Editor } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import type { Desk } from '../core/desk.ts'
import { evidenceBetween, type PlacedEvidence, type ReadAs } from './evidence-counts.ts'

type IsWanted = (evidence: PlacedEvidence) => boolean

/** Goes to the next or previous sentence with a mark and opens its card. */
export function goToEvidence(desk: Desk, step: 1 | -1, isWanted?: IsWanted): void {
  const { editor, language, verdicts } = desk
  const readAs = { language: language.get(), verdicts: verdicts.get() }
  const found = neighbourEvidence(editor.state, step, readAs, isWanted)
  if (found) showEvidence(desk, found)
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
export function neighbourEvidence(
  { doc, selection }: EditorState,
  step: 1 | -1,
  readAs: ReadAs,
  isWanted: IsWanted = () => true,
): PlacedEvidence | null {
  const found = evidenceBetween(doc, { from: 0, to: doc.content.size }, readAs).filter(isWanted)
  const next =
    step > 0
      ? (found.find(({ start }) => start > selection.from) ?? found[0])
      : (found.findLast(({ start }) => start < selection.from) ?? found.at(-1))
  return next ?? null
}
