import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/** Words between a speaker and the verb: `the minister Keane also said`. */
const SPOKEN_WITHIN = 3
/** Behind `according to` stands the speaker with what he is. */
const ATTRIBUTED_WITHIN = 7

/** Whether a name is of who says it: `Keane said`, `said Keane`, `according to the harbor master Keane`. */
export function isSpeaker({ place, words }: Slot, { tokens, senses }: SlotReading): boolean {
  const beside = tokens.slice(Math.max(0, place - SPOKEN_WITHIN), place + words.length + SPOKEN_WITHIN)
  const before = tokens.slice(Math.max(0, place - ATTRIBUTED_WITHIN), place)
  return (
    beside.some(({ word }) => senses.speech.has(word) || SPOKEN.has(word)) ||
    before.some(({ word }) => ATTRIBUTING.has(word))
  )
}

const ATTRIBUTING = new Set(['according', 'laut', 'según'])
const SPOKEN = new Set(
  `found finds reported reports concluded showed argues argued argue claims claimed believes believed believe thinks thought think
  fand ergab berichtet sagen glaubt glaubte behauptet behauptete zufolge encontró mostró dice dijo afirma afirmó cree creía`.split(
    /\s+/,
  ),
)
