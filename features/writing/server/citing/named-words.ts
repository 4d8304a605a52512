import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import { type Passage, termReader } from '../../../../engines/retrieval/index.ts'
import {
  type ContentLanguage,
  countWords,
  findQuote,
  languageCode,
  overlaps,
  type Span,
  sentences,
  support,
} from '../../../../engines/text/index.ts'
import type { ConfirmedCitation } from '../confirm-citations.ts'
import { type Beside, sentencesBeside } from './beside.ts'
import { languageOfSource } from './candidates.ts'
import type { Quoted } from './carried-clauses.ts'
import { isDenied } from './carriers.ts'
import { type Claim, claimOf } from './claim.ts'
import { isReckoned, isWrittenOtherwise, reckoningFrom } from './follows-from.ts'
import { withoutOutdated } from './outdated.ts'
import { withoutSilences } from './silences.ts'
import { headingsOf } from './table-units.ts'
import { type Cover, coverOf, lacksHard, shareOf, together } from './weighing.ts'
import { withoutRest } from './without-rest.ts'

/** Words of a source, counted from 1, that a model says carry a sentence. */
export interface NamedWords {
  source: number
  quote: string
  /** Whether the model says that the sentence reckons with them. */
  calculated?: boolean | null | undefined
}

/** Fewer words say too little to carry a sentence. */
const SHORTEST_QUOTE = 3

/** Characters of whole sentences that are quoted; of longer ones the words that were named. */
const LONGEST_QUOTE = 400

/** So much of a sentence must be in a quotation that nobody named for it. */
const SURELY_QUOTED = 0.65
/** And a figure or a name, or so many of its words: “It may, and it pays nothing” has one in common with anything on pay. */
const FEWEST_QUOTED = 3

/** Whether a quotation has nearly all of a sentence: its figures and names, and most of its words. */
export function isSurelyQuoted(sentence: string, quote: string, language: ContentLanguage): boolean {
  const claim = read(sentence, language)
  const cover = coverOf(claim, quote)
  const saysEnough = claim.hard.length > 0 || cover.filter((share) => share > 0).length >= FEWEST_QUOTED
  return saysEnough && !lacksHard(claim, cover) && shareOf(claim, cover) >= SURELY_QUOTED
}

/** What a sentence is held against. */
export interface NamedMaterial<P extends Passage> {
  /** The passages that each number stands for, by number - 1. */
  sources: readonly (readonly P[])[]
  /** Of the sentence. */
  language: ContentLanguage
  /** The person's own words, whose figures and names no source needs to have. */
  own?: string
}

/**
 * Checks what can be checked of the words that a model names for a sentence: they stand in that source, and their passages
 * together have every figure and date of the sentence. In the language of the sentence also its names, something that both
 * speak of, and no denial: there code could tell, and there the model may say of a figure that it is calculated. Empty where that does not
 * hold.
 */
export function confirmNamed<P extends Passage>(
  sentence: string,
  named: readonly NamedWords[],
  { sources, language, own = '' }: NamedMaterial<P>,
): ConfirmedCitation<P>[] {
  const claim = read(sentence, language)
  const different = named.filter((one, at) => named.findIndex((other) => isSameEntry(one, other)) === at)
  const found = different
    .slice(0, MOST_ENTRIES)
    .flatMap((one) => placeOf(one, sources, language) ?? [])
    .map((one) => withoutOthers(one, claim))
  const isOwn = ({ language: other }: Named<P>) => languageCode(other) === languageCode(language)
  const ownLanguage = found.filter(isOwn)
  const near = new Set(ownLanguage.map(({ words }) => words).filter((words) => hasSome(coverOf(claim, words))))
  const ofThis = ownLanguage.filter((one) => isOfThis(claim, one, near.size > 1))
  const fromOthers = found.filter((one) => !isOwn(one) && hasFigures(sentence, one, language))
  // a reader sees the title beside the quotation
  const titles = named.map(({ source }) => sources[source - 1]?.[0]?.title ?? '')
  const carrying = withMissing(claim, ofThis, { sources, language, own, titles: [...new Set(titles)].join('\n') })
  const carried = withoutOutdated(claim, quotedOnce(carrying.named))
  const cited = (quoted: readonly Quoted<P>[], by: 'model' | 'calculation') =>
    quoted.map((one) => ({ start: 0, end: sentence.length, ...one, by }))
  return [...cited(carried, carrying.isCalculated ? 'calculation' : 'model'), ...cited(quotedOnce(fromOthers), 'model')]
}

/** Quotations of one sentence; each of more takes its time. */
const MOST_ENTRIES = 12

function isSameEntry(one: NamedWords, other: NamedWords): boolean {
  return one.source === other.source && one.quote === other.quote
}

function quotedOnce<P extends Passage>(named: readonly Named<P>[]): Quoted<P>[] {
  const different = named.filter((one, at) => named.findIndex(({ shown }) => shown === one.shown) === at)
  return different.map(({ passage, shown }) => ({ passage, quote: shown }))
}

/** Words that a model names, in their passage. */
interface Named<P extends Passage = Passage> {
  passage: P
  words: string
  /** Whether the model says that the sentence reckons with them. */
  isReckonedWith: boolean
  /** The words with the rest of their sentence, as readers see them. */
  shown: string
  text: string
  headings: string
  language: ContentLanguage
}

function placeOf<P extends Passage>(
  { source, quote, calculated }: NamedWords,
  sources: readonly (readonly P[])[],
  language: ContentLanguage,
): Named<P> | null {
  const passages = sources[source - 1] ?? []
  const other = languageOfSource(passages) ?? language
  const isEnough = countWords(quote) >= SHORTEST_QUOTE
  // in another language nothing else tells whether they are the ones
  if (!isEnough && (languageCode(other) !== languageCode(language) || !standOnce(quote, passages))) return null
  for (const passage of passages) {
    const place = findQuote(passage.text, quote)
    if (!place || passage.kind === 'heading') continue
    const { text } = passage
    const words = text.slice(place.start, place.end)
    const shown = wholeSentences(passage, place, other)
    return {
      passage,
      words,
      isReckonedWith: calculated ?? false,
      shown,
      text,
      headings: headingsOf(passage, passages, other),
      language: other,
    }
  }
  return null
}

/** “Free.”: few words say which place is meant where they stand at one alone. */
function standOnce(quote: string, passages: readonly Passage[]): boolean {
  const wanted = quote.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const place = new RegExp(String.raw`(?<![\p{L}\d])${wanted}(?![\p{L}\d])`, 'gu')
  return wanted !== '' && passages.flatMap(({ text }) => [...text.matchAll(place)]).length === 1
}

/** A few words out of their sentence may say something else than it, and seldom all that is cited. */
function wholeSentences({ kind, text }: Passage, place: Span, language: ContentLanguage): string {
  const around =
    kind === 'table-row' || kind === 'code' ? [] : sentences(text, language).filter((one) => overlaps(one, place))
  const [start, end] = [around[0]?.start ?? place.start, around.at(-1)?.end ?? place.end]
  return end - start <= LONGEST_QUOTE ? text.slice(start, end) : text.slice(place.start, place.end)
}

/** The words named without the rest of their sentence, where nothing of the claim is lost with it. */
function withoutOthers<P extends Passage>(one: Named<P>, claim: Claim): Named<P> {
  if (languageCode(one.language) !== languageCode(claim.language)) return one
  const start = one.shown.indexOf(one.words)
  const left = withoutRest(one.shown, { start: Math.max(0, start), end: Math.max(0, start) + one.words.length })
  const [whole, part] = [coverOf(claim, one.shown), coverOf(claim, left)]
  return part.every((share, at) => share >= (whole[at] ?? 0)) ? { ...one, shown: left } : one
}

function hasFigures(sentence: string, { text, headings, language: other }: Named, language: ContentLanguage): boolean {
  const passage = `${text}\n\n${headings}`
  const { missing } = support(sentence, { passage, language: other }, language)
  const lacksFigures = missing.some(({ kind, words }) => kind === 'date' || (kind === 'number' && /\d/.test(words)))
  return !lacksFigures || derivedFigures({ words: sentence, language }, { words: passage, language: other }) !== null
}

/** One of several quotations says a part of the sentence: what it denies may be of that part, and the sentence’s of another. */
function isOfThis(claim: Claim, { words, text, isReckonedWith }: Named, isPart: boolean): boolean {
  const { language } = claim
  const cover = coverOf(claim, words)
  // “First alert at 11:52” has no word of “Our alarm went off at 6:52”, which is reckoned from it
  if (!isReckonedWith && !hasSome(cover)) return false
  // who names other words has read them: `no caffeine after 2 p.m.` for `have your last before 2 p.m.`
  const isWordForWord = shareOf(claim, cover) >= WORD_FOR_WORD && DENIES.test(claim.words) !== DENIES.test(words)
  if (isPart || !isWordForWord) return true
  // a figure that follows from those of a source is no other figure
  const isDerived = derivedFigures({ words: claim.words, language }, { words: text, language }) !== null
  return !isDenied(claim, words, isDerived)
}

function hasSome(cover: Cover): boolean {
  return cover.some((share) => share > 0)
}

/** So much of a sentence is in the words named for it, where only a denial may tell them apart. */
const WORD_FOR_WORD = 0.8
const DENIES =
  /(?<!\p{L})(?:no|not|never|none|nor|neither|nothing|nobody|without|cannot|avoids?|keep \p{L}+ from|rarely|seldom|hardly|\p{L}+n[’']t|nicht|kein\p{L}*|nie|niemals|ohne|selten|kaum|nunca|sin|apenas|ningun\p{L}*|nada|pas|jamais|aucune?|sans|rarement|guère|non|niet|geen|nooit|não|nem|sem)(?!\p{L})/iu

/** What carries a sentence, and whether some of its figures are only reckoned from it. */
interface Carrying<P extends Passage> {
  named: Named<P>[]
  isCalculated: boolean
}

/**
 * The words named for a sentence, and the sentences of the same sources that have the figures, dates, and names which these lack: a
 * model names the words of the main thing, and forgets those of what is said beside it. What no source has may be written otherwise there, or
 * be reckoned from those words; nothing where it can't be.
 */
function withMissing<P extends Passage>(
  claim: Claim,
  named: readonly Named<P>[],
  { sources, language, own = '', titles }: NamedMaterial<P> & { titles: string },
): Carrying<P> {
  const found = [...named]
  let isCalculated = false
  let covered = together(
    coverOf(claim, `${own}\n${titles}`),
    ...named.map((one) => coverOf(claim, one.shown, aroundOf(one))),
  )
  const passagesNamed = named.map(({ passage }) => passage)
  const beside = once(() => sentencesBeside(claim, passagesNamed, { sources, language }))
  const reckoning = once(() => reckoningFrom(claim, found))
  for (const [at, part] of claim.hard.entries()) {
    if ((covered[at] ?? 0) > 0) continue
    const best = beside()
      .filter(({ cover, least }) => (cover[at] ?? 0) > 0 && cover.filter((share) => share > 0).length >= least)
      .toSorted((one, other) => shareOf(claim, other.cover) - shareOf(claim, one.cover))[0]
    if (best === undefined) {
      if (isWrittenOtherwise(claim, part, { named: found, own, titles })) continue
      if (!isReckoned(part, reckoning())) return { named: [], isCalculated }
      isCalculated = true
      continue
    }
    // `Hotdish Bonspiel.` names what follows, and is nothing to quote
    const isLabel = part.kind === 'name' && countWords(best.shown) < SHORTEST_QUOTE
    if (!isLabel) found.push(namedBeside(best, language))
    covered = together(covered, best.cover)
  }
  // where nothing is reckoned, words that have nothing of the sentence say nothing of it
  return { named: found.filter(({ shown }) => isCalculated || hasSome(coverOf(claim, shown))), isCalculated }
}

/** Looking through all sentences of a source takes long, and is seldom needed. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function aroundOf({ headings }: Named) {
  return { headings, context: '' }
}

function namedBeside<P extends Passage>({ passage, passages, shown }: Beside<P>, language: ContentLanguage): Named<P> {
  const headings = headingsOf(passage, passages, language)
  return { passage, words: shown, shown, text: shown, headings, language, isReckonedWith: false }
}

function read(sentence: string, language: ContentLanguage): Claim {
  return claimOf(withoutSilences(withoutLabel(sentence)), { language, termsIn: termReader(language) })
}

/** `**What a Deposit Won’t Fix**: …`, `Why Pitch Climbs in Summer: …`: capitals of a title in front are no names. */
function withoutLabel(sentence: string): string {
  const rest = sentence.replace(BOLD_LABEL, '').replace(TITLE_LABEL, '')
  return countWords(rest) >= SHORTEST_QUOTE ? rest : sentence
}

const BOLD_LABEL = /^(?:[-*] |\d{1,2}\. )?\*\*[^*]+\*\*:?\s*/
/** Two words or more, all but the short ones with a capital. */
const TITLE_LABEL =
  /^(?:\d{1,2}\. )?(?:(?:\p{Lu}[\p{L}\d'’-]*|\p{Ll}{1,4}|\d+)[,;?]?\s){1,13}\p{Lu}[\p{L}\d'’-]*\??(?:\\?\*)?:\s+/u
