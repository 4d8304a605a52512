import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/** Whether a name is of who says it: `Keane said`, `said Keane`. */
export function isSpeaker({ place, words }: Slot, { tokens, senses }: SlotReading): boolean {
  return [tokens[place - 1], tokens[place + words.length]].some(
    (token) => token !== undefined && senses.speech.has(token.word),
  )
}
