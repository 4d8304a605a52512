import type { Strength } from '../../../../engines/humanize/index.ts'
import type { ContentLanguage, Span } from '../../../../engines/text/index.ts'
import type { Voice } from '../../../writing/contract.ts'

/** What is to be reworded. */
export interface RewordWish {
  text: string
  language: ContentLanguage
  strength: Strength
  kept: readonly Span[]
  /** Null where no brand voice is chosen. */
  voice: Voice | null
}
