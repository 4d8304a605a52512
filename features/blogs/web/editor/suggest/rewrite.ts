import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { suggestBlocks } from './add-blocks.ts'
import { alignBlocks, type BlockPair } from './align-blocks.ts'
import type { Suggester } from './suggester.ts'
import { changedTokens, type Hunk, type Token, tokensOf } from './word-tokens.ts'

interface OldBlock {
  node: Node
  /** Where the block itself begins. */
  pos: number
  /** The stretch of it that is rewritten, as document positions. */
  from: number
  to: number
}

interface NewBlock {
  node: Node
  /** Index of the block of the new content that it stands in. */
  top: number
}

/**
 * Lays a rewriting of the stretch over it as a suggestion: block by block and word by word, so that bold, links, citations,
 * footnotes and lists stay on everything that did not change, and pass to what is in its place.
 */
export function suggestRewrite(tr: Transaction, from: number, to: number, content: Node, suggester: Suggester): void {
  const before = oldBlocks(tr.doc, from, to)
  const after = newBlocks(content)
  if (before.length === 0 || after.length === 0) return
  const pairs = alignBlocks(
    before.map(({ node }) => node.textContent),
    after.map(({ node }) => node.textContent),
  )
  const kept = suggester.isPartial ? withoutTrailingRemovals(pairs) : pairs
  const lastPaired = kept.findLast((pair) => pair.old !== null && pair.now !== null)
  for (const group of grouped(kept).reverse()) {
    const old = group.old === null ? undefined : before[group.old]
    const added = group.added.flatMap((index) => after[index] ?? [])
    const beside = old ?? before[0]
    if (added.length > 0 && beside)
      suggestBlocks(tr, beside.pos, blocksOf(content, added), suggester, old ? 'after' : 'before')
    const now = group.now === null ? undefined : after[group.now]
    if (old && now)
      rewordBlock(tr, old, now.node, { ...suggester, isPartial: suggester.isPartial && group.old === lastPaired?.old })
    else if (old) removeWhole(tr, old, suggester)
  }
}

/** Strikes out the words of the stretch as a suggestion: blocks that are in it whole go as such. */
export function suggestRemoval(tr: Transaction, from: number, to: number, suggester: Suggester): void {
  for (const old of oldBlocks(tr.doc, from, to).reverse()) removeWhole(tr, old, suggester)
}

function oldBlocks(document: Node, from: number, to: number): OldBlock[] {
  const blocks: OldBlock[] = []
  document.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true
    const [start, end] = [Math.max(from, pos + 1), Math.min(to, pos + 1 + node.content.size)]
    if (end > start || from === to) blocks.push({ node, pos, from: start, to: end })
    return false
  })
  return blocks
}

function newBlocks(content: Node): NewBlock[] {
  const blocks: NewBlock[] = []
  content.forEach((top, _offset, index) => {
    if (top.isTextblock) blocks.push({ node: top, top: index })
    else
      top.descendants((node) => {
        if (node.isTextblock) blocks.push({ node, top: index })
        return !node.isTextblock
      })
  })
  return blocks.filter(({ node }) => node.textContent.trim() !== '')
}

function withoutTrailingRemovals(pairs: BlockPair[]): BlockPair[] {
  const last = pairs.findLastIndex((pair) => pair.now !== null)
  return pairs.slice(0, last + 1)
}

interface Group {
  old: number | null
  now: number | null
  added: number[]
}

// New blocks without a partner go behind the last old block that stays, or before everything.
function grouped(pairs: readonly BlockPair[]): Group[] {
  const groups: Group[] = []
  for (const { old, now } of pairs) {
    if (old !== null) groups.push({ old, now, added: [] })
    else if (now !== null) {
      const stays = groups.findLast((group) => group.now !== null || group.old === null)
      if (stays) stays.added.push(now)
      else groups.unshift({ old: null, now: null, added: [now] })
    }
  }
  return groups
}

function rewordBlock(tr: Transaction, old: OldBlock, now: Node, suggester: Suggester): void {
  const all = oldTokens(old)
  const after = tokensOf(now.textBetween(0, now.content.size, undefined, '\ufffc')).filter(
    ({ text }) => text !== '\ufffc',
  )
  // While more is to come, only as much of the old words is looked at as the new ones may have got to.
  const before = suggester.isPartial ? all.slice(0, Math.ceil(after.length * 1.3) + 12) : all
  const hunks = changedTokens(before, after)
  const shown = suggester.isPartial ? withoutTail(hunks, before.length) : hunks
  for (const hunk of shown.reverse()) applyHunk(tr, { hunk, before, after, old, now }, suggester)
}

// While more words may come, words that have no counterpart yet are not taken to be struck out.
function withoutTail(hunks: Hunk[], length: number): Hunk[] {
  const last = hunks.at(-1)
  if (!last || last.toOld < length) return hunks
  return last.toNew === last.fromNew ? hunks.slice(0, -1) : [...hunks.slice(0, -1), { ...last, toOld: last.fromOld }]
}

// Footnote signs, breaks and other things within a line are no words: they stay where they are.
function oldTokens({ node, pos, from, to }: OldBlock): Token[] {
  const tokens: Token[] = []
  let text = ''
  let start = from
  const flush = (next: number) => {
    tokens.push(...tokensOf(text, start))
    text = ''
    start = next
  }
  node.forEach((child, offset) => {
    const at = pos + 1 + offset
    if (at + child.nodeSize <= from || at >= to) return
    if (child.isText) text += (child.text ?? '').slice(Math.max(0, from - at), to - at)
    else flush(at + child.nodeSize)
  })
  flush(to)
  return tokens
}

interface Rewording {
  hunk: Hunk
  before: readonly Token[]
  after: readonly Token[]
  old: OldBlock
  now: Node
}

function applyHunk(tr: Transaction, { hunk, before, after, old, now }: Rewording, { id, engine }: Suggester): void {
  const { deletion, insertion } = tr.doc.type.schema.marks
  if (!deletion || !insertion) return
  const removed = before.slice(hunk.fromOld, hunk.toOld)
  const added = after.slice(hunk.fromNew, hunk.toNew)
  const at = removed.at(-1)?.to ?? before[hunk.fromOld - 1]?.to ?? old.from
  if (added.length > 0) {
    const inherited = marksAround(tr.doc, removed, at)
    const [first, last] = [added[0]?.from ?? 0, added.at(-1)?.to ?? 0]
    const words: Node[] = []
    now.nodesBetween(first, last, (child, pos) => {
      if (!child.isText) return
      const text = (child.text ?? '').slice(Math.max(0, first - pos), last - pos)
      words.push(
        tr.doc.type.schema.text(text, withMarks(child.marks, [...inherited, insertion.create({ id, engine })])),
      )
    })
    tr.insert(at, words)
  }
  for (const token of removed) tr.addMark(token.from, token.to, deletion.create({ id }))
}

// What is on all the removed words, or on both sides of the gap, passes on to what comes in.
function marksAround(document: Node, removed: readonly Token[], at: number): readonly Mark[] {
  const $at = document.resolve(at)
  const marked =
    removed.length > 0
      ? removed.map((token) => document.resolve(token.from).nodeAfter?.marks ?? [])
      : [$at.nodeBefore?.marks ?? [], $at.nodeAfter?.marks ?? []]
  const [first = [], ...others] = marked
  return first.filter(
    (mark) =>
      mark.type.name !== 'insertion' && mark.type.name !== 'deletion' && others.every((marks) => mark.isInSet(marks)),
  )
}

function withMarks(marks: readonly Mark[], more: readonly Mark[]): readonly Mark[] {
  return more.reduce((set, mark) => mark.addToSet(set), marks)
}

function removeWhole(tr: Transaction, old: OldBlock, { id }: Suggester): void {
  const { deletion } = tr.doc.type.schema.marks
  if (!deletion) return
  tr.addMark(old.from, old.to, deletion.create({ id }))
  const isWhole = old.from === old.pos + 1 && old.to === old.pos + 1 + old.node.content.size
  if (isWhole) tr.setNodeAttribute(ownerOf(tr.doc, old.pos), 'suggestion', `-${id}`)
}

// A list item with one paragraph goes with it.
function ownerOf(document: Node, pos: number): number {
  const $pos = document.resolve(pos)
  return /Item$/.test($pos.parent.type.name) && $pos.parent.childCount === 1 ? $pos.before() : pos
}

/** The top blocks of the new content with only the added text blocks left in them. */
function blocksOf(content: Node, added: readonly NewBlock[]): Node[] {
  const wanted = new Set(added.map(({ node }) => node))
  return [...new Set(added.map(({ top }) => top))].flatMap((top) => prune(content.child(top), wanted) ?? [])
}

/** The block with only the wanted text blocks left in it. */
function prune(node: Node, wanted: ReadonlySet<Node>): Node | undefined {
  if (node.isTextblock) return wanted.has(node) ? node : undefined
  const children: Node[] = []
  node.forEach((child) => {
    const kept = prune(child, wanted)
    if (kept) children.push(kept)
  })
  return children.length > 0 ? node.copy(Fragment.from(children)) : undefined
}
