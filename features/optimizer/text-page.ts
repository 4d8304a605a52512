import { htmlToPage, type Page, type PagePart, pageOf, type Span } from '../../engines/text/index.ts'

/** Pasted words as a page: blocks parted by empty lines, headings and lists as Markdown writes them. */
export function textToPage(text: string): Page {
  return pageOf(text.split(/\n[^\S\n]*\n/).flatMap(partsOf))
}

/** What a subject brought as a page: its HTML where there is any. */
export function subjectToPage({ html, text }: { html: string; text: string }): Page {
  return html ? htmlToPage(html) : textToPage(text)
}

/** A page of pasted words as they would be pasted again. */
export function pageToText({ text, blocks }: Page): string {
  return blocks
    .map(({ kind, level = 1, start, end }) => {
      const words = text.slice(start, end)
      if (kind === 'heading') return `${'#'.repeat(level)} ${words}`
      return kind === 'list-item' ? `- ${words}` : words
    })
    .join('\n\n')
}

/** A page of pasted words with other words in the place of some; each block stays what it is. */
export function replacedIn({ text, blocks }: Page, { start, end }: Span, words: string): Page {
  const home = blocks.find((block) => block.start <= start && start <= block.end)
  return pageOf(
    blocks.flatMap((block) => {
      const { kind, level } = block
      const before = text.slice(block.start, Math.min(block.end, Math.max(block.start, start)))
      const after = text.slice(Math.max(block.start, Math.min(block.end, end)), block.end)
      const touched = block.start < end && start < block.end
      const left =
        touched || block === home ? before + (block === home ? words : '') + after : text.slice(block.start, block.end)
      return left.trim() === '' ? [] : [{ kind, ...(level === undefined ? {} : { level }), text: left }]
    }),
  )
}

function partsOf(block: string): PagePart[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  if (lines.every((line) => ITEM.test(line)))
    return lines.map((line) => ({ kind: 'list-item', level: 1, text: line.replace(ITEM, '').trim() }))
  const [first = '', ...others] = lines
  const heading = HEADING.exec(first)
  if (!heading) return [{ kind: 'paragraph', text: block.trim() }]
  const title: PagePart = { kind: 'heading', level: heading[1]?.length ?? 1, text: (heading[2] ?? '').trim() }
  return others.length === 0 ? [title] : [title, ...partsOf(others.join('\n'))]
}

const ITEM = /^\s{0,8}(?:[-*•]|\d{1,3}[.)])\s+/
const HEADING = /^(#{1,6})\s+(.*)$/
