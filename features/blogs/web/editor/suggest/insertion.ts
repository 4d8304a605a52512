import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { childrenOf } from '../../../document/children-of.ts'
import { markWords, suggestBlocks } from './add-blocks.ts'
import type { Suggester } from './suggester.ts'

/** Where new text goes: on from the caret, or as blocks behind or before the block with the caret. */
export type InsertionPlace = 'inline' | 'after' | 'before'

/** Puts the content at the place as a suggestion. What an earlier call with the same id put there must be refused first. */
export function suggestInsertion(
  tr: Transaction,
  at: number,
  content: Node,
  suggester: Suggester,
  place: InsertionPlace,
): void {
  const blocks = wordyBlocks(content)
  const $at = tr.doc.resolve(Math.min(at, tr.doc.content.size))
  const host = $at.parent
  if (blocks.length === 0) return
  if (!host.isTextblock) {
    insertAtTop(tr, $at.pos, blocks, suggester)
    return
  }
  const hostPos = $at.before()
  const [first, ...rest] = blocks
  const isInline = place === 'inline' && first?.type.name === 'paragraph' && !host.type.spec.code
  if (isInline && first) {
    suggestBlocks(tr, hostPos, rest, suggester)
    insertWords(tr, $at.pos, first, suggester)
    return
  }
  suggestBlocks(tr, hostPos, blocks, suggester, place === 'before' ? 'before' : 'after')
  if (host.content.size === 0 && place !== 'before' && 'suggestion' in host.attrs)
    tr.setNodeAttribute(hostPos, 'suggestion', `-${suggester.id}`)
}

function wordyBlocks(content: Node): Node[] {
  const blocks: Node[] = []
  content.forEach((block) => {
    if (block.isLeaf || block.textContent.trim() !== '') blocks.push(block)
  })
  return blocks
}

function insertAtTop(tr: Transaction, at: number, blocks: readonly Node[], suggester: Suggester): void {
  const before = tr.doc.resolve(at).nodeBefore
  if (before) suggestBlocks(tr, at - before.nodeSize, blocks, suggester)
  else suggestBlocks(tr, at, blocks, suggester, 'before')
}

function insertWords(tr: Transaction, at: number, paragraph: Node, { id, engine }: Suggester): void {
  const { schema } = tr.doc.type
  const mark = schema.marks.insertion?.create({ id, engine })
  if (!mark) return
  const $at = tr.doc.resolve(at)
  const words = markWords(paragraph, mark).content
  const space = schema.text(' ', [mark])
  const lead = needsSpace($at.nodeBefore?.text ?? '', paragraph.textContent) ? [space] : []
  const trail = needsSpace(paragraph.textContent, $at.nodeAfter?.text ?? '') ? [space] : []
  tr.insert(at, words.size > 0 ? [...lead, ...childrenOf(words), ...trail] : [])
}

// Chinese, Japanese and Thai go on without a space.
function needsSpace(before: string, after: string): boolean {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u
  return (
    /\S$/.test(before) && /^[\p{L}\p{N}"“‘'(*[]/u.test(after) && !unspaced.test(before) && !/[([“‘"'/-]$/.test(before)
  )
}
