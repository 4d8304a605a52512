/** A page as a list names it; without a title where the list gives none. */
export interface ListedPage {
  url: string
  title: string
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'|]+|(?:^|[\s,|])((?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"'|]*)/i

/**
 * The pages of a list that a person typed or pasted, one a line: an address with its title before or after it, as a table, a
 * list of links in Markdown, or comma-separated values. Each address once.
 */
export function listedPages(text: string): { pages: ListedPage[]; unread: string[] } {
  const pages = new Map<string, ListedPage>()
  const unread: string[] = []
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') continue
    const page = pageIn(line)
    if (page === null) unread.push(line)
    else if (!pages.has(page.url)) pages.set(page.url, page)
  }
  return { pages: [...pages.values()], unread }
}

function pageIn(line: string): ListedPage | null {
  const linked = /\[([^\]]+)\]\(([^)\s]+)\)/.exec(line)
  if (linked) return named(linked[2] ?? '', linked[1] ?? '')
  const found = ADDRESS.exec(line)
  if (!found) return null
  const raw = (found[1] ?? found[0]).replace(/[,;.]+$/, '')
  return named(raw, line.replace(raw, ' '))
}

function named(raw: string, beside: string): ListedPage | null {
  const url = /^https?:/i.test(raw) ? raw : `https://${raw}`
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  address.hash = ''
  const title = beside
    .split(/[|\t]/)
    .filter((cell) => /\p{L}/u.test(cell))
    .join(' ')
    .replace(/^[\s,;"'*–—-]+(?:\d+[.)]\s+)?|[\s,;"'–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  return { url: address.href, title: title.slice(0, 300) }
}

/** A title made of an address: `/blog/tidal-power.html` is `Tidal power`; the host where there is no path. */
export function titleOfAddress(url: string): string {
  const { pathname, hostname } = new URL(url)
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const words = decoded(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim()
  return words === '' ? hostname.replace(/^www\./, '') : words.charAt(0).toUpperCase() + words.slice(1)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
