import { type ContentLanguage, folded, quotes, type Span, sentences, words } from '../../../../engines/text/index.ts'

/** A quotation that a source has in nearly, but not exactly, these words. */
export interface Misquotation {
  /** The text that has the words, by its place in the list; its sentences that hold them; what differs there, in those. */
  index: number
  quote: string
  evidence: Span[]
  /** Words of the claim that the source does not have. */
  faults: Span[]
  /** The claim with the source's words between its quotation marks. */
  correction: string
}

/** Shorter ones are figures of speech, or anybody's. */
const FEWEST_WORDS = 5
const MOST_WORDS = 200
/** Of the quoted words, how many may differ before it is another sentence. */
const MOST_DIFFERENT = 0.25

/** The first quotation of a claim that is in one of the texts with a few other words, and in none of them exactly. */
export function misquotationIn(
  claim: string,
  texts: readonly string[],
  language: ContentLanguage,
): Misquotation | null {
  const read = texts.map((text) => wordsOf(text, language))
  for (const { inner } of quotes(claim)) {
    const said = wordsOf(claim.slice(inner.start, inner.end), language, inner.start)
    if (said.length < FEWEST_WORDS || said.length > MOST_WORDS) continue
    const found = read.map((there, index) => ({ ...nearest(said, there), index }))
    const [best] = found.toSorted((a, b) => a.cost - b.cost)
    if (!best || best.cost === 0 || best.cost > said.length * MOST_DIFFERENT) continue
    return asMisquotation(claim, { said, there: read[best.index] ?? [], text: texts[best.index] ?? '', language }, best)
  }
  return null
}

interface Word extends Span {
  key: string
}

function wordsOf(text: string, language: ContentLanguage, from = 0): Word[] {
  return words(text).map(({ start, end }) => ({
    start: from + start,
    end: from + end,
    key: folded(text.slice(start, end), language),
  }))
}

/** Which words of a text come nearest to those that were said: the places of the first and behind the last. */
interface Nearest {
  cost: number
  from: number
  to: number
}

/** Sellers' alignment: the edit distance of a pattern to the stretch of a text that is most like it, counted in words. */
function nearest(said: readonly Word[], there: readonly Word[]): Nearest {
  let row = said.map((_, at): Nearest => ({ cost: at + 1, from: 0, to: 0 }))
  let best: Nearest = { cost: said.length, from: 0, to: 0 }
  for (const [at, { key }] of there.entries()) {
    let before: Nearest = { cost: 0, from: at, to: at }
    let left: Nearest = { cost: 0, from: at + 1, to: at }
    row = row.map((above, place) => {
      const same = said[place]?.key === key ? 0 : 1
      const cheapest = [
        { cost: before.cost + same, from: before.from, to: at + 1 },
        { cost: above.cost + 1, from: above.from, to: at + 1 },
        { cost: left.cost + 1, from: left.from, to: at + 1 },
      ].reduce((a, b) => (b.cost < a.cost ? b : a))
      before = above
      left = cheapest
      return cheapest
    })
    const last = row.at(-1)
    if (last && last.cost < best.cost) best = last
  }
  return best
}

interface Sides {
  said: readonly Word[]
  there: readonly Word[]
  text: string
  language: ContentLanguage
}

function asMisquotation(
  claim: string,
  { said, there, text, language }: Sides,
  { from, to, index }: Nearest & { index: number },
): Misquotation | null {
  const held = there.slice(from, to)
  const [first, last, firstSaid, lastSaid] = [held[0], held.at(-1), said[0], said.at(-1)]
  if (!first || !last || !firstSaid || !lastSaid) return null
  const around = sentences(text, language).filter(({ start, end }) => start < last.end && end > first.start)
  const [begin, end] = [around[0]?.start ?? first.start, around.at(-1)?.end ?? last.end]
  const shared = sharedKeys(said, held)
  const others = (list: readonly Word[], own: ReadonlySet<number>) => list.filter((_, at) => !own.has(at))
  const exact = text.slice(first.start, last.end).replace(/\s+/g, ' ')
  return {
    index,
    quote: text.slice(begin, end),
    evidence: others(held, shared.held).map((word) => ({ start: word.start - begin, end: word.end - begin })),
    faults: others(said, shared.said).map(({ start, end: stop }) => ({ start, end: stop })),
    correction: claim.slice(0, firstSaid.start) + exact + claim.slice(lastSaid.end),
  }
}

/** The longest list of words that both have in the same order, as places in each. */
function sharedKeys(said: readonly Word[], held: readonly Word[]): { said: Set<number>; held: Set<number> } {
  const lengths = Array.from({ length: said.length + 1 }, () => new Uint16Array(held.length + 1))
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0
  for (let a = said.length - 1; a >= 0; a--)
    for (let b = held.length - 1; b >= 0; b--) {
      const same = said[a]?.key === held[b]?.key
      const row = lengths[a]
      if (row) row[b] = same ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
    }
  const found = { said: new Set<number>(), held: new Set<number>() }
  for (let [a, b] = [0, 0]; a < said.length && b < held.length; ) {
    if (said[a]?.key === held[b]?.key) {
      found.said.add(a++)
      found.held.add(b++)
    } else if (at(a + 1, b) >= at(a, b + 1)) a++
    else b++
  }
  return found
}
