import { type Block, type Page, type Span, textOf } from '../../../../engines/text/index.ts'

/** Words that are a link. */
export interface SetLink extends Span {
  url: string
}

/** A page with further links in it. */
export function withLinks(page: Page, links: readonly SetLink[]): Page {
  if (links.length === 0) return page
  const added = links.map(({ start, end, url }) => ({ start, end, url, isFollowed: true }))
  return { ...page, links: [...page.links, ...added].sort((a, b) => a.start - b.start) }
}

/** The blocks of a page as HTML with its links. */
export function pageToHtml(page: Page): string {
  const lines = page.blocks.map((block) => {
    const inside = inline(page, block, escaped, (words, url) => `<a href="${escaped(url)}">${words}</a>`)
    return { block, html: inside.replaceAll('\n', '<br>') }
  })
  return lines
    .map(({ block, html }, at) => {
      const isItem = block.kind === 'list-item'
      const opens = isItem && lines[at - 1]?.block.kind !== 'list-item' ? '<ul>' : ''
      const closes = isItem && lines[at + 1]?.block.kind !== 'list-item' ? '</ul>' : ''
      return `${opens}${tagged(block, html)}${closes}`
    })
    .join('\n')
}

function tagged({ kind, level = 2 }: Block, html: string): string {
  if (kind === 'heading') return `<h${level}>${html}</h${level}>`
  if (kind === 'list-item') return `<li>${html}</li>`
  if (kind === 'quote') return `<blockquote><p>${html}</p></blockquote>`
  if (kind === 'code') return `<pre><code>${html.replaceAll('<br>', '\n')}</code></pre>`
  return `<p>${html}</p>`
}

/** The blocks of a page as Markdown with its links. */
export function pageToMarkdown(page: Page): string {
  const lines = page.blocks.map((block) => ({
    block,
    text:
      block.kind === 'code'
        ? `\`\`\`\n${textOf(page.text, block)}\n\`\`\``
        : marked(
            block,
            inline(page, block, guarded, (words, url) => `[${words}](${bracketless(url)})`),
          ),
  }))
  return lines
    .map(({ block, text }, at) => {
      const isTight = block.kind === 'list-item' && lines[at - 1]?.block.kind === 'list-item'
      return `${at === 0 ? '' : isTight ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

function marked({ kind, level = 2 }: Block, text: string): string {
  if (kind === 'heading') return `${'#'.repeat(level)} ${text}`
  if (kind === 'list-item') return `- ${text}`
  if (kind === 'quote') return text.replace(/^/gm, '> ')
  return text
}

type Linked = (words: string, url: string) => string

function inline(page: Page, block: Span, plain: (words: string) => string, linked: Linked): string {
  let html = ''
  let at = block.start
  for (const link of page.links) {
    if (link.start < at || link.end > block.end || link.start === link.end) continue
    html += plain(page.text.slice(at, link.start)) + linked(plain(textOf(page.text, link)), link.url)
    at = link.end
  }
  return html + plain(page.text.slice(at, block.end))
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function guarded(words: string): string {
  return words.replace(/[\\`*_[\]<]/g, '\\$&')
}

/** Brackets and blanks would end the address. */
function bracketless(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29').replace(/\s/g, '%20')
}
