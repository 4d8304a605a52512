import { type ContentLanguage, type LanguageCode, languageCode } from '../../../text/index.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { Pack } from './pack.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { turkish } from './turkish.ts'
import { vietnamese } from './vietnamese.ts'

const packs: Readonly<Record<LanguageCode, Pack>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  de: german,
  pl: polish,
  tr: turkish,
  vi: vietnamese,
}

/** What is known of a content language; both Englishes share theirs. */
export function packOf(language: ContentLanguage): Pack {
  return packs[languageCode(language)]
}
