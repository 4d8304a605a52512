const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Words after a hyphen that stands for a part left out: “Vor- und Nachteile”, “pre- and post-war”. */
const LINKS_PARTS = /^(und|oder|bzw|sowie|bis|and|or|to|et|ou|y|o|e|en|of)\b/u

/**
 * Puts two lines of a paragraph together. A word divided at the line's end becomes whole, unless the document writes it
 * with its hyphen elsewhere; a compound keeps its hyphen, without a space after it.
 */
export function joinLines(before: string, next: string, words: ReadonlySet<string>): string {
  const divided = /([\p{L}\d]+)[-\u00ad\u2010]$/u.exec(before)
  if (divided && !LINKS_PARTS.test(next)) {
    const going = /^(\p{Ll}+)/u.exec(next)
    if (going && /\p{L}$/u.test(divided[1] ?? '')) {
      const isCompound =
        words.has(`${divided[1]}-${going[1]}`.toLowerCase()) && !words.has(`${divided[1]}${going[1]}`.toLowerCase())
      return isCompound ? before + next : before.slice(0, -1) + next
    }
    // “Energien-” and “Gesetz”, “COVID-” and “19”: a capital or a number begins a part of its own
    if (/^[\p{Lu}\d]/u.test(next)) return before + next
  }
  const isClosed = /[\p{L}\d”"’)]—$/u.test(before) || (/[\p{L}\d”"’)]$/u.test(before) && /^—\S/u.test(next))
  const isCjk = CJK.test(before.at(-1) ?? '') && CJK.test(next[0] ?? '')
  return isClosed || isCjk ? before + next : `${before} ${next}`
}

/**
 * Dashes and hyphens within a line as they were set: the gaps between pieces of a line put a space on one side of a dash
 * that has none, or one on both. A dash before a number may be a minus, and stays.
 */
export function tidyDashes(line: string): string {
  return line
    .replace(/(\p{L}) —(?=\p{L})|(\p{L})— (?=\p{L})/gu, (_, left?: string, right?: string) => `${left ?? right}—`)
    .replace(/(\p{L}) –(?=\p{L})|(\p{L})– (?=\p{L})/gu, (_, left?: string, right?: string) => `${left ?? right} – `)
    .replace(/(\p{Ll})- (?=\p{Lu}\p{Ll})/gu, '$1-')
}

/** Every word of the lines in lower case, compounds with their hyphens. */
export function wordsIn(lines: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const line of lines) for (const [word] of line.toLowerCase().matchAll(/\p{L}+(-\p{L}+)*/gu)) words.add(word)
  return words
}
