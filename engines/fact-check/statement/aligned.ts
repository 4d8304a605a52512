import { isCompleted } from './completed.ts'
import { impliedBy } from './implied.ts'
import { isSameSlot, isSameWord, type SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { articles } from './slots.ts'

/** Which slot of the evidence says each slot of the claim. */
export interface Aligned {
  /** By the place of the claim's slot in its list: the slot of the evidence; null for what only the context has. */
  readonly pairs: ReadonlyMap<number, Slot | null>
  readonly missing: readonly number[]
  /** Slots of the evidence, of its own clauses, that nothing of the claim is aligned with. */
  readonly left: readonly Slot[]
  /** Slots of other clauses that say of whom it speaks. */
  readonly lent: readonly Slot[]
}

/** A stretch of the evidence: its own clauses, and what else of the sentence says whom it speaks of. */
export interface Scope {
  readonly own: readonly Slot[]
  readonly others: readonly Slot[]
}

/** Aligns the slots of a claim with a stretch of evidence: each with the one that says the same and stands nearest to its neighbors'. */
export function alignedIn({ own, others }: Scope, context: SlotContext, list: readonly Slot[]): Aligned {
  const options = list.map((slot) => {
    const found = own.filter((other) => isSameSlot(slot, other, context))
    // the very word rather than another of its sense
    const isExact = slot.kind === 'word' || slot.kind === 'name'
    const exact = found.filter(
      (other) => isExact && slot.kind === other.kind && slot.stems.join(' ') === other.stems.join(' '),
    )
    return exact.length > 0 ? exact : found
  })
  const pairs = new Map<number, Slot | null>()
  const used = new Set<Slot>()
  const take = (at: number, slot: Slot) => {
    pairs.set(at, slot)
    used.add(slot)
  }
  options.forEach((found, at) => {
    const [only] = found
    if (found.length === 1 && only !== undefined) take(at, only)
  })
  options.forEach((found, at) => {
    if (found.length < 2) return
    const free = found.filter((slot) => !used.has(slot))
    if (free.length === 0 && list[at]?.kind === 'figure') return
    const best = nearest(free.length > 0 ? free : found, neighborsOf(at, pairs, list.length))
    if (best !== undefined) take(at, best)
  })
  list.forEach((_, at) => {
    const from = pairs.has(at) ? undefined : impliedBy({ at, list, own, pairs }, context)
    if (from !== undefined) take(at, from)
  })
  const first = Math.min(...pairs.keys())
  const lent: Slot[] = []
  list.forEach((slot, at) => {
    const isSaid =
      isThose(at, list, pairs, context) ||
      isTimeBetween(slot, own) ||
      isOrderOf(at, list, pairs, context) ||
      isInStopWord(slot, context, own)
    if (!pairs.has(at) && isSaid) pairs.set(at, null)
    if (pairs.has(at) || slot.kind === 'figure' || slot.kind === 'mark') return
    // only whom it speaks of is taken from what is around
    const lender = at < first ? others.find((other) => isSameSlot(slot, other, context)) : undefined
    if (lender !== undefined) lent.push(lender)
    const isLent = lender !== undefined || (at < first && isIn(slot, context, context.before))
    if (isLent || isIn(slot, context, context.topic)) pairs.set(at, null)
  })
  list.forEach((slot, at) => {
    const isKnown = slot.kind === 'word' ? isCalledSo(at, list, pairs, context) : isNameOfKind(at, list, pairs, context)
    if (!pairs.has(at) && isKnown) pairs.set(at, null)
  })
  const completed = new Set<number>()
  list.forEach((_, at) => {
    if (!pairs.has(at) && isCompleted(at, list, pairs, completed, context)) completed.add(at)
  })
  for (const at of completed) pairs.set(at, null)
  return {
    pairs,
    missing: list.flatMap((_, at) => (pairs.has(at) ? [] : [at])),
    left: own.filter((slot) => !used.has(slot)),
    lent,
  }
}

/** `€453 million, up from €352 million`: that it is more is plain where both are there. */
function isOrderOf(
  at: number,
  list: readonly Slot[],
  pairs: ReadonlyMap<number, Slot | null>,
  { claim: { senses, text } }: SlotContext,
): boolean {
  const [slot, next] = [list[at], list[at + 1]]
  const small = slot?.words[0] ?? ''
  const way = senses.up.has(small) ? 1 : senses.down.has(small) ? -1 : 0
  if (way === 0 || slot === undefined || next?.figure === undefined || !pairs.get(at + 1)) return false
  if (!/^ from $/.test(text.slice(slot.end, next.start))) return false
  const before = list.findLastIndex(
    ({ figure }, index) => index < at && figure?.unit === next.figure?.unit && figure?.kind === next.figure?.kind,
  )
  const value = list[before]?.figure?.value
  return value !== undefined && Boolean(pairs.get(before)) && (value - next.figure.value) * way > 0
}

/** `Seeing` where the sentence has `had seen`, `equal` where it has `the same`: words that say too little elsewhere to be a piece. */
function isInStopWord(slot: Slot, { claim, evidence }: SlotContext, own: readonly Slot[]): boolean {
  if (slot.kind !== 'word') return false
  const word = { stem: slot.stems[0] ?? '', word: slot.words[0] ?? '' }
  const clauses = new Set(own.map(({ clause }) => clause))
  return evidence.tokens.some(
    (token, at) => token.isStop && clauses.has(evidence.clauses[at] ?? 0) && isSameWord(word, token, { claim }),
  )
}

/** `Patients on the higher dose` where the sentence has `those on the higher dose`, and patients stand before it. */
function isThose(
  at: number,
  list: readonly Slot[],
  pairs: ReadonlyMap<number, Slot | null>,
  { claim, evidence, source, behind }: SlotContext,
): boolean {
  const [slot, next, there] = [list[at], list[at + 1], pairs.get(at + 1)]
  if (
    slot?.kind !== 'word' ||
    slot.sorts.length > 0 ||
    !next ||
    !there ||
    next.before === '' ||
    next.before !== there.before
  )
    return false
  const ahead = evidence.tokens.slice(0, there.place)
  const small = ahead.findLastIndex(({ word }) => word === there.before)
  const isPointed = small > 0 && there.place - small <= POINTED_WITHIN && THOSE.has(ahead[small - 1]?.word ?? '')
  return isPointed && `${behind} ${source}`.toLowerCase().includes(claim.text.slice(slot.start, slot.end).toLowerCase())
}

const THOSE = new Set(['those', 'jene', 'jenen', 'aquellos', 'aquellas'])
/** Words from the small word behind `those` to what it ties: `on the higher dose`. */
const POINTED_WITHIN = 3

/** `For 24 years` where the sentence has 1807 and 1831. */
function isTimeBetween({ figure }: Slot, own: readonly Slot[]): boolean {
  if (figure?.unit !== 'yr') return false
  const years = own.flatMap((slot) =>
    slot.figure?.kind === 'year' || slot.figure?.kind === 'date' ? slot.figure.value : [],
  )
  return years.some((from) => from > 0 && years.includes(from + figure.value))
}

/** `The SHORTCAP trial`: what the source calls what it is about, beside its name. */
function isCalledSo(
  at: number,
  list: readonly Slot[],
  pairs: ReadonlyMap<number, Slot | null>,
  { claim, source }: SlotContext,
): boolean {
  const slot = list[at]
  return [list[at - 1], list[at + 1]].some((near, side) => {
    if (slot === undefined || near?.kind !== 'name' || pairs.get(at - 1 + 2 * side) !== null) return false
    const [first, last] = side === 0 ? [near, slot] : [slot, near]
    const isBeside = claim.text.slice(first.end, last.start) === ' '
    return isBeside && (source.includes(claim.text.slice(first.start, last.end)) || KIND_WORDS.has(slot.words[0] ?? ''))
  })
}

/** `The CALLBACK trial` where the sentence has `the trial`, and its source `the CALLBACK trial`. */
function isNameOfKind(
  at: number,
  list: readonly Slot[],
  pairs: ReadonlyMap<number, Slot | null>,
  { claim, evidence, source }: SlotContext,
): boolean {
  const [name, kind] = [list[at], list[at + 1]]
  const there = pairs.get(at + 1)
  if (name?.kind !== 'name' || !kind || !there || !KIND_WORDS.has(kind.words[0] ?? '')) return false
  const isDefinite = articles.has(evidence.tokens[there.place - 1]?.word ?? '')
  return isDefinite && source.includes(claim.text.slice(name.start, kind.end))
}

/** What a name may be called beside it, whatever its source calls it. */
const KIND_WORDS = new Set(
  'trial study project programme program scheme company firm group team city town district county province region island plant mission campaign report ensayo estudio proyecto programa empresa ciudad provincia isla campaña studie projekt programm firma gruppe stadt insel'.split(
    ' ',
  ),
)

/** Whether all words of a slot are among others; in German the last part of a longer word will do: `Werk`, `Kraftwerk`. */
function isIn({ stems }: Slot, { claim }: SlotContext, others: ReadonlySet<string>): boolean {
  const isEnd = (stem: string) =>
    claim.language === 'German' && stem.length >= SHORTEST_PART && [...others].some((other) => other.endsWith(stem))
  return stems.every((stem) => others.has(stem) || isEnd(stem))
}

const SHORTEST_PART = 6

function neighborsOf(at: number, pairs: ReadonlyMap<number, Slot | null>, length: number): Slot[] {
  const found: Slot[] = []
  for (let step = 1; step < length && found.length < 2; step += 1) {
    for (const near of [at - step, at + step]) {
      const slot = pairs.get(near)
      if (slot) found.push(slot)
    }
  }
  return found
}

function nearest(slots: readonly Slot[], neighbors: readonly Slot[]): Slot | undefined {
  const cost = (slot: Slot) => neighbors.reduce((sum, other) => sum + Math.abs(other.place - slot.place), 0)
  return slots.reduce<Slot | undefined>(
    (best, slot) => (best === undefined || cost(slot) < cost(best) ? slot : best),
    undefined,
  )
}
