import { type ContentLanguage, isStopWord, normaliseSpace, type Span, words } from '../../text/index.ts'
import { foldedWord } from './content-terms.ts'
import { packOf } from './languages/of.ts'
import type { Sentence } from './sentence.ts'

/** A subject stands among these first characters; what goes on without a space for longer is no word. */
const OPENING_CHARACTERS = 200
/** Words that join two nouns to one thing. */
const JOINTS = new Set('de da do das dos del della delle di du des d l'.split(' '))

/**
 * The subject of a text that repeats nothing: the name it begins with, or its first noun with what belongs to it.
 * There is no parser: a plural ends the phrase and so does a word that looks like a verb, where forms show them, and a count.
 */
export function openingWords(sentence: Sentence | undefined, language: ContentLanguage): string {
  if (sentence === undefined) return ''
  const { start, end } = sentence.bare
  const opening = sentence.passage.text.slice(start, Math.min(end, start + OPENING_CHARACTERS))
  const [name] = sentence.names
  if (name !== undefined && opening.startsWith(name)) return name
  const spans = words(opening).slice(0, 8)
  const at = spans.findIndex((span) => !isStopWord(opening.slice(span.start, span.end), language))
  const isLatin = /^[\p{Script=Latin}\p{P}\p{S}\p{N}\s]+$/u.test(opening)
  if (at === -1 || !isLatin) return cut(opening, spans[0]?.start ?? 0, spans[1]?.end ?? Math.min(opening.length, 20))
  return subjectOf(opening, spans.slice(at), language)
}

function cut(text: string, start: number, end: number): string {
  return normaliseSpace(text.slice(start, end))
}

/** The first noun, the word beside it, or what a joint ties to it; without an article run together with it. */
function subjectOf(opening: string, spans: readonly Span[], language: ContentLanguage): string {
  const { forms, subjectWords = 2 } = packOf(language)
  const [first, second, third] = spans
  if (first === undefined) return ''
  const wordAt = (span: Span | undefined) => (span === undefined ? '' : opening.slice(span.start, span.end))
  const isTied = JOINTS.has(wordAt(second).toLowerCase()) && !isStopWord(wordAt(third), language)
  if (isTied && third !== undefined) return cut(opening, first.start, third.end)
  let last = first
  for (const span of spans.slice(1, subjectWords)) {
    const isOver = forms !== undefined && (wordAt(last).endsWith('s') || forms.isVerb(wordAt(span)))
    if (isOver || span.start > last.end + 1 || isStopWord(wordAt(span), language)) break
    last = span
  }
  const whole = cut(opening, first.start, last.end)
  const bare = foldedWord(wordAt(first), language)
  return bare.length < wordAt(first).length ? bare + whole.slice(wordAt(first).length) : whole
}
