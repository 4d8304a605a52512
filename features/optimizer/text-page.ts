import { htmlToPage, type Page, type PagePart, pageOf } from '../../engines/text/index.ts'
import { inlineToText, textToInline } from './inline-markdown.ts'
import { partsOf } from './page-parts.ts'

/** Pasted words as a page: blocks separated by empty lines; headings, lists, quotes, tables, code and links as Markdown writes them. */
export function textToPage(text: string): Page {
  return HTML.test(text) ? htmlToPage(text) : pageOf(blocksOf(text).flatMap(readBlock))
}

/** The source of a page, whole or broken: it begins with a tag that no running text begins with. */
const HTML =
  /^\s*<(?:!doctype|html|head|body|main|article|section|header|div|p|h[1-6]|ul|ol|table|blockquote|figure)[\s>]/i

/** What a subject brought as a page: its HTML where there is any, and of that the running text, as the editor counts it. */
export function subjectToPage({ html, text }: { html: string; text: string }): Page {
  return html ? htmlToPage(runningHtml(html)) : textToPage(text)
}

/** Without footnotes, which come after the text, their numbers, captions of pictures, and cards of other pages. */
function runningHtml(html: string): string {
  const notes = html.indexOf('<section data-footnotes')
  return (notes < 0 ? html : html.slice(0, notes)).replace(
    /<figcaption[\s>][\s\S]*?<\/figcaption>|<sup data-footnote[\s\S]*?<\/sup>|<div data-embed[\s\S]*?<\/div>/g,
    '',
  )
}

/** A page of pasted words as they would be pasted again. */
export function pageToText(page: Page): string {
  let written = ''
  let last: PagePart | undefined
  for (const part of partsOf(page)) {
    if (last) written += isRow(part) && part.kind === last.kind ? '\n' : '\n\n'
    written += asMarkdown(part)
    last = part
  }
  return written
}

const ITEM = /^\s{0,8}(?:[-*•]|\d{1,3}[.)])\s+/
const HEADING = /^(#{1,6})\s+(.*)$/
const QUOTE = /^\s{0,3}>\s?/
const ROW = /^\s{0,3}\|(.*?)\|?\s*$/
const RULE = /^[|:\-\s]+$/
const FENCE = /^\s{0,3}```/

/** Stretches between empty lines; code between fences is one, whatever lines it has. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = []
  let open: string[] = []
  let isCode = false
  const close = () => {
    if (open.length > 0) blocks.push(open)
    open = []
  }
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      if (!isCode) close()
      open.push(line)
      if (isCode) close()
      isCode = !isCode
    } else if (!isCode && line.trim() === '') close()
    else open.push(line)
  }
  close()
  return blocks.map((lines) => lines.join('\n'))
}

function readBlock(block: string): PagePart[] {
  const lines = block.split('\n')
  if (FENCE.test(block)) return [{ kind: 'code', text: lines.filter((line) => !FENCE.test(line)).join('\n') }]
  if (lines.every((line) => ITEM.test(line)))
    return lines.map((line) => ({ kind: 'list-item', level: 1, ...textToInline(line.replace(ITEM, '').trim()) }))
  if (lines.every((line) => ROW.test(line)))
    return lines
      .filter((line) => !RULE.test(line))
      .map((line) => ({ kind: 'table-row', ...textToInline(cellsOf(line)) }))
  if (lines.every((line) => QUOTE.test(line)))
    return [
      {
        kind: 'quote',
        ...textToInline(
          lines
            .map((line) => line.replace(QUOTE, ''))
            .join('\n')
            .trim(),
        ),
      },
    ]
  const [first = '', ...others] = lines
  const heading = HEADING.exec(first)
  if (!heading) return [{ kind: 'paragraph', ...textToInline(block.trim()) }]
  const title: PagePart = {
    kind: 'heading',
    level: heading[1]?.length ?? 1,
    ...textToInline((heading[2] ?? '').trim()),
  }
  return others.length === 0 ? [title] : [title, ...readBlock(others.join('\n'))]
}

function cellsOf(line: string): string {
  const cells = (ROW.exec(line)?.[1] ?? '').split('|')
  return cells.map((cell) => cell.trim()).join('\t')
}

/** Whether a block stands directly under the one before it of its kind. */
function isRow({ kind }: PagePart): boolean {
  return kind === 'list-item' || kind === 'table-row'
}

function asMarkdown(part: PagePart): string {
  const { kind, level = 1, text } = part
  if (kind === 'code') return `\`\`\`\n${text}\n\`\`\``
  const words = inlineToText(part)
  if (kind === 'heading') return `${'#'.repeat(level)} ${words}`
  if (kind === 'list-item') return `- ${words}`
  if (kind === 'table-row') return `| ${words.replaceAll('\t', ' | ')} |`
  return kind === 'quote' ? words.replace(/^/gm, '> ') : words
}
