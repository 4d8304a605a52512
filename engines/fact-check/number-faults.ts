import type { ContentLanguage, NumberMention } from '../text/index.ts'
import type { Fault } from './faults.ts'
import { type NumberRelation, numberRelation } from './quantities.ts'
import { type Reading, spanOf } from './reading.ts'

const MOST_NUMBERS = 40

/** What became of the numbers of a claim in one sentence of the evidence. */
export interface NumberCheck {
  /** Which numbers of the claim stand there too, by their place among its numbers. */
  readonly confirmed: ReadonlySet<number>
  readonly faults: readonly Fault[]
}

/**
 * Compares the numbers and dates of a claim with those of a sentence. One that is not there is at fault if another of
 * the same kind and unit is, the more so if it counts the same thing.
 */
export function checkNumbers(claim: Reading, evidence: Reading, language: ContentLanguage): NumberCheck {
  const there = evidence.numbers.slice(0, MOST_NUMBERS).map((mention) => placedIn(evidence, mention))
  const confirmed = new Set<number>()
  const faults: Fault[] = []
  claim.numbers.slice(0, MOST_NUMBERS).forEach((mention, at) => {
    const claimed = placedIn(claim, mention)
    const relations = there.map((known) =>
      numberRelation({ mention, text: claim.text }, { mention: known.mention, text: evidence.text }, language),
    )
    if (relations.includes('same') || isWithinRange(mention, evidence)) {
      confirmed.add(at)
      return
    }
    const found = there.flatMap((known, index) => faultOf(claimed, known, relations[index] ?? 'other', evidence))
    const worst = found.reduce<Fault | null>((a, b) => (a !== null && a.weight >= b.weight ? a : b), null)
    if (worst !== null) faults.push(worst)
  })
  return { confirmed, faults }
}

const ranged: ReadonlySet<string> = new Set(['number', 'percent', 'money', 'quantity'])

/** Whether a number is in a range of the sentence: `between 8,000 and 18,000 euros`, `40–60 %`. */
function isWithinRange(claimed: NumberMention, { numbers, text }: Reading): boolean {
  if (!ranged.has(claimed.kind)) return false
  return numbers.slice(0, MOST_NUMBERS - 1).some((low, at) => {
    const high = numbers[at + 1]
    if (high === undefined || high.kind !== claimed.kind || high.unit !== claimed.unit) return false
    if (!ranged.has(low.kind) || (low.unit !== undefined && low.unit !== high.unit)) return false
    const link = text.slice(low.end, high.start)
    return (
      /^\s?(?:[-–—]|to|and|bis|und|à|et|al?|y|e|tot|en|do)\s?$/.test(link) &&
      low.value <= claimed.value &&
      claimed.value <= high.value
    )
  })
}

/** A number with what it counts and the words around it, by their stems. */
interface Placed {
  readonly mention: NumberMention
  readonly counted: string
  readonly around: ReadonlySet<string>
}

const AROUND = 5

function placedIn({ tokens }: Reading, mention: NumberMention): Placed {
  const first = tokens.findIndex((token) => token.end > mention.start)
  const near = first === -1 ? [] : tokens.slice(Math.max(0, first - AROUND), first + AROUND + 1)
  const counted = near.find((token) => token.start >= mention.end && token.weight > 0)?.stem ?? ''
  const words = near.filter((token) => token.weight > 0 && !/\d/.test(token.word))
  return { mention, counted, around: new Set(words.map((token) => token.stem)) }
}

function faultOf(claimed: Placed, known: Placed, relation: NumberRelation, evidence: Reading): Fault[] {
  if (relation === 'same' || relation === 'other') return []
  const spans = { claim: spanOf(claimed.mention), evidence: spanOf(known.mention) }
  if (relation === 'unit-differs') return [{ rule: 'unit', weight: 0.8, ...spans }]
  const rule = claimed.mention.kind === 'date' || claimed.mention.kind === 'year' ? 'date' : 'number'
  return [{ rule, weight: likeness(claimed, known, evidence), ...spans }]
}

/** 0.3 for numbers that stand among other words, up to 1 for those that count the same thing. */
function likeness(claimed: Placed, known: Placed, evidence: Reading): number {
  const isSame = claimed.counted !== '' && claimed.counted === known.counted
  const counted = isSame ? 0.4 : claimed.counted !== '' && evidence.places.has(claimed.counted) ? 0.2 : 0
  let shared = 0
  for (const stem of claimed.around) if (known.around.has(stem)) shared += 1
  const unit = claimed.mention.unit !== undefined && claimed.mention.unit === known.mention.unit ? 0.2 : 0
  return Math.min(1, 0.3 + counted + Math.min(0.3, 0.15 * shared) + unit)
}
