import type { Editor } from '@tiptap/core'
import { moveRange } from '../blocks/move-block.ts'
import { outlineOf } from './outline-of.ts'

/** Puts the caret into a heading and brings it to the top of the page. */
export function goToSection(editor: Editor, index: number): void {
  const section = outlineOf(editor.state.doc)[index]
  if (!section) return
  editor
    .chain()
    .setTextSelection(section.pos + 1)
    .focus(undefined, { scrollIntoView: false })
    .run()
  const heading = editor.view.nodeDOM(section.pos)
  if (heading instanceof HTMLElement) heading.scrollIntoView({ block: 'start', behavior: 'smooth' })
}

/** Moves a section with all that is under it to before another; `before` past the last one means the end. */
export function moveSection(editor: Editor, index: number, before: number): boolean {
  const sections = outlineOf(editor.state.doc)
  const section = sections[index]
  const target = sections[before]?.pos ?? sections.at(-1)?.end
  if (!section || target === undefined) return false
  const tr = moveRange(editor.state.tr, section.pos, section.end, target)
  if (tr.docChanged) editor.view.dispatch(tr)
  return tr.docChanged
}

/** Moves a section past the one above or below of its rank or a higher one; answers its title, or null where it stays. */
export function stepSection(editor: Editor, index: number, step: 1 | -1): string | null {
  const sections = outlineOf(editor.state.doc)
  const section = sections[index]
  if (!section) return null
  const above = sections.findLastIndex((other, place) => place < index && other.level <= section.level)
  const below = sections.findIndex((other) => other.pos >= section.end)
  const past = sections.findIndex((other) => other.pos >= (sections[below]?.end ?? Number.POSITIVE_INFINITY))
  const target = step < 0 ? above : past < 0 ? sections.length : past
  if (target < 0 || (step > 0 && below < 0)) return null
  return moveSection(editor, index, target) ? section.title : null
}
