import { chainOf } from './choose.ts'
import { isClause, pastesClause } from './clause-topic.ts'
import { contentTerms } from './content-terms.ts'
import { evidenceFor, fitsTopic, isSpokenOf } from './evidence.ts'
import { type Fact, facts } from './facts.ts'
import { figurePhrases } from './headline-figures.ts'
import { overviews } from './headline-overviews.ts'
import { type Draft, fromPatterns } from './headline-patterns.ts'
import { A_LIST, keptByAnswers, keptByShare, ONE_POINT, ownEvidence, SOME_FIGURES } from './headline-promise.ts'
import { type HeadlineScore, scoreHeadline } from './headline-score.ts'
import { type HeadlineStyle, headlineStyles } from './headline-styles.ts'
import { contains } from './labels.ts'
import { type Material, quotable } from './material.ts'
import { carries } from './outline-carrying.ts'
import { type Excerpt, excerptOf, textOfSentence } from './page.ts'
import { questions } from './questions.ts'
import { capitalised } from './readable.ts'
import { disagrees } from './repeats.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'
import { listed } from './wording.ts'

/** A headline, what it rests on and how good it is. */
export interface Headline {
  readonly text: string
  readonly style: HeadlineStyle
  readonly score: HeadlineScore
  /** The words of the material that keep its promise: the facts of a list, the answer to a question, the statement itself. */
  readonly evidence: readonly Excerpt[]
}

/** What is wanted of the headlines. */
export interface HeadlineOptions {
  /** Only these; all when absent. */
  readonly styles?: readonly HeadlineStyle[]
  /** At most so many; 10 when not said. */
  readonly most?: number
  /** What it is to be found by; the topic when absent. */
  readonly keyword?: string
  readonly variant?: number
}

type Maker = (material: Material, variant: number) => Draft[]

const MOST = 10
const LONGEST = 90

/** Headlines of several styles, the best first. None promises what the material does not hold. */
export function headlines(material: Material, options: HeadlineOptions = {}): Headline[] {
  const { styles = headlineStyles, most = MOST, keyword, variant = 0 } = options
  if (material.topic.phrase === '') return []
  const wished = isSpokenOf(material) ? styles : []
  const made = wished.flatMap((style) =>
    makers[style](material, variant)
      .filter(({ text }) => text.length <= LONGEST && !pastesClause(material, text))
      .map((draft) => ({ ...draft, style, score: scoreHeadline(material, draft.text, { keyword, kept: draft.kept }) })),
  )
  const seen = new Set<string>()
  const isNew = ({ text }: Headline) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()) !== undefined
  const ranked = made.filter(isNew).sort((a, b) => rankOf(b, variant) - rankOf(a, variant))
  const alone = styles.includes('overview') && (ranked.length === 0 || isClause(material))
  return [...(alone ? [bare(material, keyword)] : []), ...mixed(ranked)].slice(0, most)
}

/** The topic alone, where there is too little to promise more. */
function bare(material: Material, keyword: string | undefined): Headline {
  const text = capitalised(material.topic.phrase, material.language)
  return { text, style: 'overview', evidence: [], score: scoreHeadline(material, text, { keyword }) }
}

function rankOf({ score, text }: Headline, variant: number): number {
  return score.total + 6 * sway(variant, text.length)
}

/** The best of each style first, then the second of each. */
function mixed(ranked: readonly Headline[]): Headline[] {
  const turns = new Map<HeadlineStyle, number>()
  const withTurn = ranked.map((headline) => {
    const turn = turns.get(headline.style) ?? 0
    turns.set(headline.style, turn + 1)
    return { headline, turn }
  })
  return withTurn.sort((a, b) => a.turn - b.turn).map(({ headline }) => headline)
}

const makers: Readonly<Record<HeadlineStyle, Maker>> = {
  statement: statements,
  question: asked,
  list: lists,
  'how-to': howTo,
  number: inNumbers,
  news: latest,
  comparison: compared,
  overview: overviews,
}

/** Short sentences of the sources that can stand as a title. */
function statements(material: Material): Draft[] {
  return quotable(material)
    .filter(
      (sentence) => sentence.leansOn === null && !sentence.isCommand && sentence.words >= 4 && sentence.words <= 11,
    )
    .filter((sentence) => [...material.topic.terms].some((term) => sentence.terms.has(term)))
    .filter((sentence) => isUndisputed(material, sentence))
    .sort((a, b) => b.centrality - a.centrality || a.index - b.index)
    .slice(0, 3)
    .map((sentence) => ({
      text: textOfSentence(sentence).replace(/[.。।]$/u, ''),
      kept: ONE_POINT,
      evidence: [excerptOf(sentence)],
    }))
}

/** What the sources disagree on is no headline. */
function isUndisputed(material: Material, sentence: Sentence): boolean {
  return quotable(material).every((other) => !disagrees(sentence, other))
}

function asked(material: Material, variant: number): Draft[] {
  return questions(material, { most: 30, variant })
    .filter(
      ({ answered, kind, source }) =>
        answered &&
        (source === 'template' ? ASKABLE.includes(kind) : kind === 'why' || kind === 'how' || kind === 'what'),
    )
    .slice(0, 4)
    .flatMap(({ text, answer, kind }) => {
      const kept = keptByAnswers(material, kind)
      return answer === undefined || kept === 0 ? [] : [{ text, kept, evidence: [answer] }]
    })
}

const ASKABLE: readonly string[] = ['definition', 'mechanism', 'cost', 'benefits', 'drawbacks', 'duration']

/** As many facts as the material really holds of the topic, from three on. */
function lists(material: Material, variant: number): Draft[] {
  const found = facts(material)
    .filter((fact) => fact.score >= 0.3 && isAbout(material, fact))
    .slice(0, MOST_POINTS)
  if (found.length < 3) return []
  const fill = { n: found.length }
  return fromPatterns(material, material.vocabulary.pack.phrases.lists, {
    variant,
    fill,
    kept: A_LIST,
    evidence: found.map(({ passageId, quote, quoteStart, quoteEnd }) => ({ passageId, quote, quoteStart, quoteEnd })),
  })
}

const MOST_POINTS = 10

/** Whether a fact has a word of the topic, or stands under a title or heading that has all of them. */
function isAbout({ topic, language, passages, placeTerms }: Material, { text, passageId }: Fact): boolean {
  const terms = contentTerms(text, language)
  if (topic.terms.size === 0 || [...topic.terms].some((term) => terms.has(term))) return true
  const passage = passages.find(({ id }) => id === passageId)
  return passage !== undefined && contains(placeTerms(passage), topic.terms)
}

function howTo(material: Material, variant: number): Draft[] {
  const steps = quotable(material).filter(({ isCommand }) => isCommand)
  if (steps.length < 3) return []
  return fromPatterns(material, material.vocabulary.pack.phrases.howTo, {
    variant,
    kept: keptByShare(material, steps.length),
    evidence: steps.slice(0, 5).map((step) => excerptOf(step)),
  })
}

/** The figures of the most telling facts, as the sources write them. */
function inNumbers(material: Material, variant: number): Draft[] {
  const figures = evidenceFor(material, 'size')
    .filter((sentence) => chainOf(material, sentence).length > 0 && !sentence.isCommand)
    .flatMap((sentence) => figurePhrases(sentence, material.language))
  const unit = ({ quote }: Excerpt) => quote.toLowerCase().split(/\s/u).at(-1)
  const distinct = [...new Map(figures.toReversed().map((found) => [unit(found), found])).values()]
    .toReversed()
    .slice(0, 3)
  if (distinct.length < 2) return []
  const list = listed(
    distinct.map(({ quote }) => quote),
    material.vocabulary.pack.phrases.and,
  )
  return fromPatterns(material, material.vocabulary.pack.phrases.inNumbers, {
    variant,
    kept: SOME_FIGURES,
    fill: { list },
    evidence: distinct,
  })
}

/** The statement with the latest year. */
function latest(material: Material): Draft[] {
  const dated = quotable(material)
    .filter((sentence) => sentence.leansOn === null && sentence.years.length > 0 && sentence.words <= 16)
    .filter((sentence) => isUndisputed(material, sentence))
    .sort((a, b) => Math.max(...b.years) - Math.max(...a.years))
  return dated.slice(0, 2).map((sentence) => ({
    text: textOfSentence(sentence).replace(/[.。]$/u, ''),
    kept: ONE_POINT,
    evidence: [excerptOf(sentence)],
  }))
}

/** Both sides told of: by two sentences each, or where there is little material, by one. */
function compared(material: Material, variant: number): Draft[] {
  if (!fitsTopic(material, 'benefits')) return []
  const needed = material.quotable.length < 12 ? 1 : 2
  const forIt = ownEvidence(material, 'benefits').slice(0, needed)
  const against = ownEvidence(material, 'drawbacks')
    .filter((sentence) => !forIt.includes(sentence))
    .slice(0, needed)
  if (forIt.length < needed || against.length < needed) return []
  const sides = ['benefits', 'drawbacks'] as const
  if (!sides.every((facet) => carries(material, { facet, sentences: ownEvidence(material, facet) }))) return []
  const evidence = [...forIt, ...against].map((sentence) => excerptOf(sentence))
  const told = sides.reduce((sum, facet) => sum + ownEvidence(material, facet).length, 0)
  const kept = keptByShare(material, told)
  return fromPatterns(material, material.vocabulary.pack.phrases.prosAndCons, { variant, kept, evidence })
}
