import { isStopWord, numbers, type Span, sentences as sentencesIn, stem, words } from '../../text/index.ts'
import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'

/** A figure with what is said of it. */
interface Told {
  readonly kind: string
  readonly key: string
  /** Stems before it in its sentence, without those of the topic: `cost` of `The tunnel cost 780 million euros`. */
  readonly before: string
  /** The stem right behind it; empty where its clause ends, and for dates, behind which something else begins. */
  readonly behind: string
}

const kept = new WeakMap<Sentence, readonly Told[]>()

/**
 * Whether another source gives another figure for the same thing: `cost 780 million euros` and `cost 1.1 billion euros`.
 * What is told of different years may differ.
 */
export function givesOtherFigure(material: Material, a: Sentence, b: Sentence): boolean {
  if (a.passage.sourceId === b.passage.sourceId || a.figures.length === 0 || b.figures.length === 0) return false
  const isOfOtherYear = a.years.length > 0 && b.years.length > 0 && a.years.every((year) => !b.years.includes(year))
  return toldBy(material, a).some((one) =>
    toldBy(material, b).some(
      (other) =>
        one.kind === other.kind &&
        one.key !== other.key &&
        one.before === other.before &&
        one.behind === other.behind &&
        `${one.before}${one.behind}` !== '' &&
        (!isOfOtherYear || one.kind === 'date'),
    ),
  )
}

function toldBy(material: Material, sentence: Sentence): readonly Told[] {
  const before = kept.get(sentence)
  if (before !== undefined) return before
  const made = read(material, sentence)
  kept.set(sentence, made)
  return made
}

function read({ language, topic }: Material, { text }: Sentence): Told[] {
  if (sentencesIn(text, language).length > 1) return []
  const content = words(text).filter((span) => !isStopWord(text.slice(span.start, span.end), language))
  const stemOf = (span: Span) => stem(text.slice(span.start, span.end), language)
  const found = numbers(text, language)
  const isFigure = (span: Span) => found.some(({ start, end }) => span.start < end && start < span.end)
  return found.slice(0, 1).map(({ kind, key, start, end }) => {
    const stems = content
      .filter((span) => span.end <= start && !isFigure(span))
      .map(stemOf)
      .filter((one) => !topic.terms.has(one) && !APPROXIMATE.has(one))
    const next = content.find((span) => span.start >= end)
    const isNear = next !== undefined && /^[ -]*(?:\p{Ll}{1,4} )?$/u.test(text.slice(end, next.start))
    const isDate = kind === 'date' || kind === 'year'
    return {
      kind: isDate ? 'date' : kind,
      key,
      before: stems.toSorted().join(' '),
      behind: isDate || !isNear ? '' : stemOf(next),
    }
  })
}

/** Words before a figure that say how exact it is. */
const APPROXIMATE = new Set(
  'about around nearly almost roughly approximately some over etwa rund circa unos casi environ'.split(' '),
)
