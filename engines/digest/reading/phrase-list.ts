/**
 * Words and phrases of a language pack, made ready for looking up. Each entry carries a bit pattern, so that one walk
 * over a sentence tells everything about it. `_` joins a phrase, a final `*` stands for any ending, a leading `*` for
 * "only at the start of a sentence".
 */
export interface PhraseList {
  /** The bits of the longest entry that begins at word `at`, and how many words it has; 0 and 0 where none does. */
  at(words: readonly string[], at: number): { readonly bits: number; readonly length: number }
  /** The bits of all entries found anywhere. */
  all(words: readonly string[]): number
}

interface Entries {
  readonly exact: Map<string, number>
  readonly prefixes: Map<string, number>
  readonly opening: Map<string, number>
  /** First words of entries of several words: only behind these a longer entry is looked for. */
  readonly starts: Set<string>
  /** Bits of single words that were asked for before. */
  readonly single: Map<string, number>
  longest: number
  shortestPrefix: number
  longestPrefix: number
}

/** A list of several kinds of entries: kind number n sets bit `1 << n`. */
export function phraseList(kinds: readonly string[]): PhraseList {
  const entries: Entries = {
    exact: new Map(),
    prefixes: new Map(),
    opening: new Map(),
    starts: new Set(),
    single: new Map(),
    longest: 1,
    shortestPrefix: 99,
    longestPrefix: 0,
  }
  kinds.forEach((list, kind) => {
    for (const entry of list.split(/\s+/)) if (entry !== '') put(entries, entry, 1 << kind)
  })
  return {
    at: (words, at) => longestAt(entries, words, at),
    all: (words) => words.reduce((bits, _, at) => bits | everyAt(entries, words, at), 0),
  }
}

function put(entries: Entries, entry: string, bit: number): void {
  const phrase = entry.replaceAll('_', ' ')
  const parts = phrase.split(' ')
  entries.longest = Math.max(entries.longest, parts.length)
  if (parts.length > 1) entries.starts.add(parts[0] ?? '')
  if (phrase.endsWith('*')) {
    entries.shortestPrefix = Math.min(entries.shortestPrefix, phrase.length - 1)
    entries.longestPrefix = Math.max(entries.longestPrefix, phrase.length - 1)
    add(entries.prefixes, phrase.slice(0, -1), bit)
  } else if (phrase.startsWith('*')) add(entries.opening, phrase.slice(1), bit)
  else add(entries.exact, phrase, bit)
}

function add(map: Map<string, number>, key: string, bit: number): void {
  map.set(key, (map.get(key) ?? 0) | bit)
}

/** Bits of a word or phrase at any place of a sentence. */
function bitsOf(entries: Entries, phrase: string): number {
  let bits = entries.exact.get(phrase) ?? 0
  const end = Math.min(phrase.length, entries.longestPrefix)
  for (let length = entries.shortestPrefix; length <= end; length += 1) {
    bits |= entries.prefixes.get(phrase.slice(0, length)) ?? 0
  }
  return bits
}

/** Bits of a single word; each is worked out once, as texts are made of few words. */
function bitsOfWord(entries: Entries, word: string): number {
  const known = entries.single.get(word)
  if (known !== undefined) return known
  const bits = bitsOf(entries, word)
  if (entries.single.size < MOST_KEPT) entries.single.set(word, bits)
  return bits
}

const MOST_KEPT = 20_000

function everyAt(entries: Entries, words: readonly string[], at: number): number {
  const first = words[at] ?? ''
  let bits = bitsOfWord(entries, first) | (at === 0 ? (entries.opening.get(first) ?? 0) : 0)
  if (!entries.starts.has(first)) return bits
  let phrase = first
  for (let length = 2; length <= entries.longest && at + length <= words.length; length += 1) {
    phrase += ` ${words[at + length - 1]}`
    bits |= bitsOf(entries, phrase)
  }
  return bits
}

function longestAt(entries: Entries, words: readonly string[], at: number): { bits: number; length: number } {
  const first = words[at] ?? ''
  const most = entries.starts.has(first) ? Math.min(entries.longest, words.length - at) : 1
  for (let length = most; length > 1; length -= 1) {
    const bits = bitsOf(entries, words.slice(at, at + length).join(' '))
    if (bits !== 0) return { bits, length }
  }
  const bits = bitsOfWord(entries, first) | (at === 0 ? (entries.opening.get(first) ?? 0) : 0)
  return { bits, length: bits === 0 ? 0 : 1 }
}
