import type { Passage } from '../../../../engines/retrieval/index.ts'
import { overlaps, type Span } from '../../../../engines/text/index.ts'
import { isDenied, saysEnough } from './carriers.ts'
import { type Claim, claimOf } from './claim.ts'
import { clausesOf } from './clauses.ts'
import {
  added,
  type Cover,
  coverOf,
  LONGEST_QUOTE,
  lacksHard,
  type Naming,
  quoteOf,
  shareOf,
  together,
} from './weighing.ts'

/** Content words, figures, and names of a part from which it is worth a quotation of its own. */
const FEWEST_TO_QUOTE = 2
/** And from which it says enough that a source has or lacks it. */
const FEWEST_TO_CARRY = 3
/** A part of whose words so little is quoted is looked for again by itself. */
const SHARE_QUOTED = 0.35
/** So much of the part a further quotation must have, so many of its words as they are, and so much that was not quoted yet. */
const LEAST_QUOTED = 0.5
const LEAST_EXACT = 2
const WORTH_QUOTING = 1.5
/** A part of whose words so little is there is not carried. Paraphrases keep more: see the labelled sentences. */
const LEAST_SHARE = 0.25

/** Words of a passage that carry a sentence or a part of it. */
export interface Quoted<P extends Passage> {
  passage: P
  quote: string
}

/**
 * The quotations of a sentence and those that it takes besides: what it says in a second clause may stand in another sentence of the
 * same passage, or in another passage of a source that it names.
 */
export function withClausesQuoted<P extends Passage>(
  claim: Claim,
  quoted: readonly Quoted<P>[],
  near: readonly (Naming & { passage: P })[],
): Quoted<P>[] {
  let all = [...quoted]
  const parts = partsOf(claim, FEWEST_TO_QUOTE)
  for (const part of parts.length > 1 ? parts : []) {
    const own = claimOf(claim.words.slice(part.start, part.end), claim)
    const known = together(...all.map(({ passage, quote }) => coverOf(own, quote, aroundOf(passage, near))))
    if (!lacksHard(own, known) && shareOfTerms(own, known) >= SHARE_QUOTED) continue
    const [best] = near
      .flatMap((one) => {
        const quote = quoteOf(own, one.passage.text, claim.language)
        if (quote === null || /[?？؟]\s*$/.test(quote) || isDenied(own, quote, true)) return []
        const cover = coverOf(own, quote, one)
        if (shareOf(own, cover) < LEAST_QUOTED || cover.filter((share) => share === 1).length < LEAST_EXACT) return []
        return [{ passage: one.passage, quote, gain: added(own, cover, known), cover: together(cover, known) }]
      })
      .sort((a, b) => b.gain - a.gain)
    if (best && best.gain >= WORTH_QUOTING && saysEnough(own, best.cover)) all = withQuote(all, best)
  }
  return all
}

/** A quotation of a passage that is quoted already becomes one with it, where both are near each other. */
function withQuote<P extends Passage>(all: readonly Quoted<P>[], { passage, quote }: Quoted<P>): Quoted<P>[] {
  const at = all.findIndex((one) => one.passage === passage)
  const known = all[at]
  if (!known) return [...all, { passage, quote }]
  const [first, second] = [known.quote, quote].map((one) => ({ start: passage.text.indexOf(one), length: one.length }))
  if (!first || !second) return [...all]
  const start = Math.min(first.start, second.start)
  const end = Math.max(first.start + first.length, second.start + second.length)
  if (end - start > LONGEST_QUOTE) return [...all, { passage, quote }]
  return all.with(at, { passage, quote: passage.text.slice(start, end) })
}

/** What stands around one of the passages. */
export function aroundOf<P extends Passage>(passage: P, near: readonly (Naming & { passage: P })[]) {
  return near.find((one) => one.passage === passage) ?? { headings: '', context: '' }
}

function shareOfTerms({ hard, terms }: Claim, cover: Cover): number {
  return cover.slice(hard.length).reduce((sum, share) => sum + share, 0) / Math.max(1, terms.length)
}

/** What joins a clause to the one before. */
const MARKS = /^[;,:—–\s]+/

/**
 * The stretches of a carried sentence that are carried: the whole, or what is left where a part of it says something that no source has a
 * word of (“opened in 1966, so that the timetable of July is no use”). `cover` is what all sources have together.
 */
export function carriedStretches(claim: Claim, cover: Cover): Span[] {
  const parts = partsOf(claim, FEWEST_TO_CARRY)
  const carried = parts.map((part) => isCarried(part, claim, cover))
  if (carried.every(Boolean)) return [{ start: 0, end: claim.words.length }]
  const runs: Span[] = []
  for (const [at, { start, end }] of parts.entries()) {
    if (!carried[at]) continue
    const last = runs.at(-1)
    if (last && carried[at - 1]) runs[runs.length - 1] = { start: last.start, end }
    else runs.push({ start: start + (MARKS.exec(claim.words.slice(start, end))?.[0].length ?? 0), end })
  }
  return runs
}

interface Part extends Span {
  terms: ReadonlySet<string>
  hasHard: boolean
}

/** Clauses with words enough, each with what is before it that has not. */
function partsOf(claim: Claim, fewest: number): Part[] {
  const parts: Part[] = []
  let open: Span | null = null
  for (const clause of clausesOf(claim.words, claim.language)) {
    const span: Span = open ? { start: open.start, end: clause.end } : clause
    const part = read(span, claim)
    open = part.terms.size + (part.hasHard ? 1 : 0) < fewest ? span : null
    if (!open) parts.push(part)
  }
  const last = parts.at(-1)
  if (open && last) parts[parts.length - 1] = read({ start: last.start, end: open.end }, claim)
  return parts
}

function read(span: Span, claim: Claim): Part {
  const own = new Set(claim.terms)
  const terms = claim.termsIn(claim.words.slice(span.start, span.end)).filter((term) => own.has(term))
  return { ...span, terms: new Set(terms), hasHard: claim.hard.some((one) => overlaps(one, span)) }
}

/** Figures and names are carried, else the sentence would not be; a part that has some is about them. */
function isCarried({ terms, hasHard }: Part, claim: Claim, cover: Cover): boolean {
  if (hasHard || terms.size < FEWEST_TO_CARRY) return true
  const held = [...terms].reduce((sum, term) => sum + (cover[claim.hard.length + claim.terms.indexOf(term)] ?? 0), 0)
  return held >= LEAST_SHARE * terms.size
}
