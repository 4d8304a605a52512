/** Where a link of a page leads: to the same site, to another, or nowhere on the web (a place on the page, mail). */
export type LinkKind = 'internal' | 'external' | 'other'

/** The kind of a link on a page that is at `permalink` (may be empty: then every full address is external). */
export function linkKind(url: string, permalink: string): LinkKind {
  if (url.startsWith('#')) return 'other'
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'other'
  const host = hostOf(url)
  if (host === null) return 'internal'
  return host === hostOf(permalink) ? 'internal' : 'external'
}

/** The host of a full or protocol-relative address, lower case, without `www.`, user and port; null when it has none. */
export function hostOf(url: string): string | null {
  const authority = /^(?:https?:)?[\\/]{2}([^\\/?#]*)/i.exec(url)?.[1]
  if (authority === undefined) return null
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase()
  return host.replace(/:\d*$/, '').replace(/^www\./, '')
}

/** The parts of an address's path, decoded where that is possible. */
export function pathOf(url: string): string[] {
  const path = url.replace(/^(?:https?:)?[\\/]{2}[^\\/?#]*/i, '').replace(/[?#].*$/s, '')
  return path.split('/').filter((part) => part !== '')
}

/**
 * What two addresses of one page have in common: host and path, without `www.`, query, fragment and last slash. A relative
 * address is read from the page at `base`; without one its key is its path alone.
 */
export function addressKey(url: string, base = ''): string {
  const host = hostOf(url)
  if (host !== null) return [host, ...pathOf(url)].join('/')
  const folders = url.startsWith('/') ? [] : pathOf(base).slice(0, base.endsWith('/') ? undefined : -1)
  const path = [...folders]
  for (const part of pathOf(url)) {
    if (part === '..') path.pop()
    else if (part !== '.') path.push(part)
  }
  return [hostOf(base) ?? '', ...path].join('/')
}
