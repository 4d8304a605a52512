import type { Word } from './reading.ts'

interface Phrase {
  readonly words: readonly string[]
}

/** Phrases by the first letters of their first word, so that a text is walked once, whatever their number. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>

const KEY_LETTERS = 2

/** Prepares a comma-separated list; `*` alone stands for one word, behind letters for any ending. Longer phrases win. */
export function phraseIndex(list: string): PhraseIndex {
  const index = new Map<string, Phrase[]>()
  for (const entry of list.split(',').map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (entry === '') continue
    const words = entry.split(' ')
    const key = words[0]?.slice(0, KEY_LETTERS) ?? ''
    index.set(
      key,
      [...(index.get(key) ?? []), { words }].sort((a, b) => b.words.length - a.words.length),
    )
  }
  return index
}

/** How many words from `at` on are a phrase of the list; 0 when none begins there. */
export function phraseAt(words: readonly Word[], at: number, index: PhraseIndex): number {
  const first = words[at]
  if (first === undefined) return 0
  const found = index
    .get(first.lower.slice(0, KEY_LETTERS))
    ?.find((phrase) => phrase.words.every((part, place) => fits(words[at + place], part)))
  return found?.words.length ?? 0
}

function fits(word: Word | undefined, part: string): boolean {
  if (word === undefined) return false
  if (part === '*') return true
  return part.endsWith('*') ? word.lower.startsWith(part.slice(0, -1)) : word.lower === part
}

/** Every place where a phrase of the list stands, none inside another: first word and the one behind the last. */
export function phrasesIn(
  words: readonly Word[],
  index: PhraseIndex,
): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at, index)
    if (length > 0) found.push({ from: at, to: at + length })
    at += Math.max(1, length)
  }
  return found
}
