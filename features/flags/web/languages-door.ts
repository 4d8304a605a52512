import type { ContentLanguage } from '../../../engines/text/language.ts'
import { useFlags } from '../../../platform/web/flags/flags.ts'
import { offeredLanguages } from '../offered-languages.ts'

/** The languages that texts may be written in. */
export function useLanguages(): readonly ContentLanguage[] {
  return offeredLanguages(useFlags().value('languages'))
}
