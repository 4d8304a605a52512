import { createContext } from 'react'
import type { CitationView } from './api.ts'
import type { ClaimMark } from './claim-marks.ts'

/** What the card beside a chip shows: what one source says of a stretch, in one or several passages, or a verdict. */
export type CardSubject = { anchor: Element } & (
  | { citations: readonly [CitationView, ...CitationView[]] }
  | { claim: ClaimMark }
)

/** Opens the one card of a conversation beside a chip: a card for each of thousands of chips would make it slow. */
export const CitationContext = createContext<(subject: CardSubject) => void>(() => undefined)
