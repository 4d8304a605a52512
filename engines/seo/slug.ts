const LONGEST_SLUG_WORDS = 8

/** Words of a keyphrase or title as the last part of an address. */
export function slugOf(words: string): string | null {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, LONGEST_SLUG_WORDS)
    .join('-')
  return slug || null
}
