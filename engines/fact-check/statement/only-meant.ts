import { type Frames, framesOf } from '../lexicon/frames.ts'
import { type VerbForms, verbForms } from '../lexicon/verb-forms.ts'
import type { Aligned } from './aligned.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/**
 * Whether a claim tells as done, or as so today, what the sentence has in a form that says otherwise: an infinitive (`promised to abolish` for
 * `abolished`), or the past (`employed` for `employs`, `was` for `is`).
 */
export function isOnlyMeant({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const frames = framesOf(claim.language)
  const forms = verbForms(claim.language)
  if (frames === null || forms === undefined) return false
  if (isOfThePast(frames, claim, evidence) || isOfTheFuture(claim, evidence)) return true
  // `hat erstattet`, `wurde erstattet` are no present
  const isCompound = claim.tokens.some(({ word }) => forms.auxiliaries.has(word))
  // `called for the closure` where the sentence has `demanded to close`
  const isPlan = [frames.plan, frames.attempt].some((pattern) => [...claim.text.matchAll(pattern)].length > 0)
  return [...pairs].some(([at, slot]) => {
    const own = claim.slots[at]
    if (own?.kind !== 'word' || slot?.kind !== 'word') return false
    const words = { own: own.words[0] ?? '', other: slot.words[0] ?? '' }
    if (!isCompound && forms.isPresentOfPast(words.own, words.other)) return true
    return (
      !isPlan &&
      forms.isFiniteOfInfinitive(words.own, words.other) &&
      isBehindModal(slot, frames, evidence, forms) &&
      !isBehindModal(own, frames, claim, forms)
    )
  })
}

/** `Is` in the claim, and nothing but `was`, or `formerly`, in the sentence. */
function isOfThePast({ presentBe, pastBe, past }: Frames, claim: SlotReading, evidence: SlotReading): boolean {
  const isFormer = ({ text }: SlotReading) => [...text.matchAll(past)].length > 0
  if (isFormer(claim)) return false
  if (isFormer(evidence) && has(claim, NOW)) return true
  if (!has(claim, presentBe) || has(claim, pastBe)) return false
  return (has(evidence, pastBe) && !has(evidence, presentBe)) || isFormer(evidence)
}

/** `Now pay $45` where they `will pay` it from next year on. */
function isOfTheFuture(claim: SlotReading, evidence: SlotReading): boolean {
  return has(claim, NOW) && !has(evidence, NOW) && has(evidence, WILL) && !has(claim, WILL)
}

function has({ tokens }: SlotReading, list: ReadonlySet<string>): boolean {
  return tokens.some(({ word }) => list.has(word))
}

const NOW = new Set(
  'now already currently still since today jetzt bereits schon derzeit heute seit seitdem ya ahora actualmente hoy desde'.split(
    ' ',
  ),
)
const WILL = new Set('will shall wird werden next nächsten nächster próximo próxima'.split(' '))

/** Words between `to` or a modal and its verb. */
const WITHIN = 3
/** Words before those among which stands what says that it was done: `managed to`. */
const ACHIEVED_WITHIN = 4

function isBehindModal(
  { place, words: [word = ''] }: Slot,
  { modals, achieved }: Frames,
  { tokens }: SlotReading,
  { isInfinitive }: VerbForms,
): boolean {
  const before = tokens.slice(Math.max(0, place - WITHIN), place)
  const first = before.findIndex((token) => modals.has(token.word))
  if (first < 0 && !isInfinitive(word)) return false
  const from = first < 0 ? place : place - before.length + first
  return !tokens.slice(Math.max(0, from - ACHIEVED_WITHIN), place).some((token) => achieved.has(token.word))
}
