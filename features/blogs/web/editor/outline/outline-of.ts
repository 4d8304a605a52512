import type { Node } from '@tiptap/pm/model'
import { countWords } from '../../../../../engines/text/index.ts'
import { blockText } from '../../../document/plain-text.ts'

/** A heading with what is under it. */
export interface Section {
  /** Place of the heading in the document. */
  pos: number
  /** Where its part ends: at the next heading of its rank or a higher one. */
  end: number
  level: number
  title: string
  /** Words up to the next heading of any rank. */
  words: number
  /** Words of everything under it, smaller headings with theirs included. */
  allWords: number
}

const wordCounts = new WeakMap<Node, number>()

function isSuggested(block: Node): boolean {
  return String(block.attrs.suggestion ?? '').startsWith('+')
}

/** Words of a block with all it holds, without what is only suggested; counted once per block, since blocks never change. */
export function wordsIn(block: Node): number {
  const known = wordCounts.get(block)
  if (known !== undefined) return known
  let words = 0
  if (isSuggested(block)) words = 0
  else if (block.isTextblock) words = countWords(blockText(block))
  else
    block.forEach((child) => {
      words += wordsIn(child)
    })
  wordCounts.set(block, words)
  return words
}

/** Words of a whole document, without its footnotes. */
export function wordsOf(document: Node): number {
  let words = 0
  document.forEach((block) => {
    if (block.type.name !== 'footnotes') words += wordsIn(block)
  })
  return words
}

/** The headings of a document in order, without what is only suggested, each with its words and the extent of its part. */
export function outlineOf(document: Node): Section[] {
  const sections: Section[] = []
  document.forEach((block, pos) => {
    if (block.type.name === 'footnotes') return
    if (block.type.name === 'heading' && !isSuggested(block))
      sections.push({
        pos,
        end: document.content.size,
        level: Number(block.attrs.level),
        title: blockText(block).trim(),
        words: 0,
        allWords: 0,
      })
    const last = sections.at(-1)
    if (last) last.words += wordsIn(block)
  })
  const end = document.content.size - (document.lastChild?.type.name === 'footnotes' ? document.lastChild.nodeSize : 0)
  sections.forEach((section, index) => {
    const after = sections.findIndex((other, place) => place > index && other.level <= section.level)
    section.end = after < 0 ? end : (sections[after]?.pos ?? end)
    section.allWords = sections
      .slice(index, after < 0 ? sections.length : after)
      .reduce((sum, { words }) => sum + words, 0)
  })
  return sections
}

/** The section that a place is in, as an index; -1 before the first heading. */
export function sectionIndexAt(sections: readonly Section[], pos: number): number {
  return sections.findLastIndex((section) => section.pos <= pos)
}
