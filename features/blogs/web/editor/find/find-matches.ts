import type { Node } from '@tiptap/pm/model'

/** What to look for. */
export interface Query {
  words: string
  isCaseKept: boolean
  isWholeWord: boolean
}

/** A place where the words stand. */
export interface Match {
  from: number
  to: number
}

/** Beyond this many the rest is not counted. */
export const MOST_MATCHES = 10_000

/** Every place in the document where the words stand, in order, across bold, links and other marks; not across blocks. */
export function findMatches(document: Node, query: Query): Match[] {
  const pattern = patternOf(query)
  const matches: Match[] = []
  if (!pattern) return matches
  document.descendants((node, pos) => {
    if (matches.length >= MOST_MATCHES) return false
    if (!node.isTextblock) return true
    // One character per place: breaks and footnote signs are characters that nobody types.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const { index, 0: found } of text.matchAll(pattern)) {
      if (found.length > 0) matches.push({ from: pos + 1 + index, to: pos + 1 + index + found.length })
      if (matches.length >= MOST_MATCHES) break
    }
    return false
  })
  return matches
}

function patternOf({ words, isCaseKept, isWholeWord }: Query): RegExp | null {
  if (words === '') return null
  // A typed straight quote finds a curly one, a space finds a hard space.
  const literal = words
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/['’‘]/g, "['’‘]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[ \u00a0]+/g, '[ \\u00a0]+')
  const edge = (side: 'before' | 'after') => (side === 'before' ? '(?<![\\p{L}\\p{N}_])' : '(?![\\p{L}\\p{N}_])')
  const source = isWholeWord ? `${edge('before')}${literal}${edge('after')}` : literal
  return new RegExp(source, isCaseKept ? 'gu' : 'giu')
}

/** The replacement with the case of what it replaces, where the search does not mind case: `Dam` → `Weir`, `DAM` → `WEIR`. */
export function inCaseOf(found: string, replacement: string): string {
  if (/\p{L}/u.test(found) && found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase())
    return replacement.toUpperCase()
  const first = found.charAt(0)
  if (first !== first.toLowerCase()) return replacement.charAt(0).toUpperCase() + replacement.slice(1)
  return replacement
}
