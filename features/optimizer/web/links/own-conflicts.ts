import { addressKey, type Page, textOf } from '../../../../engines/text/index.ts'

/** Words of one text that lead to several pages. */
export interface OwnConflict {
  /** Lower case. */
  anchor: string
  urls: string[]
}

/** The links of a page whose words are the same and whose pages are not, in order of place. */
export function ownConflicts(page: Page): OwnConflict[] {
  const byAnchor = new Map<string, Map<string, string>>()
  for (const link of page.links) {
    const anchor = textOf(page.text, link).replace(/\s+/g, ' ').trim().toLowerCase()
    if (anchor === '') continue
    const urls = byAnchor.get(anchor) ?? new Map<string, string>()
    byAnchor.set(anchor, urls.set(addressKey(link.url), link.url))
  }
  return [...byAnchor].flatMap(([anchor, urls]) => (urls.size > 1 ? [{ anchor, urls: [...urls.values()] }] : []))
}
