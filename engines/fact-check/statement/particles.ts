import type { ContentLanguage, Span } from '../../text/index.ts'
import type { Token } from '../reading.ts'
import type { Slot } from './slot.ts'

const separable = new Set(
  'ab an auf aus ein fest fort her hin los mit nach nieder statt um vor weg zu zurück zusammen'.split(' '),
)

/** Whether a clause ends right behind a word. */
export function isEndOfClause({ end }: Span, text: string): boolean {
  return /^\s*(?:[,;.:!?]|$)/.test(text.slice(end))
}

/** German verbs with what stands at the end of their clause: `fiel zweimal aus`. */
export function withParticles(
  slots: readonly Slot[],
  tokens: readonly Token[],
  text: string,
  language: ContentLanguage,
): readonly Slot[] {
  if (language !== 'German') return slots
  const ends = tokens.filter((token) => separable.has(token.word) && isEndOfClause(token, text))
  const isEnd = (slot: Slot) => slot.kind === 'word' && ends.some(({ start }) => start === slot.start)
  const verbs = slots.filter((slot) => !isEnd(slot))
  const read = verbs.map((slot) => {
    const found = ends.find(({ start }) => slot.end < start && !/[,;:]/.test(text.slice(slot.end, start)))
    return found !== undefined && slot.kind === 'word' && /^\p{Ll}/u.test(text.slice(slot.start))
      ? { ...slot, particle: found.word }
      : slot
  })
  return read.some(({ particle }) => particle !== undefined) ? read : slots
}
