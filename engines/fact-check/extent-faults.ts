import { type ContentLanguage, defaultLanguage, folded, languageCode, type Span, stem, words } from '../text/index.ts'
import type { Finding } from './faults.ts'
import { type Extent, type ExtentWords, extents, extentWords } from './lexicon/extent-words.ts'

/*
 * A claim that says more than its evidence: all for some, always for often, the largest for one of the largest. That is
 * no dispute, as the rest may be so; it is for whoever shows a claim as supported to say that it goes too far.
 */

const LONGEST = 4_000
/** How many words after `all` what it counts may stand, and how many between `one of` and `largest`. */
const COUNTED_WITHIN = 4
const SHARED_WITHIN = 3

/**
 * The words of a claim that leave no room where every one of the texts that bear it out leaves some; with the words of the
 * first text that does. Known for English, German, French, Spanish, Italian, Portuguese and Dutch.
 */
export function extentFaults(
  claim: string,
  evidence: readonly string[],
  language: ContentLanguage = defaultLanguage,
): readonly Finding[] {
  const lists = listsOf(language)
  if (lists === null || evidence.length === 0) return []
  const claimed = readExtents(claim, lists, language)
  const texts = evidence.map((text) => readExtents(text, lists, language))
  const found: Finding[] = []
  for (const mention of claimed.mentions) {
    const answers = texts.map((text) => (mention.kind === 'part' ? null : roomFor(mention, claimed, text)))
    const [first] = answers
    if (first === null || first === undefined || answers.includes(null)) continue
    const claimSpan = { start: mention.start, end: mention.end }
    found.push({ rule: 'extent', weight: 0.5, severity: 'likely', claim: claimSpan, evidence: { index: 0, ...first } })
  }
  return found
}

/** The words of the evidence that may be in the claim instead of those at fault; null where more would have to change. */
export function extentExchange(claim: string, room: string, language: ContentLanguage): string | null {
  const lists = listsOf(language)
  if (lists === null) return null
  const [wrong] = readExtents(claim, lists, language).mentions
  const [right] = readExtents(room, lists, language).mentions
  if (wrong === undefined || right === undefined || right.start > 0) return null
  const isSame = wrong.extent === right.extent && wrong.kind === 'whole' && right.kind === 'part'
  const mayStand =
    right.kind === 'lower' || (isSame && (wrong.extent === 'many' ? wrong.isExchanged : wrong.extent !== 'sure'))
  if (!mayStand) return null
  const isLarge = claim.charAt(0) !== claim.charAt(0).toLowerCase()
  return (isLarge ? room.charAt(0).toUpperCase() : room.charAt(0).toLowerCase()) + room.slice(1)
}

interface Mention extends Span {
  readonly kind: 'whole' | 'part' | 'rank' | 'shared' | 'lower'
  readonly extent: Extent | null
  readonly isExchanged: boolean
  /** The stem of a rank. */
  readonly key: string
  /** Places of its first word, and of the word behind it. */
  readonly at: number
  readonly next: number
}

interface ExtentReading {
  readonly stems: readonly string[]
  readonly mentions: readonly Mention[]
}

function roomFor(mention: Mention, claim: ExtentReading, text: ExtentReading): Span | null {
  const isRank = mention.kind !== 'whole'
  if (isRank) return mention.kind === 'rank' ? rankIn(mention, text) : null
  if (text.mentions.some(({ kind, extent }) => kind === 'whole' && extent === mention.extent)) return null
  const counted = new Set(claim.stems.slice(mention.next, mention.next + COUNTED_WITHIN))
  const isHedged = claim.mentions.some(({ kind, extent }) => kind === 'part' && extent === 'sure')
  const room = text.mentions.find(({ kind, extent, next }) => {
    if (kind !== 'part') return false
    if (extent === 'many' && extent === mention.extent)
      return text.stems.slice(next, next + COUNTED_WITHIN).some((key) => counted.has(key))
    return extent === mention.extent || (extent === 'sure' && !isHedged)
  })
  return room === undefined ? null : { start: room.start, end: room.end }
}

/** The same rank, said to be shared or a lower one. */
function rankIn({ key }: Mention, { mentions }: ExtentReading): Span | null {
  const own = mentions.filter(
    (one) => (one.kind === 'rank' || one.kind === 'lower' || one.kind === 'shared') && one.key === key,
  )
  const [first] = own
  if (first === undefined || own.some(({ kind }) => kind === 'rank')) return null
  return { start: first.start, end: first.end }
}

interface Phrase {
  readonly words: readonly string[]
  readonly kind: Mention['kind']
  readonly extent: Extent | null
  readonly isExchanged: boolean
}

interface Lists {
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly lower: readonly string[]
  readonly isRank: (word: string, before: string | undefined) => boolean
}

const known = new Map<string, Lists | null>()

function listsOf(language: ContentLanguage): Lists | null {
  const code = languageCode(language)
  const ready = known.get(code)
  if (ready !== undefined) return ready
  const source = extentWords[code]
  const made = source === undefined ? null : madeOf(source)
  known.set(code, made)
  return made
}

function madeOf(source: ExtentWords): Lists {
  const exchanged = new Set(source.exchanged.split(' '))
  const phrases = new Map<string, Phrase[]>()
  const add = (list: string, kind: Phrase['kind'], extent: Extent | null) => {
    for (const entry of list.split(' ')) {
      const parts = entry.split('_')
      const phrase = { words: parts, kind, extent, isExchanged: exchanged.has(entry) }
      phrases.set(parts[0] ?? '', [...(phrases.get(parts[0] ?? '') ?? []), phrase])
    }
  }
  for (const extent of extents) {
    add(source.whole[extent], 'whole', extent)
    add(source.part[extent], 'part', extent)
  }
  add(source.shared, 'shared', null)
  add(source.lower, 'lower', null)
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  const isRank = (word: string, before: string | undefined) =>
    source.ranks.test(word) || (source.more !== '' && before === source.more)
  return { phrases, lower: source.lower.split(' '), isRank }
}

function readExtents(text: string, lists: Lists, language: ContentLanguage): ExtentReading {
  const spans = words(text.slice(0, LONGEST))
  const list = spans.map(({ start, end }) => folded(text.slice(start, end), language).replaceAll('’', "'"))
  const stems = list.map((word) => stem(word, language))
  const mentions: Mention[] = []
  let shared: Mention | null = null
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at] ?? ''
    const phrase = lists.phrases
      .get(word)
      ?.find(({ words: own }) => own.every((part, step) => list[at + step] === part))
    const next = at + (phrase?.words.length ?? 1)
    const start = spans[at]?.start ?? 0
    const span = { start, end: spans[next - 1]?.end ?? start }
    if (phrase !== undefined) {
      const mention = { ...span, ...phrase, key: '', at, next }
      // `May` and `Will` in the middle of a sentence are names
      const isName = at > 0 && phrase.extent === 'sure' && /\p{Lu}/u.test(text.charAt(start))
      if (phrase.extent === null) shared = mention
      else if (!isName) mentions.push(mention)
      if (phrase.extent !== null || phrase.words.length > 1) {
        at = next - 1
        continue
      }
    }
    const rank = rankAt(word, lists, list[at - 1])
    if (rank === null) continue
    const before: Mention | null = shared !== null && at - shared.next < SHARED_WITHIN ? shared : null
    const first = list[at - 1] !== undefined && !lists.isRank(rank.word, undefined) ? at - 1 : at
    mentions.push({
      kind: rank.isLower ? 'lower' : (before?.kind ?? 'rank'),
      extent: null,
      isExchanged: false,
      key: stem(rank.word, language),
      start: before?.start ?? spans[first]?.start ?? 0,
      end: spans[at]?.end ?? 0,
      at,
      next: at + 1,
    })
    shared = null
  }
  return { stems, mentions }
}

/** A rank in a word, `second-largest` and `zweitgrößte` with what makes it a lower one. */
function rankAt(word: string, lists: Lists, before: string | undefined): { word: string; isLower: boolean } | null {
  const [front, back] = word.split('-', 2)
  if (back !== undefined && front !== undefined)
    return lists.lower.includes(front) && lists.isRank(back, undefined) ? { word: back, isLower: true } : null
  const prefix = lists.lower.find((one) => word.startsWith(one) && word.length > one.length + SHARED_WITHIN)
  const rest = prefix === undefined ? '' : word.slice(prefix.length)
  if (rest !== '' && lists.isRank(rest, undefined)) return { word: rest, isLower: true }
  return lists.isRank(word, before) ? { word, isLower: false } : null
}
