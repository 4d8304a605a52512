import { keyphrases } from '../keywords/index.ts'
import { type ContentLanguage, folded, languageCode, numbers, words } from '../text/index.ts'
import { contentTerms } from './content-terms.ts'
import { type Material, quotable } from './material.ts'
import type { Excerpt } from './page.ts'
import type { Sentence } from './sentence.ts'
import { aloneShare } from './standing.ts'
import { surfaceOf } from './surface.ts'

/** A part of the subject, under the words that the material has for it. */
export interface Label {
  readonly phrase: string
  readonly terms: ReadonlySet<string>
  /** The sentences that speak of it. */
  readonly sentences: readonly Sentence[]
  readonly excerpt: Excerpt
}

const LONGEST = 40
const READ_AT_MOST = 60_000
const kept = new WeakMap<Material, readonly Label[]>()

/** The parts of the subject, the most important first; none contains another or the topic alone. */
export function labelsOf(material: Material): readonly Label[] {
  const before = kept.get(material)
  if (before !== undefined) return before
  const made = findLabels(material)
  kept.set(material, made)
  return made
}

function findLabels(material: Material): Label[] {
  const found: Label[] = []
  const usable = quotable(material)
  const text = usable.map(({ passage, bare }) => passage.text.slice(bare.start, bare.end)).join('\n')
  const { language } = material
  for (const { phrase } of keyphrases(text.slice(0, READ_AT_MOST), { language, limit: 60, asExposition: true })) {
    const terms = contentTerms(phrase, material.language)
    if (
      !isFit(material, phrase, terms) ||
      !isNamed(text, phrase, material.language) ||
      found.some((label) => contains(label.terms, terms))
    )
      continue
    const surface = surfaceOf(material.passages, phrase)
    const sentences = usable.filter((sentence) => contains(sentence.terms, terms))
    if (surface === null || !isNoun(material, surface.quote, sentences.length)) continue
    const { isInside, ...excerpt } = surface
    found.push({ phrase: isInside ? excerpt.quote : phrase, terms, sentences, excerpt })
  }
  return found
}

function isFit(material: Material, phrase: string, terms: ReadonlySet<string>): boolean {
  if (terms.size === 0 || phrase.length > LONGEST || phrase.length < 3 || /\p{N}/u.test(phrase)) return false
  const beyondTopic = [...terms].filter((term) => !material.topic.terms.has(term))
  return beyondTopic.length > 0 && !isFormOf(phrase, material.topic.phrase) && words(phrase).length <= 4
}

/** The topic itself with another ending. */
function isFormOf(phrase: string, topic: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
  const [one, other] = [bare(phrase), bare(topic)].sort((a, b) => a.length - b.length)
  return (
    one !== undefined &&
    other !== undefined &&
    one.length > 3 &&
    other.startsWith(one) &&
    other.length - one.length <= 3
  )
}

/** Words before a word that make it a verb, in all our languages. */
const BEFORE_VERB = new Set(
  'that which who it they he she we you to not se que qui che die das der wat man il elle ils elles ze zij który która które'.split(
    ' ',
  ),
)
/** Words and marks before a word that make it a unit. */
const BEFORE_UNIT =
  /(?:\p{Nd}|(?<![\p{L}])(?:two|three|four|five|six|seven|eight|nine|ten|few|several|zwei|drei|vier|acht|dos|tres|deux|trois|due|tre|twee|drie|dois|três))\s*$/u

/** Whether a phrase is used as the name of something: not only as a unit after numbers, or as a verb. */
function isNamed(text: string, phrase: string, language: ContentLanguage): boolean {
  if (numbers(phrase, language).length > 0 || phrase.includes('.') || aloneShare(text, phrase, language) < 0.34)
    return false
  const lower = text.toLowerCase()
  const wanted = phrase.toLowerCase()
  let named = 0
  let other = 0
  for (
    let at = lower.indexOf(wanted);
    at !== -1 && named + other < 12;
    at = lower.indexOf(wanted, at + wanted.length)
  ) {
    const before = lower.slice(Math.max(0, at - 24), at)
    const word = folded(/[\p{L}'’]+(?=\s*$)/u.exec(before)?.[0] ?? '', language)
    if (BEFORE_UNIT.test(before) || BEFORE_VERB.has(word)) other += 1
    else named += 1
  }
  return named > other
}

/** English phrases are chosen by their parts of speech; of other languages only what is sure: capitals, or saying it again. */
function isNoun({ language }: Material, quote: string, sentences: number): boolean {
  if (languageCode(language) === 'en') return true
  if (language === 'German') return quote.split(' ').every((word) => /^\p{Lu}/u.test(word)) && sentences > 1
  return sentences > 1 || quote.split(' ').every((word) => /^\p{Lu}/u.test(word))
}

/** Whether one set of stems holds all of the other. */
export function contains(large: ReadonlySet<string>, small: ReadonlySet<string>): boolean {
  for (const term of small) if (!large.has(term)) return false
  return true
}
