import type { Node } from '@tiptap/pm/model'

/** One block of running text in a document. */
export interface TextBlock {
  /** The words as they are without what suggestions would add. */
  text: string
  node: Node
  /** Position just before the block in the document. */
  pos: number
}

/** Text of one block with what suggestions would add left out; line breaks inside it are `\n`. */
export function blockText(block: Node): string {
  let text = ''
  block.forEach((child) => {
    if (child.marks.some((mark) => mark.type.name === 'insertion')) return
    text += child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ''
  })
  return text
}

/** Every block of running text in order, with its place; blocks that a suggestion would add are left out. */
export function textBlocks(document: Node): TextBlock[] {
  const blocks: TextBlock[] = []
  document.descendants((node, pos) => {
    if (String(node.attrs.suggestion ?? '').startsWith('+')) return false
    if (!node.isTextblock) return true
    blocks.push({ text: blockText(node), node, pos })
    return false
  })
  return blocks
}

/** The words of a document for search and engines: one paragraph per block, a blank line between. */
export function documentToText(document: Node): string {
  return textOf(textBlocks(document))
}

/** The words that are counted and measured: those of `documentToText` without the footnotes, which come after the text. */
export function runningText(document: Node): string {
  let end = document.content.size
  document.forEach((node, pos) => {
    if (node.type.name === 'footnotes') end = pos
  })
  return textOf(textBlocks(document).filter(({ pos }) => pos < end))
}

function textOf(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => block.text.trim())
    .filter(Boolean)
    .join('\n\n')
}

/** What to call the document: the words of its first heading of level 1 to 3; undefined without one. */
export function documentTitle(document: Node): string | undefined {
  const heading = textBlocks(document).find(
    ({ node, text }) => node.type.name === 'heading' && node.attrs.level <= 3 && text.trim(),
  )
  return heading?.text.replace(/\s+/g, ' ').trim()
}
