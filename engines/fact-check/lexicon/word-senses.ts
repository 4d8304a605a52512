import { type ContentLanguage, folded, languageCode, stem } from '../../text/index.ts'
import { everydayWords } from './everyday-words.ts'
import { exclusiveWords } from './exclusive-words.ts'
import { englishAToH } from './news-words/english-a-to-h.ts'
import { englishIToZ } from './news-words/english-i-to-z.ts'
import { englishVerbs } from './news-words/english-verbs.ts'
import { german } from './news-words/german.ts'
import { spanish } from './news-words/spanish.ts'
import { phrasalVerbs } from './phrasal-verbs.ts'
import { type RelationWords, relationWords } from './relation-words.ts'
import { sameSenseWords } from './same-sense-words.ts'

/** The lists of one language as they are looked up. */
export interface WordSenses {
  /** The senses a stem has: two words that share one say the same. */
  readonly senses: ReadonlyMap<string, readonly number[]>
  /** By word: sorts it belongs to, each with which of the sort it is. */
  readonly sorts: ReadonlyMap<string, readonly (readonly [sort: number, which: number])[]>
  readonly needed: ReadonlyMap<string, number>
  readonly light: ReadonlySet<string>
  readonly frames: ReadonlySet<string>
  readonly speech: ReadonlySet<string>
  readonly hedges: ReadonlySet<string>
  readonly only: ReadonlySet<string>
  readonly pronouns: ReadonlySet<string>
  readonly clauses: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
  readonly nearly: ReadonlySet<string>
  readonly up: ReadonlySet<string>
  readonly down: ReadonlySet<string>
  readonly counting: ReadonlySet<string>
  readonly denials: ReadonlySet<string>
  readonly denying: ReadonlySet<string>
  readonly relatives: ReadonlySet<string>
  readonly spans: ReadonlySet<string>
  readonly mainly: ReadonlySet<string>
  readonly subjects: ReadonlySet<string>
  readonly by: ReadonlySet<string>
  readonly passive: ReadonlySet<string>
  readonly than: ReadonlySet<string>
  /** Phrases that join two sides: which of them comes first in what happens, and what it says of them. */
  readonly joints: readonly Joint[]
}

/** A phrase with a direction: `led to` goes ahead, `because of` back. */
export interface Joint {
  readonly words: readonly string[]
  readonly relation: 'cause' | 'time' | 'than'
  readonly sign: 1 | -1
}

const newsWords: Readonly<Record<string, string>> = {
  en: [englishVerbs, englishAToH, englishIToZ].join(';'),
  de: german,
  es: spanish,
}

const known = new Map<string, WordSenses>()
const nothing: RelationWords = {
  causesAhead: '',
  causesBehind: '',
  earlierAhead: '',
  earlierBehind: '',
  than: '',
  clauses: '',
  pronouns: '',
  prepositions: '',
  nearly: '',
  up: '',
  down: '',
  counting: '',
  denials: '',
  denying: '',
  relatives: '',
  spans: '',
  mainly: '',
  subjects: '',
  by: '',
  passive: '',
  frames: '',
  speech: '',
  hedges: '',
  only: '',
  needed: '',
  light: '',
}

/** The senses of a language's words; empty lists where we have none. */
export function wordSenses(language: ContentLanguage): WordSenses {
  const code = languageCode(language)
  const ready = known.get(code)
  if (ready !== undefined) return ready
  const lists = relationWords[code] ?? nothing
  const made: WordSenses = {
    senses: sensesOf(
      [sameSenseWords[code], everydayWords[code], newsWords[code], code === 'en' ? phrasalVerbs : '']
        .filter(Boolean)
        .join(';'),
      language,
    ),
    sorts: sortsOf(exclusiveWords[code] ?? '', language),
    needed: new Map(
      entriesOf(lists.needed).flatMap((entry, at) => entry.split('=').map((word) => [word, at] as const)),
    ),
    light: new Set(entriesOf(lists.light)),
    frames: new Set(entriesOf(lists.frames)),
    speech: new Set(entriesOf(lists.speech)),
    hedges: new Set(entriesOf(lists.hedges)),
    only: new Set(entriesOf(lists.only)),
    pronouns: new Set(entriesOf(lists.pronouns)),
    clauses: new Set(entriesOf(lists.clauses)),
    prepositions: new Set(entriesOf(lists.prepositions)),
    nearly: new Set(entriesOf(lists.nearly)),
    up: new Set(entriesOf(lists.up)),
    down: new Set(entriesOf(lists.down)),
    counting: new Set(entriesOf(lists.counting)),
    denials: new Set(entriesOf(lists.denials)),
    denying: new Set(entriesOf(lists.denying)),
    relatives: new Set(entriesOf(lists.relatives)),
    spans: new Set(entriesOf(lists.spans)),
    mainly: new Set(entriesOf(lists.mainly)),
    subjects: new Set(entriesOf(lists.subjects)),
    by: new Set(entriesOf(lists.by)),
    passive: new Set(entriesOf(lists.passive)),
    than: new Set(entriesOf(lists.than)),
    joints: jointsOf(lists),
  }
  known.set(code, made)
  return made
}

function entriesOf(list: string): string[] {
  return list.split(/\s+/).filter((entry) => entry !== '')
}

function sensesOf(list: string, language: ContentLanguage): Map<string, number[]> {
  const senses = new Map<string, number[]>()
  list.split(';').forEach((line, sense) => {
    for (const word of entriesOf(line)) {
      // of two words the first is the verb
      const [first = '', ...rest] = word.split('_')
      const key = [stem(first, language), ...rest].join('_')
      const held = senses.get(key) ?? []
      if (!held.includes(sense)) senses.set(key, [...held, sense])
    }
  })
  return senses
}

function sortsOf(list: string, language: ContentLanguage): Map<string, (readonly [number, number])[]> {
  const sorts = new Map<string, (readonly [number, number])[]>()
  list.split('\n').forEach((line, sort) => {
    entriesOf(line).forEach((entry, which) => {
      for (const word of entry.split('=')) {
        const key = folded(word, language)
        sorts.set(key, [...(sorts.get(key) ?? []), [sort, which] as const])
      }
    })
  })
  return sorts
}

function jointsOf({ causesAhead, causesBehind, earlierAhead, earlierBehind, than }: RelationWords): Joint[] {
  const made = (list: string, relation: Joint['relation'], sign: Joint['sign']) =>
    entriesOf(list).map((entry): Joint => ({ words: entry.split('_'), relation, sign }))
  return [
    ...made(causesAhead, 'cause', 1),
    ...made(causesBehind, 'cause', -1),
    ...made(earlierAhead, 'time', 1),
    ...made(earlierBehind, 'time', -1),
    ...made(than, 'than', 1),
  ].sort((a, b) => b.words.length - a.words.length)
}
