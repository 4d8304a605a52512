import { contentTerms } from '../reading/content-terms.ts'
import type { Material } from '../reading/material.ts'
import { capitalised } from '../reading/readable.ts'
import { wordsOf } from '../words.ts'
import { HOW_TO } from './headline-promise.ts'
import { type HeadlineScore, scoreHeadline } from './headline-score.ts'
import { type HeadlineStyle, headlineStyles } from './headline-styles.ts'
import { plainHeadings } from './outline-headings.ts'
import { questions } from './questions.ts'

/** A headline and how good it is. */
export interface Headline {
  readonly text: string
  readonly style: HeadlineStyle
  readonly score: HeadlineScore
}

/** What is wanted of the headlines. */
export interface HeadlineOptions {
  /** Only these; all when absent. */
  readonly styles?: readonly HeadlineStyle[]
  /** At most so many; 8 when not said. */
  readonly most?: number
}

const MOST = 8
const LONGEST = 90
/** A heading of fewer words is a label. */
const FEWEST_WORDS = 3

/** The topic itself, and what sources that speak of it have as headings and questions. Nothing is promised that is not there. */
export function headlines(
  material: Material,
  { styles = headlineStyles, most = MOST }: HeadlineOptions = {},
): Headline[] {
  const topic = capitalised(material.topic.phrase, material.language)
  if (topic === '') return []
  const own = [topic, ...ofSources(material, topic)].map((text) => ({ text, style: 'overview' as const }))
  const asked = questions(material)
    .filter(({ answered, text }) => answered && namesTopic(material, text))
    .map(({ text }) => ({ text, style: 'question' as const }))
  const headed = plainHeadings(material)
    .filter((text) => text.split(' ').length >= FEWEST_WORDS && !/[?？؟]$/u.test(text) && namesTopic(material, text))
    .map((text) => ({ text, style: HOW_TO.test(text) ? ('how-to' as const) : ('statement' as const) }))
  const all = [...own, ...asked, ...headed].filter(
    ({ text, style }) => text.length <= LONGEST && styles.includes(style),
  )
  const distinct = [...new Map(all.toReversed().map((one) => [one.text.toLowerCase(), one])).values()].toReversed()
  return distinct.slice(0, most).map((one) => ({ ...one, score: scoreHeadline(material, one.text) }))
}

/** `Tidal power: what 3 sources say`. */
export function headlineOf({ language }: Material, topic: string, sources: number): string {
  const bare = topic.replace(/[?？؟]$/u, '')
  return capitalised(
    wordsOf(language)
      .headline.replace('{topic}', () => bare)
      .replace('{n}', String(sources)),
    language,
  )
}

function ofSources(material: Material, topic: string): string[] {
  const count = new Set(material.passages.map(({ sourceId }) => sourceId)).size
  return count < 2 ? [] : [headlineOf(material, topic, count)]
}

/** Whether a headline has all words of the topic, so that it can stand over all of the text. */
function namesTopic({ topic, language }: Material, text: string): boolean {
  const terms = contentTerms(text, language)
  return topic.terms.size > 0 && [...topic.terms].every((term) => terms.has(term))
}
