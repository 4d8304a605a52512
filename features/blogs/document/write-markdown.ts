import type { Node } from '@tiptap/pm/model'
import { safeLink, safePicture } from './addresses.ts'
import { calloutKind } from './blocks.ts'
import { inlineMarkdown } from './markdown-inline.ts'
import { numberFootnotes } from './number-footnotes.ts'

/**
 * The document as GitHub-flavoured Markdown. What Markdown has no sign for is written as the HTML it allows (`<u>`,
 * `<sup>`, `<sub>`, `<mark>`, line breaks in table cells); citations and provenance are left out, widths and captions of
 * pictures become the picture's title.
 */
export function documentToMarkdown(document: Node): string {
  return `${blocksMarkdown(numberFootnotes(document))}\n`
}

function blocksMarkdown(parent: Node): string {
  const parts: string[] = []
  parent.forEach((block, _offset, index) => {
    const text = blockMarkdown(block)
    const previous = index > 0 ? parent.child(index - 1) : undefined
    // Two lists side by side would read as one.
    if (previous && isList(previous) && isList(block)) parts.push('<!-- -->')
    if (text !== '' || block.type.name === 'codeBlock') parts.push(text)
  })
  return parts.join('\n\n')
}

function isList(block: Node): boolean {
  return /List$/.test(block.type.name)
}

const writers: Record<string, (block: Node) => string> = {
  paragraph: (block) => guardStart(inlineMarkdown(block)),
  heading: (block) => `${'#'.repeat(block.attrs.level)} ${inlineMarkdown(block).replace(/\n/g, ' ')}`,
  blockquote: (block) => quoted(blocksMarkdown(block)),
  callout: (block) => quoted(`[!${calloutKind(block.attrs.kind).toUpperCase()}]\n${blocksMarkdown(block)}`),
  codeBlock: codeMarkdown,
  horizontalRule: () => '---',
  bulletList: (list) => listMarkdown(list, () => '- '),
  orderedList: (list) => listMarkdown(list, (_item, index) => `${(Number(list.attrs.start) || 1) + index}. `),
  taskList: (list) => listMarkdown(list, (item) => `- [${item.attrs.checked ? 'x' : ' '}] `),
  image: pictureMarkdown,
  embed: (block) =>
    `[${escapeLabel(block.attrs.title || block.attrs.url || '')}](<${safeLink(block.attrs.url) ?? ''}>)`,
  table: tableMarkdown,
  footnotes: (list) => children(list).map(noteMarkdown).join('\n\n'),
}

function blockMarkdown(block: Node): string {
  return writers[block.type.name]?.(block) ?? blocksMarkdown(block)
}

function children(node: Node): Node[] {
  const list: Node[] = []
  node.forEach((child) => {
    list.push(child)
  })
  return list
}

// A line of words that begins like a heading, list, quote or rule must not become one.
function guardStart(text: string): string {
  return text.replace(/^( {0,3})([#>+-]|=+$|~{3}|\d+[.)](?=\s|$))/gm, (_all, space: string, sign: string) =>
    /^\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.at(-1)}` : `${space}\\${sign}`,
  )
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/[ ]+$/gm, '')
}

function codeMarkdown(block: Node): string {
  const longest = Math.max(2, ...[...block.textContent.matchAll(/`+/g)].map((run) => run[0].length))
  const fence = '`'.repeat(longest + 1)
  const language = String(block.attrs.language ?? '').replace(/[^\w+#.-]/g, '')
  return `${fence}${language}\n${block.textContent}\n${fence}`
}

function listMarkdown(list: Node, signOf: (item: Node, index: number) => string): string {
  const isLoose = children(list).some((item) => children(item).filter((block) => !isList(block)).length > 1)
  return children(list)
    .map((item, index) => {
      const sign = signOf(item, index)
      const body = isLoose ? blocksMarkdown(item) : children(item).map(blockMarkdown).join('\n')
      const indent = ' '.repeat(sign.startsWith('- ') ? 2 : sign.length)
      return sign + body.replace(/\n(?=[^\n])/g, `\n${indent}`)
    })
    .join(isLoose ? '\n\n' : '\n')
}

function pictureMarkdown(block: Node): string {
  const src = safePicture(block.attrs.src)
  if (!src) return ''
  const caption = String(block.attrs.caption ?? '')
  return `![${escapeLabel(block.attrs.alt)}](<${src}>${caption ? ` "${caption.replace(/["\\]/g, '\\$&')}"` : ''})`
}

function escapeLabel(text: unknown): string {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
}

function tableMarkdown(table: Node): string {
  const rows = children(table).map((row) => children(row).flatMap(cellTexts))
  const width = Math.max(...rows.map((row) => row.length), 1)
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`
  const first = table.firstChild
  const hasHeader = first ? children(first).every((cell) => cell.type.name === 'tableHeader') : false
  const rules = Array.from({ length: width }, (_, column) =>
    ruleOf(first && column < first.childCount ? first.child(column).attrs.align : null),
  )
  const body = hasHeader ? rows.slice(1) : rows
  return [line(hasHeader ? (rows[0] ?? []) : []), line(rules), ...body.map(line)].join('\n')
}

// A cell over several columns is followed by empty ones, so that the columns keep their places.
function cellTexts(cell: Node): string[] {
  const text = children(cell)
    .map((block) => (block.isTextblock ? inlineMarkdown(block) : blockMarkdown(block)))
    .join('<br>')
    .replace(/ {2}\n|\\\n|\n/g, '<br>')
    .replace(/\|/g, '\\|')
  return [text, ...Array.from({ length: Math.max(0, (Number(cell.attrs.colspan) || 1) - 1) }, () => '')]
}

function ruleOf(align: unknown): string {
  if (align === 'center') return ':---:'
  if (align === 'right') return '---:'
  return align === 'left' ? ':---' : '---'
}

function noteMarkdown(note: Node): string {
  return `[^${note.attrs.number ?? note.attrs.id}]: ${blocksMarkdown(note).replace(/\n(?=[^\n])/g, '\n    ')}`
}
