import { type ContentLanguage, isMeasured, type LanguageCode, languageCode } from '../../text/index.ts'
import { type PhraseIndex, phraseIndex } from '../phrases.ts'
import { raised, type Swap, swapsOf } from '../swaps.ts'
import { english, finiteVerbs } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { Clauses, Lists } from './lists.ts'
import { spanish } from './spanish.ts'

/** The lists of a language, ready for looking up. */
export interface Lookup {
  readonly stock: PhraseIndex
  readonly abstract: PhraseIndex
  readonly audiences: PhraseIndex
  readonly openers: PhraseIndex
  readonly scenes: PhraseIndex
  readonly clauseless: ReadonlySet<string>
  readonly frames: PhraseIndex
  readonly hedges: PhraseIndex
  readonly lists: ListShape
  readonly contrast: { readonly denials: PhraseIndex; readonly restarts: ReadonlySet<string> }
  readonly tails: TailShape | null
  readonly joints: readonly (readonly [from: string, to: string])[]
  readonly clauses: Clauses
  readonly emphases: RegExp
  readonly plainWords: readonly Swap[]
  readonly shortWordings: readonly Swap[]
}

/** How a language joins the last item of a list; without articles a comma stands before the joining word. */
export interface ListShape {
  readonly joins: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly hasComma: boolean
  /** Nouns begin with a capital, other words don't. */
  readonly hasNounCapitals: boolean
}

/** What a participle that hangs on behind a comma looks like, and the verbs by which one is known to be a subject. */
export interface TailShape {
  readonly ending: RegExp
  readonly except: ReadonlySet<string>
  readonly finite: ReadonlySet<string>
}

const all: Partial<Record<LanguageCode, Lists>> = { en: english, de: german, fr: french, es: spanish }
const known = new Map<Lists, Lookup>()

/** What is known of the language of a text; null where nothing is, and where the text is plainly in another. */
export function lookupOf(language: ContentLanguage, text: string): Lookup | null {
  const lists = all[languageCode(language)]
  return lists === undefined || !isMeasured(text, language) ? null : lookupFrom(lists)
}

function lookupFrom(lists: Lists): Lookup {
  const before = known.get(lists)
  if (before !== undefined) return before
  const { tails, contrast } = lists
  const isEnglish = lists === english
  const made: Lookup = {
    stock: phraseIndex(lists.stock),
    abstract: phraseIndex(lists.abstract),
    audiences: phraseIndex(lists.audiences),
    openers: phraseIndex(lists.openers),
    scenes: phraseIndex(lists.scenes),
    clauseless: wordSet(lists.clauseless),
    frames: phraseIndex(lists.frames),
    hedges: phraseIndex(lists.hedges),
    lists: {
      joins: wordSet(lists.joins),
      articles: wordSet(lists.articles),
      hasComma: lists.articles === '',
      hasNounCapitals: lists === german,
    },
    contrast: { denials: phraseIndex(contrast.denials), restarts: wordSet(contrast.restarts) },
    joints: pairsOf(lists.joints),
    clauses: lists.clauses,
    emphases: lists.emphases,
    tails: tails && {
      ending: tails.ending,
      except: wordSet(tails.except),
      finite: wordSet(isEnglish ? finiteVerbs : ''),
    },
    plainWords: swapsOf(lists.plainWords, { hasSoundArticles: isEnglish }),
    shortWordings: swapsOf(lists.shortWordings, { hasSoundArticles: isEnglish }),
  }
  known.set(lists, made)
  return made
}

/** The lists of English, whatever the text: its score is measured by them. */
export const englishLookup: Lookup = lookupFrom(english)

function pairsOf(list: string): (readonly [string, string])[] {
  return list
    .split('\n')
    .map((line) => line.split('=').map((side) => side.trim()))
    .flatMap(([from = '', to = '']) => (from === '' ? [] : [[raised(from), raised(to)] as const]))
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )
}
