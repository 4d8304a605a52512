import type { Kept, Strength } from '../../../../engines/humanize/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { Voice } from '../../../writing/contract.ts'

/** What is to be reworded. */
export interface RewordWish {
  text: string
  language: ContentLanguage
  strength: Strength
  kept: readonly Kept[]
  /** Null where no brand voice is chosen. */
  voice: Voice | null
}
