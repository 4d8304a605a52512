import { addressKey, hostOf, linkKind, type PageLink, pathOf } from '../../../../engines/text/index.ts'

/** A link to one's own site that no known page has the address of. */
export interface UnknownLink {
  link: PageLink
  /** The address that it seems to mean; null where none is like it. */
  nearest: string | null
}

/** Changes of letters, for each so many letters of a path, within which a misspelling is taken for another address. */
const LETTERS_PER_CHANGE = 8

/**
 * Links within the site whose address none of the known pages has. An address in a folder that no known page is in may
 * well be a page that is made elsewhere: it is left alone, unless it is nearly the address of a known one.
 */
export function unknownLinks(links: readonly PageLink[], known: readonly string[], site: string): UnknownLink[] {
  const base = site === '' ? '' : `${site}/`
  const paths = new Map(known.filter((url) => isOwn(url, site)).map((url) => [pathKey(url, base), url]))
  const folders = new Set([...paths.keys()].map(folderOf))
  return links.flatMap((link) => {
    if (linkKind(link.url, site) !== 'internal') return []
    const path = pathKey(link.url, base)
    if (path === '' || paths.has(path)) return []
    const near = [...paths].find(([other]) => isLike(path, other))
    if (near === undefined && !(folderOf(path) !== '' && folders.has(folderOf(path)))) return []
    return [{ link, nearest: near?.[1] ?? null }]
  })
}

function isOwn(url: string, site: string): boolean {
  const host = hostOf(url)
  return host === null || host === hostOf(site)
}

function pathKey(url: string, base: string): string {
  const key = addressKey(url, hostOf(url) === null ? base : '')
  return pathOf(`/${key.split('/').slice(1).join('/')}`)
    .join('/')
    .toLowerCase()
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

/** One with a number or a year behind it, or a few letters off. */
function isLike(path: string, other: string): boolean {
  if (path.replace(/-\d{1,4}$/, '') === other || other.replace(/-\d{1,4}$/, '') === path) return true
  const most = Math.floor(Math.max(path.length, other.length) / LETTERS_PER_CHANGE)
  return changesBetween(path, other, most) <= most
}

/** Letters to add, take away, or change; more than `most` where they are more. */
function changesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to += 1) {
      const kept = (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1)
      next.push(Math.min(kept, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? most + 1
}
