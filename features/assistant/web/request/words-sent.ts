import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import {
  blockText,
  documentTitle,
  documentToText,
  textBlocks,
  withoutSuggestions,
} from '../../../blogs/document/index.ts'

/** Characters before the caret that going on with a text starts from. */
export const WRITE_MORE_CHARACTERS = 2_500
/** Stands for what takes one place in a block without being a letter, so that offsets in its text are places in it. */
const LEAF = '\ufffc'
// The browser's own, which comes without loading: what it takes for an end after `Dr.` does no harm here.
const sentencesIn = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** The last 2,500 characters before a place, block by block. */
export function textBefore(document: Node, pos: number): string {
  const parts: string[] = []
  let length = 0
  for (const block of textBlocks(document).toReversed()) {
    if (block.pos >= pos || length > WRITE_MORE_CHARACTERS) continue
    const isCaretBlock = pos <= block.pos + block.node.nodeSize
    const text = isCaretBlock ? blockText(block.node.cut(0, Math.max(0, pos - block.pos - 1))) : block.text
    parts.unshift(text)
    length += text.length + 2
  }
  return parts.join('\n\n').trim().slice(-WRITE_MORE_CHARACTERS)
}

/** The stretch that a rewriting is about: what is selected, or the block with the caret. */
export function stretchAt(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection
  if (!empty) return { from, to }
  return $from.parent.isTextblock ? { from: $from.start(), to: $from.end() } : { from, to }
}

/**
 * The words of a stretch as a writer gets them: plain where it lies in one block, with the signs of headings and lists
 * where it spans several, so that what comes back has the same parts.
 */
export function stretchText(document: Node, from: number, to: number): string {
  const lines: string[] = []
  document.nodesBetween(from, to, (node, pos, parent) => {
    if (!node.isTextblock) return true
    const start = Math.max(0, from - pos - 1)
    const end = Math.min(node.content.size, to - pos - 1)
    const text = blockText(node.cut(start, end)).trim()
    if (end > start && text) lines.push(signOf(node, parent) + text)
    return false
  })
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return only.replace(/^(#{1,4}|-|\d+\.) /, '')
  return lines.reduce((text, line) => text + (text === '' ? '' : /^(-|\d+\.) /.test(line) ? '\n' : '\n\n') + line, '')
}

function signOf(block: Node, parent: Node | null): string {
  if (block.type.name === 'heading') return `${'#'.repeat(Number(block.attrs.level))} `
  return parent?.type.name === 'listItem' || parent?.type.name === 'taskItem' ? '- ' : ''
}

/** The headings of a document, one per line, indented by level. */
export function outlineText(document: Node): string {
  return textBlocks(document)
    .filter(({ node, text }) => node.type.name === 'heading' && text.trim() !== '')
    .map(({ node, text }) => `${'  '.repeat(Math.max(0, Number(node.attrs.level) - 2))}${text.trim()}`)
    .join('\n')
}

/** The heading that the caret stands under, with what stands between it and the caret. */
export function sectionAt(document: Node, pos: number): { heading: string; text: string; end: number } {
  let heading = ''
  let end = 0
  let text: string[] = []
  for (const block of textBlocks(document)) {
    if (block.pos > pos) break
    if (block.node.type.name === 'heading' && Number(block.node.attrs.level) > 1) {
      heading = block.text.trim()
      text = []
      end = block.pos + block.node.nodeSize
    } else text.push(block.text)
  }
  return { heading, text: text.join('\n\n').trim(), end }
}

/** What a text is about as a whole, for calls that need a headline: its title, or its first words. */
export function headlineOf(document: Node): string {
  const settled = withoutSuggestions(document)
  return documentTitle(settled) ?? documentToText(settled).split('\n')[0]?.slice(0, 200) ?? ''
}

/** Where a text goes on from the caret: there, or behind the sentence that the caret stands within. */
export function goingOnFrom({ selection: { $to } }: EditorState): number {
  if (!$to.parent.isTextblock) return $to.pos
  const { parent, parentOffset } = $to
  const text = parent.textBetween(0, parent.content.size, '', LEAF)
  const sentence = sentencesIn.segment(text).containing(parentOffset)
  if (!sentence || sentence.index === parentOffset) return $to.pos
  const end = sentence.index + sentence.segment.trimEnd().length
  return Math.max($to.pos, $to.start() + end)
}
