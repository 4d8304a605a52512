import { type ContentLanguage, type LanguageCode, languageCode } from '../../text/index.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { portuguese } from './portuguese.ts'
import type { LanguageRules } from './rules.ts'
import { spanish } from './spanish.ts'

export type { LanguageRules, PassiveRules } from './rules.ts'

const unmeasured = { transitions: null, passive: null }

/** Sentence limits per language as Yoast documents them; those of the rest are the default. */
const rules: Readonly<Record<LanguageCode, LanguageRules>> = {
  en: english,
  de: german,
  nl: dutch,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  pl: { longSentence: { words: 20, okShare: 15, badShare: 20 }, ...unmeasured },
  tr: { longSentence: { words: 15, okShare: 20, badShare: 25 }, ...unmeasured },
  vi: { longSentence: { words: 20, okShare: 25, badShare: 30 }, ...unmeasured },
}

/** The rules of a content language. */
export function rulesOf(language: ContentLanguage): LanguageRules {
  return rules[languageCode(language)]
}
