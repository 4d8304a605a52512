import type { DocumentNode } from '../document-node.ts'

/** One readable piece of a document: a heading, a paragraph, a list item's paragraph, a table row, a picture. */
export interface Block {
  /** The node that holds it: `heading`, `paragraph`, `table-row`, `image` and so on. */
  kind: string
  /** 1 to 6 for a heading, otherwise 0. */
  level: number
  /** What a person reads. */
  text: string
  /** Text, place in lists and quotes, marks and attributes: equal where nothing at all differs. */
  fingerprint: string
}

/** The blocks of a document in reading order. Containers (lists, quotes, callouts) add to the fingerprints within them. */
export function blocksOf(document: DocumentNode): Block[] {
  const blocks: Block[] = []
  collect(document, '', blocks)
  return blocks
}

function collect(node: DocumentNode, path: string, blocks: Block[]): void {
  if (node.type === 'tableRow') {
    blocks.push(blockOf(node, path, 'table-row', cellsOf(node)))
  } else if (isLeaf(node)) {
    blocks.push(blockOf(node, path, kebab(node.type), wordsOf(node)))
  } else {
    const inside = node.type === 'doc' ? '' : `${path}/${node.type}${settings(node)}`
    for (const child of node.content ?? []) collect(child, inside, blocks)
  }
}

function blockOf(node: DocumentNode, path: string, kind: string, text: string): Block {
  const level = node.type === 'heading' ? Number(node.attrs?.level ?? 1) : 0
  return { kind, level, text, fingerprint: `${path}|${kind}|${looks(node)}` }
}

/** A node without blocks inside: it holds words, or nothing. */
function isLeaf(node: DocumentNode): boolean {
  return node.type !== 'doc' && (node.content ?? []).every((child) => isInline(child))
}

function isInline(node: DocumentNode): boolean {
  return node.type === 'text' || node.type === 'hardBreak' || /footnote|mention|citation/i.test(node.type)
}

function cellsOf(row: DocumentNode): string {
  return (row.content ?? []).map((cell) => wordsOf(cell).trim()).join(' | ')
}

/** The words of a node; a picture reads as its alternative text, an embed as its address. */
function wordsOf(node: DocumentNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  if (node.content) return node.content.map(wordsOf).join(isLeaf(node) ? '' : '\n')
  const { alt, src, url, title } = node.attrs ?? {}
  return String(alt || title || url || src || '')
}

/** Everything that can be seen of a node, as one string. Ids of marks move with the words and do not count. */
function looks(node: DocumentNode): string {
  if (node.type !== 'text') return `<${node.type}${settings(node)}>${(node.content ?? []).map(looks).join('')}`
  const marks = (node.marks ?? []).map((mark) => mark.type + settings(mark)).sort()
  return `${marks.join(',')}:${node.text ?? ''}`
}

function settings(of: Pick<DocumentNode, 'attrs'>): string {
  const set = Object.entries(of.attrs ?? {}).filter(
    ([name, value]) => value !== null && value !== undefined && !/^id$|Id$/.test(name),
  )
  return set.length === 0 ? '' : JSON.stringify(set.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
