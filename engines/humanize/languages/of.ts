import { type ContentLanguage, isMeasured, type LanguageCode, languageCode } from '../../text/index.ts'
import { type PhraseIndex, phraseIndex } from '../phrases.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { Lists } from './lists.ts'
import { spanish } from './spanish.ts'

/** The lists of a language, ready for looking up. */
export interface Lookup {
  readonly stock: PhraseIndex
  readonly abstract: PhraseIndex
  readonly openers: PhraseIndex
  readonly frames: PhraseIndex
  readonly hedges: PhraseIndex
  readonly joins: ReadonlySet<string>
  readonly plainWords: readonly Wording[]
  readonly shortWordings: readonly Wording[]
}

/** A wording and what can take its place. */
export type Wording = readonly [from: string, to: string]

const all: Partial<Record<LanguageCode, Lists>> = { en: english, de: german, fr: french, es: spanish }
const known = new Map<Lists, Lookup>()

/** What is known of the language of a text; null where nothing is, and where the text is plainly in another. */
export function lookupOf(language: ContentLanguage, text: string): Lookup | null {
  const lists = all[languageCode(language)]
  if (lists === undefined || !isMeasured(text, language)) return null
  const before = known.get(lists)
  if (before !== undefined) return before
  const made: Lookup = {
    stock: phraseIndex(lists.stock),
    abstract: phraseIndex(lists.abstract),
    openers: phraseIndex(lists.openers),
    frames: phraseIndex(lists.frames),
    hedges: phraseIndex(lists.hedges),
    joins: new Set(lists.joins.split(', ')),
    plainWords: wordings(lists.plainWords),
    shortWordings: wordings(lists.shortWordings),
  }
  known.set(lists, made)
  return made
}

/** Longer ones first, so that a phrase goes before its words. */
function wordings(list: string): Wording[] {
  return list
    .trim()
    .split('\n')
    .map((line): Wording => {
      const [from = '', to = ''] = line.split('=').map((side) => side.trim())
      return [from, to]
    })
    .sort((a, b) => b[0].length - a[0].length)
}
