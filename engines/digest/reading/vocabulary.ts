import { type ContentLanguage, languageCode } from '../../text/index.ts'
import { foldedWords } from './content-terms.ts'
import { type SelfReading, selfReading } from './first-person.ts'
import { packOf } from './languages/of.ts'
import { askedFacets, type Facet, facets, headedFacets, type Pack } from './languages/pack.ts'
import { type PhraseList, phraseList } from './phrase-list.ts'

/** A language pack made ready for reading sentences. */
export interface Vocabulary {
  readonly pack: Pack
  /** Bits: `LEANS`, `JOINS`, `CONJOINS`, `STANDS`. */
  readonly openers: PhraseList
  readonly furniture: PhraseList
  /** How a source speaks of itself. */
  readonly self: SelfReading
  /** Phrases that point back wherever they stand. */
  readonly inside: PhraseList
  /** Words inside a first clause by which it follows from something said before. */
  readonly hanging: PhraseList
  /** Demonstratives before a noun (`such a law`). */
  readonly demonstratives: ReadonlySet<string>
  /** Phrases that count time from something said before (`years later`). */
  readonly afterwards: PhraseList
  readonly announcing: ReadonlySet<string>
  readonly pronouns: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  readonly clauses: ReadonlySet<string>
  readonly definite: ReadonlySet<string>
  /** Articles that bring something up (`a`); empty where there are none. */
  readonly indefinite: ReadonlySet<string>
  readonly small: ReadonlySet<string>
  readonly negations: ReadonlySet<string>
  /** Bit n: the facet `facets[n]` shows in a sentence. */
  readonly cues: PhraseList
  /** Verbs that open an instruction. */
  readonly commands: ReadonlySet<string>
  /** Bit n: a question or heading asks for the facet `facets[n]`. */
  readonly asks: PhraseList
  /** Words by which a topic asks for a time. */
  readonly asksTime: PhraseList
  readonly copula: PhraseList
  /** Our own headings and questions without their topic, words folded and joined by blanks. */
  readonly ownPatterns: ReadonlyMap<string, Facet>
}

/** Bit of `Vocabulary.openers`: points back. */
export const LEANS = 1
/** Bit of `Vocabulary.openers`: joins, and can go where a comma follows. */
export const JOINS = 2
/** Bit of `Vocabulary.openers`: joins, and can go without a comma. */
export const CONJOINS = 4
/** Bit of `Vocabulary.openers`: looks as if it pointed back and does not. */
export const STANDS = 8

const known = new Map<Pack, Vocabulary>()

/** The vocabulary of a language. Built once per language. */
export function vocabularyOf(language: ContentLanguage): Vocabulary {
  const pack = packOf(language)
  const before = known.get(pack)
  if (before !== undefined) return before
  const made = vocabulary(pack, language)
  known.set(pack, made)
  return made
}

function vocabulary(pack: Pack, language: ContentLanguage): Vocabulary {
  return {
    pack,
    openers: phraseList([pack.leaning, pack.connectives, pack.conjunctions, pack.standing]),
    furniture: phraseList([pack.furniture]),
    self: selfReading(languageCode(language)),
    inside: phraseList([pack.inside]),
    hanging: phraseList([pack.hanging]),
    demonstratives: listed(pack.demonstratives),
    afterwards: phraseList([pack.afterwards]),
    announcing: listed(pack.announcing),
    pronouns: listed(pack.pronouns),
    objects: listed(pack.objects),
    clauses: listed(pack.clauses),
    definite: listed(pack.definite),
    indefinite: listed(pack.indefinite),
    small: listed(pack.small),
    negations: listed(pack.negations),
    cues: phraseList(facets.map((facet) => pack.cues[facet])),
    commands: new Set(pack.cues.steps.split(/\s+/).flatMap((entry) => (entry.startsWith('*') ? [entry.slice(1)] : []))),
    asks: phraseList(facets.map((facet) => pack.asks[facet])),
    asksTime: phraseList([pack.asksTime]),
    copula: phraseList([pack.copula]),
    ownPatterns: ownPatterns(pack, language),
  }
}

function ownPatterns({ headings, questions }: Pack, language: ContentLanguage): ReadonlyMap<string, Facet> {
  const patterns = [
    ...headedFacets.map((facet) => [facet, headings[facet]] as const),
    ...askedFacets.map((facet) => [facet, questions[facet]] as const),
  ]
  const found = patterns.flatMap(([facet, pattern]) => {
    const bare = pattern.replaceAll('{topic}', ' ')
    const forms = ['$1', '$2'].map((side) => bare.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, side))
    return forms.map((form) => [foldedWords(form, language).join(' '), facet] as const)
  })
  return new Map(found)
}

function listed(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''))
}

/** The facets whose bits are set. */
export function facetsOf(bits: number): Facet[] {
  return facets.filter((_, index) => (bits & (1 << index)) !== 0)
}
