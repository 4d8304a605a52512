import { sequenceDifference } from './sequence-difference.ts'

/** A stretch of words that is in both texts, or in one of them. */
export interface Part {
  state: 'same' | 'added' | 'removed'
  text: string
}

/**
 * What changed within a text, word by word; spaces and marks of punctuation are words of their own, and a letter of a
 * script without spaces is one. Single spaces between two changes are taken into them, so that it reads in phrases.
 */
export function wordDifference(before: string, after: string): Part[] {
  const [old, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const numbers = new Map<string, number>()
  const number = (word: string) => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
  const parts: Part[] = []
  let i = 0
  let j = 0
  for (const { state, count } of sequenceDifference(old.map(number), now.map(number))) {
    const words = state === 'removed' ? old.slice(i, i + count) : now.slice(j, j + count)
    parts.push({ state: state === 'kept' ? 'same' : state, text: words.join('') })
    if (state !== 'added') i += count
    if (state !== 'removed') j += count
  }
  return joinPhrases(parts)
}

const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]|[\p{L}\p{N}\p{M}'’]+|\s+|[^\p{L}\p{N}\s]/gu

/** "old a / new a, space, old b / new b" reads better as one change of "a b". */
function joinPhrases(parts: Part[]): Part[] {
  const joined: Part[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) joined.push({ state: 'removed', text: removed })
    if (added) joined.push({ state: 'added', text: added })
    removed = ''
    added = ''
  }
  parts.forEach((part, index) => {
    if (part.state === 'removed') removed += part.text
    else if (part.state === 'added') added += part.text
    else if (part.text.trim() === '' && removed && added && isChange(parts, index + 1)) {
      removed += part.text
      added += part.text
    } else {
      flush()
      joined.push({ ...part })
    }
  })
  flush()
  return joined
}

function isChange(parts: Part[], index: number): boolean {
  return parts[index] !== undefined && parts[index].state !== 'same'
}
