import { moved, type Span } from '../text/index.ts'
import { type AssessmentId, type Finding, found, unmeasured } from './assessments.ts'
import type { BlockReader, SentenceFacts } from './block-facts.ts'
import { distribution } from './distribution.ts'
import type { ReportInput } from './input.ts'
import { coverOf, type Keyphrase, reflects, spanOfUse, usesIn } from './keyphrase.ts'
import type { Measured, MeasuredProse } from './measured.ts'

/** A page seen for its keyphrase. */
export interface Subject {
  readonly measured: Measured
  readonly input: ReportInput
  readonly phrase: Keyphrase
  /** The keyphrase and its synonyms. */
  readonly phrases: readonly Keyphrase[]
  readonly reader: BlockReader
}

/** What the values of a report say of the keyphrase. */
export interface KeyphraseValues {
  readonly count: number
  /** Uses in a hundred words. */
  readonly density: number
  readonly isInTitle: boolean
  readonly isInIntroduction: boolean
}

const FEWEST_WORDS = 100
/** Words to one use at least, for a keyphrase of one word and for each further one; and the densities built on it. */
const STEP = { first: 214, more: 60 }
const DENSEST = { plain: 3, forms: 3.5, much: 4, least: 0.5 }
/** Words up to which a text needs no subheadings. */
const NEEDS_HEADINGS = 300
const LENGTHS = { good: 4, ok: 8 }
const SHARE = { fewest: 30, most: 75, enoughImages: 5 }

/** All ids of the checks below, in order. */
export const keyphraseIds: readonly AssessmentId[] = [
  'keyphrase-length',
  'keyphrase-in-title',
  'keyphrase-in-main-heading',
  'keyphrase-in-introduction',
  'keyphrase-density',
  'keyphrase-distribution',
  'keyphrase-in-subheadings',
  'keyphrase-in-description',
  'keyphrase-in-slug',
  'keyphrase-in-images',
  'keyphrase-in-links',
  'keyphrase-used-before',
]

/**
 * How well a page is made for its keyphrase. The subject has the code within sentences, `measured` is without: uses are counted
 * in prose, and in code only where prose has none, so that a page on a command does not seem to be silent on it.
 */
export function keyphraseFindings(
  subject: Subject,
  measured: Measured,
): { findings: Finding[]; values: KeyphraseValues } {
  const inProse = densityOf({ ...subject, measured })
  const density = inProse.facts.count > 0 ? inProse : densityOf(subject)
  const introduction = introductionOf(subject)
  const title = titleOf(subject)
  return {
    values: {
      count: Number(density.facts.count ?? 0),
      density: measured.words === 0 ? 0 : (100 * Number(density.facts.count ?? 0)) / measured.words,
      isInTitle: title.facts.isIn === 'yes',
      isInIntroduction: introduction.score === 9,
    },
    findings: [
      lengthOf(subject),
      title,
      mainHeading(subject),
      introduction,
      density.finding,
      distribution(subject.measured, subject.phrases),
      subheadings(subject),
      description(subject),
      slug(subject),
      images(subject),
      competingLinks(subject),
      usedBefore(subject.input.otherUses),
    ],
  }
}

/** Which words say something is known of languages with lists of small words alone. */
function lengthOf({ phrase, measured }: Subject): Finding {
  if (!measured.isReadable && !phrase.isHollow) return unmeasured('keyphrase-length', 'language')
  const words = phrase.isHollow ? 0 : phrase.keys.length
  const score = words === 0 ? 0 : words <= LENGTHS.good ? 9 : words <= LENGTHS.ok ? 6 : 3
  return found('keyphrase-length', score, { words, limit: LENGTHS.good, isHollow: phrase.isHollow ? 'yes' : 'no' })
}

function titleOf({ input, phrase, reader }: Subject): Finding {
  const id = 'keyphrase-in-title'
  if (input.title === undefined || input.title.trim() === '') return unmeasured(id, 'not-said')
  const title = flat(reader.read(input.title).sentences)
  const place = usesIn(title, phrase)[0]?.first
  if (place === undefined) {
    const score = !phrase.isExact && coverOf(title, phrase) === 1 ? 6 : 2
    return found(id, score, { isIn: 'no', place: -1 })
  }
  const firstContentWord = title.isStop.indexOf(false)
  return found(id, place <= Math.max(0, firstContentWord) ? 9 : 6, { isIn: 'yes', place })
}

/** What a page says it is about in its largest letters. */
function mainHeading({ measured, phrase }: Subject): Finding {
  const id = 'keyphrase-in-main-heading'
  const heading = measured.prose.find(({ kind, level }) => kind === 'heading' && level === 1)
  if (heading === undefined) return unmeasured(id, 'no-main-heading')
  const words = flat(heading.facts.sentences)
  const span = { start: heading.start, end: heading.start + heading.text.length }
  if (usesIn(words, phrase).length > 0) return found(id, 9, {}, [span])
  return found(id, !phrase.isExact && coverOf(words, phrase) === 1 ? 6 : 2, {}, [span])
}

function introductionOf({ measured, phrases }: Subject): Finding {
  const id = 'keyphrase-in-introduction'
  const first = introductionProse(measured)
  if (first === undefined) return unmeasured(id, 'short-text')
  for (const phrase of phrases) {
    const uses = usesWithin(first, phrase)
    if (uses.length > 0) return found(id, 9, {}, uses)
  }
  const isSpread = phrases.some((phrase) => !phrase.isExact && coverOf(flat(first.facts.sentences), phrase) === 1)
  return found(id, isSpread ? 6 : 3, {}, [{ start: first.start, end: first.start + first.text.length }])
}

function introductionProse({ prose }: Measured): MeasuredProse | undefined {
  const withWords = prose.filter((part) => part.facts.words > 0)
  return withWords.find((part) => part.kind === 'paragraph') ?? withWords.find((part) => part.kind !== 'heading')
}

function densityOf({ measured, phrase }: Subject): { finding: Finding; facts: { count: number } } {
  const id = 'keyphrase-density'
  const spans = usesOn(measured, phrase)
  const count = spans.length
  if (measured.words < FEWEST_WORDS) return { finding: unmeasured(id, 'short-text'), facts: { count } }
  const factor = (STEP.first + STEP.more * (phrase.keys.length - 1)) * (DENSEST.least / 100)
  const density = (100 * count) / measured.words
  const most = phrase.countsForms ? DENSEST.forms : DENSEST.plain
  const relative = density * factor
  const score = relative > DENSEST.much ? -50 : relative > most ? -10 : relative < DENSEST.least ? 4 : 9
  const perWord = measured.words / 100 / factor
  const facts = { count, density, fewest: Math.ceil(DENSEST.least * perWord), most: Math.floor(most * perWord) }
  return { finding: found(id, score, facts, spans), facts: { count } }
}

/** Every use of a keyphrase on a page. */
export function usesOn({ sentences }: Measured, phrase: Keyphrase): Span[] {
  return sentences.flatMap(({ facts, from }) => usesIn(facts, phrase).map((use) => moved(spanOfUse(facts, use), from)))
}

function subheadings({ measured, phrases }: Subject): Finding {
  const id = 'keyphrase-in-subheadings'
  const headings = measured.prose.filter(({ kind, level }) => kind === 'heading' && (level === 2 || level === 3))
  if (headings.length === 0) return found(id, measured.words > NEEDS_HEADINGS ? 2 : 9, { count: 0, of: 0, percent: 0 })
  const own = headings.filter((heading) => reflects(flat(heading.facts.sentences), phrases))
  const percent = (100 * own.length) / headings.length
  const isGood = headings.length === 1 ? own.length === 1 : percent >= SHARE.fewest && percent <= SHARE.most
  const spans = own.map((heading) => ({ start: heading.start, end: heading.start + heading.text.length }))
  return found(id, isGood ? 9 : 3, { count: own.length, of: headings.length, percent }, spans)
}

function description({ input, phrases, reader }: Subject): Finding {
  const id = 'keyphrase-in-description'
  if (input.description === undefined || input.description.trim() === '') return unmeasured(id, 'not-said')
  const { sentences } = reader.read(input.description)
  let count = 0
  for (const sentence of sentences) count += Math.max(...phrases.map((phrase) => usesIn(sentence, phrase).length))
  return found(id, count === 0 || count > 2 ? 3 : 9, { count, limit: 2 })
}

function slug({ input, phrase, reader }: Subject): Finding {
  const id = 'keyphrase-in-slug'
  if (input.slug === undefined || input.slug.trim() === '') return unmeasured(id, 'not-said')
  const words = flat(reader.read(input.slug.replaceAll(/[-_/]+/g, ' ')).sentences)
  return found(id, reflects(words, [phrase]) ? 9 : 6)
}

function images({ measured, phrases, reader, input }: Subject): Finding {
  const id = 'keyphrase-in-images'
  const all = measured.page.images.filter(({ isDecorative }) => isDecorative !== true)
  if (all.length === 0) return found(id, 3, { count: 0, of: 0 })
  const count = all.filter(({ alt }) => reflects(flat(reader.read(alt).sentences), phrases)).length
  const percent = (100 * count) / all.length
  const isGood = all.length < SHARE.enoughImages ? count > 0 : percent >= SHARE.fewest && percent <= SHARE.most
  return found(id, isGood ? 9 : input.isCornerstone === true && count === 0 ? 3 : 6, { count, of: all.length })
}

/** A link on the very words that this page wants to be found for sends its readers to another one. */
function competingLinks({ measured, phrases, reader }: Subject): Finding {
  const own = measured.links.filter((link) => {
    const anchor = flat(reader.read(measured.page.text.slice(link.start, link.end)).sentences)
    return anchor.folded.length > 0 && phrases.some((phrase) => isAllOf(anchor, phrase))
  })
  return found('keyphrase-in-links', own.length > 0 ? 2 : 8, { count: own.length }, own)
}

function isAllOf(anchor: Flat, phrase: Keyphrase): boolean {
  if (usesIn(anchor, phrase).length === 0) return false
  const list = phrase.countsForms ? anchor.stems : anchor.folded
  return list.every((word, index) => anchor.isStop[index] === true || phrase.keys.includes(word))
}

function usedBefore(otherUses: number | undefined): Finding {
  const id = 'keyphrase-used-before'
  if (otherUses === undefined) return unmeasured(id, 'not-said')
  return found(id, otherUses === 0 ? 9 : otherUses === 1 ? 6 : 1, { count: otherUses })
}

function usesWithin({ facts, start }: MeasuredProse, phrase: Keyphrase): Span[] {
  return facts.sentences.flatMap((sentence) =>
    usesIn(sentence, phrase).map((use) => moved(spanOfUse(sentence, use), start)),
  )
}

/** The words of several sentences in one list. */
interface Flat extends Pick<SentenceFacts, 'folded' | 'stems' | 'isStop'> {}

function flat(sentences: readonly SentenceFacts[]): Flat {
  return {
    folded: sentences.flatMap((sentence) => sentence.folded),
    stems: sentences.flatMap((sentence) => sentence.stems),
    isStop: sentences.flatMap((sentence) => sentence.isStop),
  }
}
