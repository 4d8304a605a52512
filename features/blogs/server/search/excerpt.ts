import { words } from '../../../../engines/text/index.ts'
import { HIT_END, HIT_START } from '../../contract/fixed-values.ts'
import { hitsOf, searchForm } from './search-words.ts'

const EXCERPT_CHARACTERS = 200
/** How far into a text a hit is looked for: letter by letter, and word by word. Behind that the beginning is shown. */
const LOOKED_THROUGH = 200_000
const READ_THROUGH = 20_000

/** The first words of a text, cut at a word. */
export function beginningOf(text: string, length = EXCERPT_CHARACTERS): string {
  const flat = text
    .slice(0, length * 2)
    .replace(/\s+/g, ' ')
    .trim()
  if (flat.length <= length) return flat
  const cut = flat.lastIndexOf(' ', length)
  return `${flat.slice(0, cut > length / 2 ? cut : length).toWellFormed()}…`
}

/** Words around the first hit of a search, hits between `HIT_START` and `HIT_END`; the beginning where nothing is hit. */
export function excerptAround(text: string, typed: string): string {
  const wanted = hitsOf(typed)
  const isHit = (word: string) => wanted.some((hit) => searchForm(word).startsWith(hit))
  const first = quickHit(text.slice(0, LOOKED_THROUGH), wanted) ?? slowHit(text.slice(0, READ_THROUGH), isHit)
  if (first === null) return beginningOf(text)
  const from = wordStart(text, Math.max(0, first - 60))
  const piece = text.slice(from, from + EXCERPT_CHARACTERS).toWellFormed()
  const marked = markHits(piece, isHit).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${marked}${from + EXCERPT_CHARACTERS < text.length ? '…' : ''}`
}

/** Where a word begins as it was typed, but for case: found without taking the text apart. */
function quickHit(text: string, wanted: string[]): number | null {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return null
  let first = -1
  for (const hit of wanted) {
    for (let at = lower.indexOf(hit); at >= 0; at = lower.indexOf(hit, at + 1)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(lower.charAt(at - 1))) continue
      if (first < 0 || at < first) first = at
      break
    }
  }
  return first < 0 ? null : first
}

/** Where a word begins that is a hit by its searched form (other accents, for example). */
function slowHit(text: string, isHit: (word: string) => boolean): number | null {
  return words(text).find(({ start, end }) => isHit(text.slice(start, end)))?.start ?? null
}

function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + 40).search(/\s/)
  return at === 0 || space < 0 ? at : at + space + 1
}

function markHits(text: string, isHit: (word: string) => boolean): string {
  let marked = ''
  let done = 0
  for (const { start, end } of words(text)) {
    const word = text.slice(start, end)
    marked += text.slice(done, start) + (isHit(word) ? HIT_START + word + HIT_END : word)
    done = end
  }
  return marked + text.slice(done)
}
