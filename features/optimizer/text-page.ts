import { htmlToPage, type Page, type PagePart, pageOf } from '../../engines/text/index.ts'

/** Pasted words as a page: blocks parted by empty lines, headings and lists as Markdown writes them. */
export function textToPage(text: string): Page {
  return pageOf(text.split(/\n[^\S\n]*\n/).flatMap(partsOf))
}

/** What a subject brought as a page: its HTML where there is any. */
export function subjectToPage({ html, text }: { html: string; text: string }): Page {
  return html ? htmlToPage(html) : textToPage(text)
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
