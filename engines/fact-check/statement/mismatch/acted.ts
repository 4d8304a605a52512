import { roleOf } from '../order.ts'
import type { Slot } from '../slot.ts'
import { articles, type SlotReading } from '../slots.ts'
import { isSpeaker } from '../speakers.ts'
import { FEWEST_SHARED, type Mismatch, MORE_SHARED, pairsOf, type Read, spanOf } from './read.ts'

/** Whether another sentence says two pieces of the claim together. */
function isSaidBeside(beside: readonly Read[], pieces: readonly number[]): boolean {
  return beside.some(({ aligned: { pairs } }) => pieces.every((at) => pairs.has(at)))
}

/** Somebody else who acts or speaks, in the same part: `by Keel` for `Strand proposed`, `according to Keel` for `Strand said`. */
export function actedIn(
  { context: { claim, evidence, topic }, aligned }: Read,
  beside: readonly Read[],
): Mismatch | null {
  const pairs = pairsOf(aligned)
  const others = aligned.left.filter(({ kind, stems }) => kind === 'name' && !stems.some((stem) => topic.has(stem)))
  if (others.length === 0) return null
  for (const [at, own] of claim.slots.entries()) {
    const slot = aligned.pairs.get(at)
    if (own.kind !== 'name' || slot === null) continue
    const isSpoken = slot === undefined && isSpeaker(own, claim) && others.some((other) => isSpeaker(other, evidence))
    const isSpokenBeside = beside.some((other) => {
      const there = pairsOf(other.aligned)
      const speaker = there.find((pair) => pair.at === at)
      return speaker !== undefined && isSpeaker(speaker.slot, other.context.evidence) && there.length * 2 > pairs.length
    })
    if (isSpoken && !isSpokenBeside && pairs.length >= FEWEST_SHARED) return { rule: 'name', claim: spanOf(own) }
    const isExchanged = pairs.some(({ at: index, slot: verb }) => {
      const act = claim.slots[index]
      if (act?.kind !== 'word' || isThing(verb, evidence) || !isActing(own, act, claim)) return false
      if (slot !== undefined && roleOf(slot, verb, evidence) !== 'other') return false
      return !isSaidBeside(beside, [at, index]) && others.some((other) => isActing(other, verb, evidence))
    })
    if (isExchanged && pairs.length >= (slot === undefined ? MORE_SHARED : FEWEST_SHARED))
      return { rule: 'name', claim: spanOf(own) }
  }
  return null
}

/** A noun, as its ending, its small word, or its article tells: nobody acts by it. */
const NOUN = /(?:tion|ment|ness|ity|ance|ence|ung|heit|keit|ción|dad)e?[ns]?$/

function isThing({ place, before, words }: Slot, { tokens }: SlotReading): boolean {
  return before !== '' || NOUN.test(words[0] ?? '') || articles.has(tokens[place - 1]?.word ?? '')
}

const ACTS_WITHIN = 3

/** Who acts by the small word before, or right before what is done. */
function isActing(name: Slot, verb: Slot, reading: SlotReading): boolean {
  if (roleOf(name, verb, reading) !== 'agent' || name.clause !== verb.clause) return false
  if (reading.senses.by.has(name.before)) return true
  return name.before === '' && verb.place - name.place - name.words.length < ACTS_WITHIN
}

/** Somebody else of whom all the rest is said: `the union called` for `the minister called`. */
export function subjectIn({ context, aligned }: Read, beside: readonly Read[]): Mismatch | null {
  const { claim, evidence, around } = context
  const pairs = pairsOf(aligned)
  const [firstAt, first] = [Math.min(...pairs.map(({ at }) => at)), Math.min(...pairs.map(({ slot }) => slot.place))]
  const own = aligned.missing.map((at) => claim.slots[at]).filter((slot) => slot !== undefined)
  const isAllElse = aligned.missing.every((at) => at < firstAt && !isSaidBeside(beside, [at, firstAt]))
  const isPartlyKnown = [...aligned.pairs.keys()].some((at) => at < firstAt)
  if (
    own.length === 0 ||
    isPartlyKnown ||
    pairs.length < FEWEST_SHARED ||
    !isAllElse ||
    own.some(({ before }) => before !== '')
  )
    return null
  const done = evidence.slots.find(({ place }) => place === first)
  const clause = done?.clause
  if (done === undefined || isThing(done, evidence) || done.stems[0] !== claim.slots[firstAt]?.stems[0]) return null
  const other = aligned.left.filter((slot) => slot.place < first && slot.clause === clause && slot.kind !== 'figure')
  if (other.length === 0 || other[0]?.before !== '') return null
  const isNamed = (list: readonly Slot[], { text }: SlotReading) =>
    list.some(({ kind, start }) => kind === 'name' || (start > 0 && /\p{Lu}/u.test(text.charAt(start))))
  const rest = around.replace(evidence.text, ' ').toLowerCase()
  const isElsewhere = own.some(({ words }) => words.some((word) => rest.includes(word)))
  // `the company` may be whom the claim names, and a name whom the claim calls the company
  const isOther = isNamed(other, evidence)
    ? other.length > 1 && (isNamed(own, claim) || isElsewhere)
    : other.length > 1 || !isNamed(own, claim)
  const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
  return isOther && (isElsewhere || isNamed(own, claim)) ? { rule: 'name', claim: { start, end } } : null
}
