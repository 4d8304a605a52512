import type { Aligned } from './aligned.ts'
import type { PlacedJoint } from './joints.ts'
import type { Slot } from './slot.ts'
import { articles, type SlotReading } from './slots.ts'

/** Whether two sides that both sentences join stand the other way round in the evidence: cause and effect, before and after, more than. */
export function isTurnedRound(claim: SlotReading, evidence: SlotReading, { pairs }: Pick<Aligned, 'pairs'>): boolean {
  return (
    areSidesExchanged(claim, evidence, { pairs }) ||
    isAgentTurned(claim, evidence, pairs) ||
    isOtherAgent(claim, evidence, pairs) ||
    isReceiverActing(claim, evidence, pairs) ||
    areTiesExchanged(claim, pairs)
  )
}

/** Whether what a phrase of direction joins stands on the other side of it. */
export function areSidesExchanged(
  claim: SlotReading,
  evidence: SlotReading,
  { pairs }: Pick<Aligned, 'pairs'>,
): boolean {
  return claim.joints.some((joint) => {
    const others = evidence.joints.filter(({ relation }) => relation === joint.relation)
    return others.length > 0 && others.every((other) => crosses({ claim, joint }, { evidence, joint: other }, pairs))
  })
}

/** Whether a joint of the claim has none of its kind in the evidence. */
export function lacksJoint(claim: SlotReading, evidence: SlotReading): boolean {
  return claim.joints.some(({ relation }) => !evidence.joints.some((other) => other.relation === relation))
}

/** On which side of a joint a word stands: -1 what comes first in what happens, +1 what comes of it. */
function sideOf(
  place: number,
  { tokens, text, slots }: SlotReading,
  { from, to, sign, relation }: PlacedJoint,
): number {
  const isOpening = relation !== 'than' && !slots.some(({ place: at }) => at < from)
  if (!isOpening) return (place < from ? -1 : 1) * sign
  // `Because it rained, the harvest failed`: up to the comma
  const end = tokens.findIndex((token, at) => at >= to && /^\s*,/.test(text.slice(token.end)))
  return (end !== -1 && place > end ? -1 : 1) * sign
}

function crosses(
  own: { claim: SlotReading; joint: PlacedJoint },
  other: { evidence: SlotReading; joint: PlacedJoint },
  pairs: Aligned['pairs'],
): boolean {
  if (own.joint.relation === 'time' && isSameTimeBehind(own, other, pairs)) return false
  let [ahead, back, straight] = [0, 0, 0]
  // `fewer than the operator had expected`, `the operator reported fewer than expected`
  const isSameBehind = [...pairs].some(([at, slot]) => {
    const here = own.claim.slots[at]
    return here && slot && isNearBehind(here, own.joint) && isNearBehind(slot, other.joint)
  })
  for (const [at, slot] of pairs) {
    const here = own.claim.slots[at]
    if (here === undefined || slot === null) continue
    // what another clause says is on no side of a comparison
    const isBeside = isInClauseOf(here, own.joint, own.claim) && isInClauseOf(slot, other.joint, other.evidence)
    if (own.joint.relation === 'than' && !isBeside) continue
    const [a, b] = [sideOf(here.place, own.claim, own.joint), sideOf(slot.place, other.evidence, other.joint)]
    // the second side of a comparison is the word right behind `than`
    const isSecond = isBehind(slot, other.joint, other.evidence) || isBehind(here, own.joint, own.claim)
    if (own.joint.relation === 'than' && a * b < 0 && isSecond && !isSameBehind && isCompared(own)) return true
    if (a < 0 && b > 0) ahead += 1
    if (a > 0 && b < 0) back += 1
    if (a * b > 0) straight += 1
  }
  return ahead > 0 && back > 0 && ahead + back > straight
}

/** `Until 2 a.m.` in both: what has that end may stand on either side of it. */
function isSameTimeBehind(
  { claim, joint }: { claim: SlotReading; joint: PlacedJoint },
  other: { evidence: SlotReading; joint: PlacedJoint },
  pairs: Aligned['pairs'],
): boolean {
  const at = claim.slots.findIndex(({ place }) => place >= joint.to)
  const [own, slot] = [claim.slots[at], pairs.get(at)]
  return (
    joint.sign === other.joint.sign && own?.kind === 'figure' && !!slot && isBehind(slot, other.joint, other.evidence)
  )
}

function isInClauseOf({ clause }: Slot, { from }: PlacedJoint, { clauses }: SlotReading): boolean {
  return clauses[from] === clause
}

/** Words behind `than` that still belong to what is compared. */
const COMPARED_WITHIN = 4

function isNearBehind({ place }: Slot, { to }: PlacedJoint): boolean {
  return place >= to && place < to + COMPARED_WITHIN
}

function isBehind({ place }: Slot, { to }: PlacedJoint, { slots }: SlotReading): boolean {
  return slots.find((slot) => slot.place >= to)?.place === place
}

/** `More than half` compares nothing: something must be named before it. */
function isCompared({ claim, joint }: { claim: SlotReading; joint: PlacedJoint }): boolean {
  return claim.slots.some(({ place, kind }) => place < joint.from && (kind === 'name' || kind === 'word'))
}

/** Whether who does something and whom it is done to are exchanged: names on both sides of a word that both have. */
function isAgentTurned(claim: SlotReading, evidence: SlotReading, pairs: Aligned['pairs']): boolean {
  for (const [at, slot] of pairs) {
    const verb = claim.slots[at]
    if (verb?.kind !== 'word' || slot === null) continue
    const roles = [...pairs].flatMap(([index, other]) => {
      const own = claim.slots[index]
      if (own === undefined || !other || !canAct(own, claim) || !canAct(other, evidence)) return []
      return [[roleOf(own, verb, claim), roleOf(other, slot, evidence)] as const]
    })
    const isMoved = (from: string, to: string) => roles.some(([a, b]) => a === from && b === to)
    if (isMoved('agent', 'other') && isMoved('other', 'agent')) return true
  }
  return false
}

/** `Tullis designed the basin` where it `was designed by Haldane, and its walls were built by Tullis`: another name does what both have. */
function isOtherAgent(claim: SlotReading, evidence: SlotReading, pairs: Aligned['pairs']): boolean {
  return [...pairs].some(([at, there]) => {
    const verb = claim.slots[at]
    if (verb?.kind !== 'word' || !there) return false
    const [own, other] = [agentOf(verb, claim), agentOf(there, evidence)]
    const known = own && pairs.get(claim.slots.indexOf(own))
    return Boolean(known) && other !== undefined && known !== other && known?.clause !== other.clause
  })
}

/** The name right before a verb that isn't passive, or right behind it with `by`. */
function agentOf(verb: Slot, { slots, tokens, senses }: SlotReading): Slot | undefined {
  const isPassive = tokens.slice(Math.max(0, verb.place - 3), verb.place).some(({ word }) => senses.passive.has(word))
  return slots.find(({ kind, place, words, before }) =>
    isPassive
      ? kind === 'name' && senses.by.has(before) && place > verb.place && place - verb.place <= AGENT_WITHIN
      : kind === 'name' && before === '' && place + words.length === verb.place,
  )
}

/** Words from a passive to its agent: `designed by the firm Haldane`. */
const AGENT_WITHIN = 4

/**
 * Whether what stands right before a word and what stands right behind it have changed places, and nothing says that one of the sentences is
 * passive: `the board sued the company`, `the company sued the board`. German tells who acts by cases, and is left alone.
 */
export function areEndsExchanged(claim: SlotReading, evidence: SlotReading, pairs: Aligned['pairs']): boolean {
  if (claim.language === 'German') return false
  return [...pairs].some(([at, there]) => {
    const verb = claim.slots[at]
    if (verb?.kind !== 'word' || !there || !isActive(verb, claim) || !isActive(there, evidence)) return false
    const [left, right] = [claim.slots[at - 1], claim.slots[at + 1]]
    const [ahead, behind] = [pairs.get(at - 1), pairs.get(at + 1)]
    if (!isEnd(left, verb) || !isEnd(right, verb) || !ahead || !behind) return false
    return isEnd(ahead, there) && isEnd(behind, there) && ahead.place > there.place && behind.place < there.place
  })
}

/** No article or small word before it, as before a noun, and no auxiliary of the passive. */
function isActive({ place }: Slot, { tokens, senses }: SlotReading): boolean {
  const words = tokens.slice(Math.max(0, place - 3), place).map(({ word }) => word)
  const last = words.at(-1) ?? ''
  return !articles.has(last) && !senses.prepositions.has(last) && !words.some((word) => senses.passive.has(word))
}

/** Who or what acts, or is acted on: beside the verb, behind no small word. */
function isEnd(slot: Slot | undefined, { clause }: Slot): slot is Slot {
  return (
    slot !== undefined && (slot.kind === 'word' || slot.kind === 'name') && slot.before === '' && slot.clause === clause
  )
}

/** `He helped her` where the sentence has `she helped him`: another pronoun acts right before what both have. */
export function isOtherPronoun(claim: SlotReading, evidence: SlotReading, pairs: Aligned['pairs']): boolean {
  const personBefore = ({ place, clause }: Slot, { tokens, clauses }: SlotReading) =>
    tokens.findLast(({ word }, at) => at < place && clauses[at] === clause && persons.has(word))?.word
  return [...pairs].some(([at, slot]) => {
    const own = claim.slots[at]
    if (own?.kind !== 'word' || slot === null) return false
    const here = claim.tokens[own.place - 1]?.word ?? ''
    return (
      persons.has(here) &&
      (personBefore(slot, evidence) ?? evidence.tokens.find(({ word }) => persons.has(word))?.word ?? here) !== here
    )
  })
}

const persons = new Set(['he', 'she', 'él', 'ella'])

/** A name, or a country or the like that passes for a word of its sort; `Kenya’s` is whose something is. */
function canAct({ kind, start, end, sorts }: Slot, { text }: SlotReading): boolean {
  if (kind === 'name') return true
  return (
    kind === 'word' && sorts.length > 0 && /^\p{Lu}/u.test(text.slice(start)) && !/['’]s?$/.test(text.slice(start, end))
  )
}

/** `Ada wrote to him` where the sentence has `he wrote to Ada`: who acts in a claim is at the end of what another does there. */
function isReceiverActing(claim: SlotReading, evidence: SlotReading, pairs: Aligned['pairs']): boolean {
  return [...pairs].some(([at, name]) => {
    const own = claim.slots[at]
    const [verb, there] = [claim.slots[at + 1], pairs.get(at + 1)]
    if (own === undefined || !name || (own.kind !== 'name' && name.kind !== 'name') || verb?.kind !== 'word' || !there)
      return false
    const isActive = verb.place === own.place + own.words.length && own.before === ''
    const isEnd = receiving.has(name.before) && !evidence.senses.by.has(name.before)
    const [subject] = evidence.tokens.slice(Math.max(0, there.place - 1), there.place)
    return isActive && isEnd && name.place > there.place && evidence.senses.subjects.has(subject?.word ?? '')
  })
}

const receiving = new Set([
  'to',
  'for',
  'against',
  'zu',
  'zum',
  'zur',
  'an',
  'für',
  'gegen',
  'a',
  'al',
  'para',
  'contra',
])

/** Whether two pieces have each the small word that the other has in the evidence: `led to`, of whichever side. */
function areTiesExchanged({ slots }: SlotReading, pairs: Aligned['pairs']): boolean {
  const ties = [...pairs].flatMap(([at, other]) => {
    const own = slots[at]
    return own === undefined || other === null || own.kind === 'figure' || own.before === other.before
      ? []
      : [{ here: own.before, there: other.before }]
  })
  return ties.some(({ here, there }) => {
    const isTie = directed.has(here) && there === ''
    return isTie && ties.some((other) => other.there === here && other.here === '')
  })
}

/** Small words of a direction: who stands behind them is at its end. */
const directed = new Set('to zu zum zur a al against gegen contra from von vom aus del than als'.split(' '))

/** Whether a name stands where the one who acts does, as far as its place tells. */
export function roleOf(name: Slot, verb: Slot, { tokens, slots, senses }: SlotReading): 'agent' | 'other' | 'none' {
  const isPassive = tokens.slice(Math.max(0, verb.place - 3), verb.place).some(({ word }) => senses.passive.has(word))
  if (senses.by.has(name.before) && name.place > verb.place) return 'agent'
  // `the monastery of San Millares`: what is named so acts
  const head = ofWhich.has(name.before) ? slots.find(({ place }) => place === name.place - 2) : undefined
  const { before } = head ?? name
  if (before !== '' && !senses.passive.has(before) && name.place < verb.place) return 'none'
  if (name.place < verb.place) return isPassive ? 'other' : 'agent'
  return 'other'
}

const ofWhich = new Set(['of', 'de', 'von'])
