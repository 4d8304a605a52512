import { keyphrases } from '../keywords/index.ts'
import { type ContentLanguage, isStopWord, languageCode } from '../text/index.ts'
import {
  articlesOf,
  asksFor,
  instruments,
  isEmptyWord,
  isLightVerb,
  isVerbForm,
  joins,
  prepositionsOf,
} from './headline-words.ts'
import { type LinkToken, linkTokens } from './tokens.ts'

/** Words in a row that a text may have with articles between them: `store the bike` for “Storing a bike”. */
export interface Stretch {
  readonly tokens: readonly LinkToken[]
  /** The verb comes last, and as a noun: `bike storing`. */
  readonly isTurned: boolean
  /** Words of the title that were left out; they must be all over the site (`clean the chain` for “Cleaning your bike chain”). */
  readonly dropped: readonly LinkToken[]
}

/** What a headline says its page is about, by its grammar alone. */
export interface Headline {
  /** `disc brakes` in “Adjusting disc brakes that rub”; null where it begins with a single word. */
  readonly thing: string | null
  /** `citric acid` in “Descaling a machine with citric acid”. */
  readonly means: string | null
  /** What is done with the thing and what it is joined to: `adjust disc brakes`, `bike on the train`. */
  readonly stretches: readonly Stretch[]
}

const LONGEST = 3
const LONGEST_AFTER = 2

/**
 * Reads what a headline begins with, or what its verb is done with. What follows a preposition only says where or for
 * whom. All words are those of the title: nothing is made up.
 */
export function headlineOf(title: string, language: ContentLanguage): Headline {
  let [thing, means]: (string | null)[] = [null, null]
  const stretches: Stretch[] = []
  const named = once(() =>
    keyphrases(title, { language, asExposition: true }).map(({ phrase }) => read(phrase, language)),
  )
  for (const clause of clausesOf(read(title, language), language)) {
    const words = thingIn(clause, named, language)
    const wordsOf = (run: readonly LinkToken[]) => title.slice(run[0]?.start, run.at(-1)?.end)
    if (words !== null) thing ??= wordsOf(words)
    const [preposition, ...tool] = clause.after
    if (tool.length > 1 && instruments.has(preposition?.key ?? '')) means ??= wordsOf(tool)
    stretches.push(...stretchesOf(clause, language))
  }
  return { thing: thing ?? null, means: means ?? null, stretches }
}

interface Clause {
  readonly verb: LinkToken | null
  /** Words in a row that say something. */
  readonly object: readonly LinkToken[]
  /** A preposition and the words behind it, without articles. */
  readonly after: readonly LinkToken[]
  /** What a question goes on to: `balcony railing` in “How much weight can a balcony railing carry?”. */
  readonly asked: readonly LinkToken[]
  /** A German verb that comes last: `Schimmel im Bad entfernen`. */
  readonly lastVerb: LinkToken | null
}

/** The stretches between marks, `and` and `or`, as far as they have an object. */
function clausesOf(tokens: readonly LinkToken[], language: ContentLanguage): Clause[] {
  const clauses: LinkToken[][] = [[]]
  for (const token of tokens) {
    if (token.isWord && !joins.has(token.key)) clauses.at(-1)?.push(token)
    else clauses.push([])
  }
  return clauses.flatMap((words) => {
    const clause = clauseOf(words, language)
    return clause === null ? [] : [{ ...clause, asked: isQuestion(tokens) ? askedIn(words, clause, language) : [] }]
  })
}

function isQuestion(tokens: readonly LinkToken[]): boolean {
  return tokens.at(-1)?.key === '?'
}

/** The next words in a row, unless a preposition comes before them. */
function askedIn(words: readonly LinkToken[], { verb, object }: Clause, language: ContentLanguage): LinkToken[] {
  let from = words.indexOf(object.at(-1) as LinkToken) + 1
  if (verb !== null || object.length > 1) return []
  for (; from < words.length && isSmall(words[from] as LinkToken, language); from += 1)
    if (prepositionsOf(language).has(words[from]?.key ?? '')) return []
  return words.slice(
    from,
    runFrom(words, from, (token) => token !== undefined && !isSmall(token, language)),
  )
}

function clauseOf(words: readonly LinkToken[], language: ContentLanguage): Clause | null {
  const articles = articlesOf(language)
  const says = (token: LinkToken | undefined) => token !== undefined && !isSmall(token, language)
  const verbAt = words.findIndex((_, at) => isVerbAt(words, at, language))
  let from = verbAt + 1
  while (from < words.length && !says(words[from])) {
    // “Riding in the rain”: the verb has no object
    if (verbAt >= 0 && !articles.has(words[from]?.key ?? '')) return null
    from += 1
  }
  const to = runFrom(words, from, says)
  if (from === to) return null
  const object = words.slice(from, to)
  while (object.length > 1 && isEmptyWord(object[0]?.key ?? '')) object.shift()
  const last = words.at(-1)
  const isLastVerb = languageCode(language) === 'de' && last?.isLarge === false && /.{3}e?[lr]?n$/.test(last.key)
  return {
    verb: words[verbAt] ?? null,
    object,
    after: afterOf(words, to, language),
    asked: [],
    lastVerb: isLastVerb && object[0]?.isLarge === true && from === 0 && words.length > to ? last : null,
  }
}

/** A verb is known by its place: first, as `Cleaning …`, or behind `how to`. */
function isVerbAt(words: readonly LinkToken[], at: number, language: ContentLanguage): boolean {
  const [word, before] = [words[at], words[at - 1]]
  if (word === undefined) return false
  if (languageCode(language) === 'en' && before?.key === 'to') return asksFor.has(words[at - 2]?.key ?? '')
  const isFirst = at === 0 || (at === 1 && asksFor.has(before?.key ?? ''))
  return isFirst && isVerbForm(word.key, language)
}

function afterOf(words: readonly LinkToken[], at: number, language: ContentLanguage): LinkToken[] {
  const preposition = words[at]
  if (preposition === undefined || !prepositionsOf(language).has(preposition.key)) return []
  let from = at + 1
  while (articlesOf(language).has(words[from]?.key ?? '')) from += 1
  const run = words.slice(
    from,
    runFrom(words, from, (token) => token !== undefined && !isSmall(token, language)),
  )
  return run.length === 0 || run.length > LONGEST_AFTER ? [] : [preposition, ...run]
}

function runFrom(words: readonly LinkToken[], from: number, says: (token: LinkToken | undefined) => boolean): number {
  let to = from
  while (to < words.length && says(words[to])) to += 1
  return to
}

/** The object of a verb as it is; without one, what of the words in a row is a phrase and no sentence (`village needs`). */
function thingIn(
  { verb, object: first, asked }: Clause,
  named: () => readonly (readonly LinkToken[])[],
  language: ContentLanguage,
): readonly LinkToken[] | null {
  const object = first.length < 2 && asked.length > 1 ? asked : first
  if (languageCode(language) === 'de') {
    const noun = object.find(isCompound)
    if (noun) return [noun]
  }
  if (object.length < 2) return null
  if (verb !== null && object.length <= LONGEST) return object
  for (const phrase of named().filter(({ length }) => length > 1)) {
    for (const at of [0, object.length - phrase.length])
      if (at >= 0 && phrase.every(({ key }, index) => object[at + index]?.key === key))
        return object.slice(at, at + phrase.length)
  }
  return null
}

const COMPOUND = 10
const COMPOUND_WITH_ENDING = 16

/** A German noun so long is made of two: `Reifendruck`, not `Reinigung`. */
function isCompound({ key, isLarge }: LinkToken): boolean {
  return (
    isLarge && key.length >= (/(?:ung|heit|keit|schaft|tion|tat)(?:en)?$/.test(key) ? COMPOUND_WITH_ENDING : COMPOUND)
  )
}

function stretchesOf({ verb, object, after, lastVerb }: Clause, language: ContentLanguage): Stretch[] {
  const found: Stretch[] = []
  const add = (tokens: readonly LinkToken[], more: Partial<Stretch> = {}) =>
    found.push({ tokens, isTurned: false, dropped: [], ...more })
  if (object.length > LONGEST) return []
  const [head] = object.slice(-1)
  if (verb !== null && head !== undefined && !isLightVerb(verb.key)) {
    add([verb, ...object])
    if (languageCode(language) === 'en') add([...object, verb], { isTurned: true })
    if (object.length > 1) add([verb, head], { dropped: object.slice(0, -1) })
  }
  if (verb === null && object.length > 1 && languageCode(language) !== 'en') add(object)
  if (lastVerb !== null && object.length === 1) add([...object, lastVerb])
  if (after.length > 0) add([...object, ...after])
  return found
}

/** Key phrases cost most, and few titles need them. */
function once<Kind>(make: () => Kind): () => Kind {
  let made: { value: Kind } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** `used` is small as a verb; in `a used bike` it is what matters. */
function isSmall({ key }: LinkToken, language: ContentLanguage): boolean {
  return key !== 'used' && (isStopWord(key, language) || /^\d+$/.test(key))
}

function read(words: string, language: ContentLanguage): LinkToken[] {
  return linkTokens(words, { start: 0, end: words.length }, language)
}
