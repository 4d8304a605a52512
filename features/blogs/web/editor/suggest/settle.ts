import type { Mark, Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { childrenOf } from '../../../document/children-of.ts'
import { replaceBlocks } from '../sync/remote-steps.ts'

/** Which parts of which suggestions are meant: all of them, those with the ids, those that touch the stretch. */
export interface Scope {
  ids?: ReadonlySet<string>
  from?: number
  to?: number
}

/** Something whose undo steps can be kept apart. */
export interface UndoSteps {
  stopCapturing(): void
}

type View = Pick<EditorView, 'state' | 'dispatch'>

/** Throws the suggestions away; the text is as if they had never been, also for undo. */
export function refuse(view: View, scope: Scope = {}): void {
  const tr = view.state.tr
  refuseIn(tr, scope)
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}

/**
 * Makes the suggestions part of the text, as one undo step: first the text as it was comes back outside of the history,
 * then everything is put in at once. Undo brings exactly the old text back.
 */
export function accept(view: View, undo: UndoSteps, scope: Scope = {}): void {
  const wanted = view.state.tr
  const end = acceptIn(wanted, scope)
  if (!wanted.docChanged) return
  refuse(view, scope)
  undo.stopCapturing()
  const tr = view.state.tr
  replaceBlocks(tr, childrenOf(wanted.doc))
  if (end !== null) tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1))
  view.dispatch(tr.scrollIntoView())
  undo.stopCapturing()
}

/** Takes out what the suggestions in the scope would add, and the signs on what they would take away. */
export function refuseIn(tr: Transaction, scope: Scope = {}): void {
  for (const part of partsIn(tr.doc, scope).reverse()) {
    if (part.kind === 'added-block') removeBlock(tr, part.from)
    else if (part.kind === 'removed-block') tr.setNodeAttribute(part.from, 'suggestion', null)
    else if (part.mark.type.name === 'insertion') tr.delete(part.from, part.to)
    else tr.removeMark(part.from, part.to, part.mark)
  }
}

/** Puts in what the suggestions in the scope would add and takes away what they would. Answers where the last addition ends. */
export function acceptIn(tr: Transaction, scope: Scope = {}): number | null {
  let end: number | null = null
  let stepsAtEnd = 0
  for (const part of partsIn(tr.doc, scope).reverse()) {
    if (part.kind === 'added-block') tr.setNodeAttribute(part.from, 'suggestion', null)
    else if (part.kind === 'removed-block') removeBlock(tr, part.from)
    else if (part.mark.type.name === 'deletion') tr.delete(part.from, part.to)
    else {
      keepInsertion(tr, part)
      if (end === null) [end, stepsAtEnd] = [part.to, tr.steps.length]
    }
  }
  return end === null ? null : tr.mapping.slice(stepsAtEnd).map(end, -1)
}

function keepInsertion(tr: Transaction, part: InlinePart): void {
  const { assistant } = tr.doc.type.schema.marks
  tr.removeMark(part.from, part.to, part.mark)
  if (assistant && part.mark.attrs.engine)
    tr.addMark(part.from, part.to, assistant.create({ engine: part.mark.attrs.engine }))
}

interface InlinePart {
  kind: 'inline'
  from: number
  to: number
  mark: Mark
}
interface BlockPart<Kind> {
  kind: Kind
  from: number
  to: number
}
type Part = InlinePart | BlockPart<'added-block'> | BlockPart<'removed-block'>

function partsIn(document: Node, scope: Scope): Part[] {
  const parts: Part[] = []
  const { from = 0, to = document.content.size } = scope
  const isMeant = (id: unknown) => scope.ids === undefined || scope.ids.has(String(id))
  document.nodesBetween(from, to, (node, pos) => {
    const suggestion = String(node.attrs.suggestion ?? '')
    if (suggestion && isMeant(suggestion.slice(1))) {
      parts.push({
        kind: suggestion.startsWith('+') ? 'added-block' : 'removed-block',
        from: pos,
        to: pos + node.nodeSize,
      })
    }
    if (!node.isInline) return true
    const mark = suggestionMark(node)
    if (mark && isMeant(mark.attrs.id)) parts.push({ kind: 'inline', from: pos, to: pos + node.nodeSize, mark })
    return false
  })
  return parts
}

/** The sign of a suggestion on a piece of text. */
export function suggestionMark(node: Node): Mark | undefined {
  return node.marks.find(({ type }) => type.name === 'insertion' || type.name === 'deletion')
}

// With the last item its list goes too; the document keeps one empty paragraph.
function removeBlock(tr: Transaction, pos: number): void {
  let $pos = tr.doc.resolve(pos)
  let from = pos
  let to = pos + (tr.doc.nodeAt(pos)?.nodeSize ?? 0)
  while ($pos.depth > 0 && $pos.parent.childCount === 1) {
    from = $pos.before()
    to = $pos.after()
    $pos = tr.doc.resolve(from)
  }
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if ($pos.depth === 0 && tr.doc.childCount === 1 && paragraph) tr.replaceWith(from, to, paragraph.create())
  else tr.delete(from, to)
}

/** One open suggestion: all its parts share the id. */
export interface OpenSuggestion {
  id: string
  engine: string | null
  from: number
  to: number
}

/** Every open suggestion of a document, in order of first place. */
export function openSuggestions(document: Node): OpenSuggestion[] {
  const found = new Map<string, OpenSuggestion>()
  for (const part of partsIn(document, {})) {
    const id =
      part.kind === 'inline'
        ? String(part.mark.attrs.id)
        : String(document.nodeAt(part.from)?.attrs.suggestion ?? '').slice(1)
    const engine = part.kind === 'inline' ? (part.mark.attrs.engine ?? null) : null
    const known = found.get(id)
    if (known) {
      known.to = Math.max(known.to, part.to)
      known.engine ??= engine
    } else found.set(id, { id, engine, from: part.from, to: part.to })
  }
  return [...found.values()]
}
