import { TextSelection } from '@tiptap/pm/state'
import { newUuid } from '../../../../../platform/web/api/new-key.ts'
import { type Desk, useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { cite } from '../evidence/citing.ts'
import type { SentenceVerdicts } from '../evidence/verdicts.ts'
import { suggestRemoval, suggestRewrite } from '../suggest/rewrite.ts'
import { accept } from '../suggest/settle.ts'
import { placeOf, type Stretch, type Written, written } from './written.ts'

/** Tints that a panel may lay under words. */
export type Tint = (typeof tints)[number]
const tints = [
  'bad',
  'fair',
  'good',
  'chosen',
  'reworded',
  'source-1',
  'source-2',
  'source-3',
  'source-4',
  'source-5',
  'source-6',
] as const

interface Place {
  from: number
  to: number
}

/** What a panel may do with the text beside it. Stretches count in the text of the given reading. */
export interface TextTools {
  /** Where a stretch stands now, by its words or by those that were put in their place (`now`); null where they are not. */
  place: (read: Written, stretch: Stretch & { now?: string }) => Place | null
  /** Brings the words into view and selects them. */
  reveal: (place: Place) => void
  /** Brings the words into view; the focus stays where it is. */
  show: (place: Place) => void
  /** Lays a tint under words, in place of what had it before; an empty list takes it away. */
  tint: (tint: Tint, places: readonly Place[]) => void
  /**
   * Puts words in the place of others, as a suggestion that waits, or at once as one undo step; empty lines part paragraphs.
   * Marks on words that stay are kept. No words at all take the others away.
   */
  replace: (place: Place, words: string, how: { engine: string; asSuggestion: boolean }) => void
  /** Puts words in the place of others within their blocks, all of them as one undo step. What is marked stays marked. */
  replaceAll: (changes: readonly (Place & { words: string })[]) => void
  /** Puts a citation on the words. */
  cite: (place: Place, citationId: string) => void
  /** Makes words links, all of them as one undo step; an empty address takes links away. */
  link: (links: readonly (Place & { href: string })[]) => void
  /** Gives headings other levels, all of them as one undo step. */
  setLevels: (headings: readonly (Place & { level: number })[]) => void
  /** Where a picture of the reading stands now; null where it is gone. */
  placePicture: (read: Written, index: number) => number | null
  /** Describes a picture, or says that it is decoration; one undo step. */
  describePicture: (pos: number, how: { alt: string; isDecorative: boolean }) => void
  /** Brings a picture into view. */
  showPicture: (pos: number) => void
  /** Shows verdicts in the margin; null takes them away. */
  showVerdicts: (verdicts: SentenceVerdicts | null) => void
  /** Opens a tab of the inspector. */
  openPanel: (id: string) => void
  /** Closes the card beside a mark and gives the caret back. */
  closeCard: () => void
  /** Read out to those who do not see the page. */
  announce: (words: string) => void
}

const tools = new WeakMap<Desk, TextTools>()

/** The tools of the editor that the component stands in. */
export function useTextTools(): TextTools {
  const desk = useDesk()
  const known = tools.get(desk) ?? toolsOf(desk)
  tools.set(desk, known)
  return known
}

function toolsOf(desk: Desk): TextTools {
  const { editor, undo } = desk
  return {
    place: (read, stretch) => placeNow(desk, read, stretch),
    reveal({ from, to }) {
      editor.chain().focus(undefined, { scrollIntoView: false }).setTextSelection({ from, to }).scrollIntoView().run()
    },
    show({ from }) {
      const { node } = editor.view.domAtPos(from)
      const element = node instanceof Element ? node : node.parentElement
      element?.scrollIntoView({ block: 'center' })
    },
    tint: (tint, places) => tintPlaces(desk, tint, places),
    replace({ from, to }, words, { engine, asSuggestion }) {
      const { schema } = editor
      const paragraphs = words.split(/\n{2,}/).flatMap((text) => {
        const paragraph = text.trim() === '' ? null : schema.nodes.paragraph?.create(null, schema.text(text))
        return paragraph ?? []
      })
      const id = newUuid()
      const tr = editor.state.tr
      if (paragraphs.length === 0) suggestRemoval(tr, from, to, { id, engine })
      else suggestRewrite(tr, from, to, schema.topNodeType.create(null, paragraphs), { id, engine })
      tr.setSelection(TextSelection.near(tr.doc.resolve(from)))
      editor.view.dispatch(tr.setMeta('addToHistory', false).scrollIntoView())
      if (!asSuggestion) accept(editor.view, undo, { ids: new Set([id]) })
    },
    replaceAll(changes) {
      if (changes.length === 0) return
      undo.stopCapturing()
      const tr = editor.state.tr
      // from the end, so that the places before a change stay where they are
      for (const { from, to, words } of changes.toSorted((a, b) => b.from - a.from)) tr.insertText(words, from, to)
      editor.view.dispatch(tr)
      undo.stopCapturing()
    },
    cite({ from, to }, citationId) {
      editor.view.dispatch(cite(editor.state.tr, { start: from, end: to }, citationId))
    },
    link(links) {
      const { link } = editor.schema.marks
      if (!link || links.length === 0) return
      undo.stopCapturing()
      const tr = editor.state.tr
      for (const { from, to, href } of links) {
        tr.removeMark(from, to, link)
        if (href) tr.addMark(from, to, link.create({ href }))
      }
      editor.view.dispatch(tr)
      undo.stopCapturing()
    },
    setLevels(headings) {
      undo.stopCapturing()
      const tr = editor.state.tr
      for (const { from, level } of headings) {
        const $from = tr.doc.resolve(from)
        const { parent } = $from
        if (parent.type.name === 'heading') tr.setNodeMarkup($from.before(), undefined, { ...parent.attrs, level })
      }
      editor.view.dispatch(tr)
      undo.stopCapturing()
    },
    placePicture: (read, index) => pictureNow(desk, read, index),
    describePicture(pos, { alt, isDecorative }) {
      const node = editor.state.doc.nodeAt(pos)
      if (node?.type.name !== 'image') return
      undo.stopCapturing()
      const attrs = { ...node.attrs, alt, decorative: isDecorative ? true : null }
      editor.view.dispatch(editor.state.tr.setNodeMarkup(pos, undefined, attrs))
      undo.stopCapturing()
    },
    showPicture(pos) {
      const element = editor.view.nodeDOM(pos)
      if (element instanceof Element) element.scrollIntoView({ block: 'center' })
    },
    showVerdicts: (verdicts) => desk.verdicts.set(verdicts),
    openPanel: (id) => desk.inspector.set(id),
    closeCard() {
      desk.evidence.set(null)
      focusText(editor)
    },
    announce: (words) => desk.announcement.set(words),
  }
}

/** The document may have moved on since it was read: then the same words are looked for where they were, and nearby. */
function placeNow({ editor }: Desk, read: Written, stretch: Stretch & { now?: string }): Place | null {
  if (read.document === editor.state.doc) return placeOf(read, stretch)
  const words = stretch.now ?? read.page.text.slice(stretch.start, stretch.end)
  const now = written(editor.state.doc)
  const before = now.page.text.lastIndexOf(words, stretch.start)
  const after = now.page.text.indexOf(words, stretch.start)
  const starts = [before, after].filter((at) => at >= 0)
  const nearest = starts.toSorted((a, b) => Math.abs(a - stretch.start) - Math.abs(b - stretch.start))[0]
  return words === '' || nearest === undefined ? null : placeOf(now, { start: nearest, end: nearest + words.length })
}

/** The document may have moved on since it was read: then the picture of the same address is looked for, nearest to where it was. */
function pictureNow({ editor }: Desk, read: Written, index: number): number | null {
  if (read.document === editor.state.doc) return read.pictures[index] ?? null
  const now = written(editor.state.doc)
  const url = read.page.images[index]?.url
  const found = now.page.images.flatMap((image, at) => (image.url === url ? [at] : []))
  const nearest = found.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))[0]
  return nearest === undefined ? null : (now.pictures[nearest] ?? null)
}

// Tints are laid by the browser beside the text: no decoration, no change to the document, nothing for a key to wait for.
function tintPlaces({ editor }: Desk, tint: Tint, places: readonly Place[]): void {
  if (!('highlights' in CSS)) return
  const ranges = places.flatMap(({ from, to }) => {
    if (to > editor.state.doc.content.size) return []
    const range = document.createRange()
    const [start, end] = [editor.view.domAtPos(from), editor.view.domAtPos(to)]
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, end.offset)
    return [range]
  })
  if (ranges.length === 0) CSS.highlights.delete(`finding-${tint}`)
  else CSS.highlights.set(`finding-${tint}`, new Highlight(...ranges))
}

/** Takes all tints away, when a panel closes. */
export function clearTints(): void {
  if ('highlights' in CSS) for (const tint of tints) CSS.highlights.delete(`finding-${tint}`)
}
