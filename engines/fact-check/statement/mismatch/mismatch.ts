import { type ContentLanguage, defaultLanguage } from '../../../text/index.ts'
import { figureRelation, placed } from '../figures.ts'
import type { Slot } from '../slot.ts'
import { isDenial, type SlotReading, slotsOf } from '../slots.ts'
import { actedIn, subjectIn } from './acted.ts'
import { deniedIn } from './denied.ts'
import { FEWEST_SHARED, type GivenWords, type Mismatch, pairsOf, type Read, readingsOf, spanOf } from './read.ts'
import { turnedIn } from './turned.ts'

/**
 * In what a claim cannot be what some sentences say together, whatever else of it they leave open: a word that one side
 * denies, sides exchanged, another name or another speaker in the same place, a word of a sort that excludes it, the same figure in
 * another unit. What only isn't there is no mismatch: other words may say it. Null where nothing of that is seen.
 */
export function mismatchIn(
  claim: string,
  given: readonly GivenWords[],
  language: ContentLanguage = defaultLanguage,
): Mismatch | null {
  const reading = slotsOf(claim, language)
  const read = readingsOf(reading, given)
  const held = new Set(read.flatMap(({ aligned }) => [...aligned.pairs.keys()]))
  for (const one of read) {
    const beside = read.filter((other) => other !== one)
    const found =
      deniedIn(one) ?? turnedIn(one) ?? exchangedIn(one, held) ?? actedIn(one, beside) ?? subjectIn(one, beside)
    if (found !== null) return found
  }
  return unitIn(reading, read) ?? narrowedIn(reading, read)
}

/** A word of a sort, or part of a name, that no sentence has, where this one has another. */
function exchangedIn({ context: { claim }, aligned }: Read, held: ReadonlySet<number>): Mismatch | null {
  if (pairsOf(aligned).length < FEWEST_SHARED) return null
  for (const at of aligned.missing) {
    const own = claim.slots[at]
    if (own === undefined || held.has(at) || own.kind === 'figure' || own.kind === 'mark') continue
    const isOther = (other: Slot) =>
      own.sorts.some(([sort, which]) => other.sorts.some(([a, b]) => a === sort && b !== which)) &&
      isInItsPlace(at, other, { claim, aligned })
    if (own.kind === 'word' && !isCompared(own) && aligned.left.some(isOther))
      return { rule: 'opposite', claim: spanOf(own) }
    if (own.kind === 'name' && aligned.left.some((other) => isOtherOfName(own, other)))
      return { rule: 'name', claim: spanOf(own) }
  }
  return null
}

const BESIDE = 2

/** Whether a word stands beside what the claim's has next to it: `Polish botanist` for `Dutch botanist`, `to Sweden` for `to Norway`. */
function isInItsPlace(
  at: number,
  other: Slot,
  { claim, aligned: { pairs } }: { claim: SlotReading; aligned: Read['aligned'] },
): boolean {
  const isTied = claim.slots[at]?.before !== '' && claim.slots[at]?.before === other.before
  return (
    isTied ||
    [at - 1, at + 1].some((near) => {
      const slot = pairs.get(near)
      return slot && slot.clause === other.clause && Math.abs(slot.place - other.place) <= BESIDE
    })
  )
}

/** Words that exclude others only of one and the same thing, which a sentence in other words need not show. */
const COMPARED = new Set(
  `first second third fourth fifth sixth seventh eighth ninth tenth half quarter larger bigger smaller longer shorter higher
  lower faster slower older younger more fewer less warmer colder cooler day daily week weekly month monthly year yearly annual annually hour hourly
  foot arm hand strike fire war storm flood erste ersten erster zweite zweiten zweiter dritte dritten dritter vierte vierten vierter größer kleiner
  länger kürzer höher niedriger mehr weniger viertel drittel hälfte primero primera primer segundo segunda tercero
  tercera tercer cuarto cuarta mayor menor más menos mitad tercio este`.split(/\s+/),
)

function isCompared({ words, stems }: Slot): boolean {
  return [...words, ...stems].some((word) => COMPARED.has(word))
}

/** `Morven Rae` beside `Ishbel Rae`: of the last two parts one is the same. */
function isOtherOfName(own: Slot, other: Slot): boolean {
  const [one, two] = [own.stems.slice(-2), other.stems.slice(-2)]
  const isFull = other.kind === 'name' && one.length === 2 && two.length === 2
  return (
    isFull &&
    one.filter((stem, at) => stem === two[at]).length === 1 &&
    !one.every((stem) => other.stems.includes(stem))
  )
}

/** Smaller figures stand for too many things to be known by their value. */
const TELLING = 10

/** A figure that the sentences have, and only in another unit. */
function unitIn(claim: SlotReading, read: readonly Read[]): Mismatch | null {
  const { slots, language } = claim
  for (const slot of slots) {
    if (slot.figure === undefined) continue
    const relations = read.flatMap(({ context: { evidence } }) =>
      evidence.slots
        .filter(
          ({ figure }) => figure?.unit !== undefined && (slot.figure?.unit !== undefined || figure.value >= TELLING),
        )
        .map((other) => figureRelation(placed(slot, claim), placed(other, evidence), language)),
    )
    if (relations.includes('unit-differs') && !relations.includes('same')) return { rule: 'unit', claim: spanOf(slot) }
  }
  return null
}

/** `Only members may`, of what no sentence narrows. */
function narrowedIn({ tokens, senses }: SlotReading, read: readonly Read[]): Mismatch | null {
  const [first] = tokens
  if (first === undefined || !senses.only.has(first.word)) return null
  const isNarrow = read.some(({ context: { evidence } }) =>
    evidence.tokens.some((token) => senses.only.has(token.word) || isDenial(token, senses)),
  )
  return isNarrow ? null : { rule: 'extent', claim: spanOf(first) }
}
