import { languageCode, stem } from '../text/index.ts'
import { foldedWords } from './content-terms.ts'
import { labelsOf } from './labels.ts'
import type { Material } from './material.ts'
import { isHeading } from './outline-heading.ts'
import type { Excerpt, Page } from './page.ts'
import { capitalised } from './readable.ts'
import { chosen } from './wording.ts'

/** A part that is announced; with the place where its words stand, if they stand anywhere. */
export interface Stop {
  readonly phrase: string
  readonly excerpt: Excerpt | null
}

/** The most important parts of the material that several sentences speak of; bare frequent words are none. */
export function ownStops(material: Material, most = 3, from = 0): Stop[] {
  const labels = labelsOf(material).filter((label) => label.sentences.length > 1 && isHeading(material, label))
  return labels.slice(from, from + most).map(({ phrase, excerpt }) => ({ phrase, excerpt }))
}

/** Headings as parts, small inside a sentence; those with numbers are left out, as nothing here cites them. */
export function stopsOf(material: Material, headings: readonly string[]): Stop[] {
  return headings
    .filter((heading) => !/[?？,]/.test(heading) && heading.split(' ').length <= LONGEST)
    .map((heading) => ({
      phrase: small(material, withoutTopic(material, heading.replace(/[.:?!]+$/u, ''))),
      excerpt: null,
    }))
    .filter(({ phrase }) => !/\p{N}/u.test(phrase))
}

/** Longer headings, questions and lists are no parts of a list. */
const LONGEST = 7

/** Whether a heading is one of the language pack's, about the topic. */
function isOurs({ vocabulary, language, topic }: Material, heading: string): boolean {
  const rest = foldedWords(heading, language).filter((word) => !topic.terms.has(stem(word, language)))
  return vocabulary.ownPatterns.has(rest.join(' '))
}

/** `Topic: the costs` is `the costs` where the topic is clear, `How topic works` is `how it works`. */
function withoutTopic(material: Material, heading: string): string {
  const { topic, vocabulary } = material
  const standIn = isOurs(material, heading) ? vocabulary.pack.standIn : undefined
  const at = heading.toLowerCase().indexOf(topic.phrase.toLowerCase())
  if (standIn !== undefined && !topic.isPerson && topic.phrase !== '' && at > 0) {
    const [before, behind] = [heading.slice(0, at), heading.slice(at + topic.phrase.length)]
    const { subject, object } = topic.isPlural ? standIn.many : standIn.one
    if (behind === '' && before.endsWith(standIn.of)) return before.slice(0, -standIn.of.length)
    return before + (behind === '' ? object : subject) + behind
  }
  const [before = '', ...rest] = heading.split(/\s?: /)
  return rest.length > 0 && before.toLowerCase() === topic.phrase.toLowerCase() ? rest.join(': ') : heading
}

/** A heading inside a sentence: small where that is sure, as in our own wording and in words that some passage writes small. */
export function small(material: Material, heading: string): string {
  const { vocabulary, language, passages, topic } = material
  const lower = heading.charAt(0).toLowerCase() + heading.slice(1)
  if (language === 'German' || lower === heading) return heading
  const shown = capitalised(topic.phrase, language)
  if (topic.phrase !== '' && heading.startsWith(shown)) return topic.phrase + heading.slice(shown.length)
  if (/^(?:What|How|Why|Where|When|Who|The(?= \p{Ll})) /u.test(heading)) return lower
  if (/\s\p{Lu}\p{Ll}+/u.test(heading)) return heading
  const isNamed = material.sentences.some(({ names }) => names.some((name) => heading.startsWith(name)))
  if (isNamed || /^\p{Lu}{2}/u.test(heading)) return heading
  if (languageCode(language) === 'en') return lower
  const first = lower.split(' ')[0] ?? ''
  const isOwn = isOurs(material, heading) && !topic.phrase.startsWith(heading.split(' ')[0] ?? '')
  const isKnown = passages.some(({ text }) =>
    new RegExp(`(?<![\\p{L}])${first.replace(/[^\p{L}\p{N}'-]/gu, '')}(?![\\p{L}])`, 'u').test(text),
  )
  return isOwn || isKnown || vocabulary.small.has(first) ? lower : heading
}

/**
 * Puts down a sentence that says what is to come and nothing else. Words from passages are cited, as they may be names.
 * `patterns` have `{list}` in them. Nothing is put down for fewer than two parts.
 */
export function putRoadmap(
  page: Page,
  material: Material,
  { patterns, stops, variant }: { patterns: readonly string[]; stops: readonly Stop[]; variant: number },
): void {
  if (stops.length < 2) return
  const [before = '', behind = ''] = chosen(patterns, variant).split('{list}')
  page.words(before.trimEnd())
  for (const [at, { phrase, excerpt }] of stops.entries()) {
    if (at > 0) page.words(at === stops.length - 1 ? ` ${material.vocabulary.pack.phrases.and}` : ',')
    if (excerpt === null) page.words(phrase)
    else page.cited(phrase, [excerpt])
  }
  page.words(behind)
}
