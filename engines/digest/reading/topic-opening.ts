import { type ContentLanguage, isStopWord, languageCode, normaliseSpace, type Span, words } from '../../text/index.ts'
import { foldedWord } from './content-terms.ts'
import type { Sentence } from './sentence.ts'

/** How many words a subject may have, where no other rule ends it: German and Dutch put theirs into one word. */
const LONGEST: Readonly<Partial<Record<string, number>>> = { de: 1, nl: 1, vi: 4 }
/** A subject stands among these first characters; what goes on without a space for longer is no word. */
const OPENING_CHARACTERS = 200
/** Words that join two nouns to one thing. */
const JOINTS = new Set('de da do das dos del della delle di du des d l'.split(' '))

/**
 * The subject of a text that repeats nothing: the name it begins with, or its first noun with what belongs to it.
 * There is no parser: in English a plural ends the phrase and so does a word that looks like a verb, elsewhere a count.
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
  return languageCode(language) === 'en'
    ? englishSubject(opening, spans.slice(at))
    : otherSubject(opening, spans.slice(at), language)
}

function cut(text: string, start: number, end: number): string {
  return normaliseSpace(text.slice(start, end))
}

function englishSubject(opening: string, [first, second]: readonly Span[]): string {
  if (first === undefined) return ''
  const isWhole =
    second === undefined || second.start > first.end + 1 || /s$/.test(opening.slice(first.start, first.end))
  const next = second === undefined ? '' : opening.slice(second.start, second.end)
  const ends = isWhole || /(?:[^s]s|ed)$/.test(next) || isStopWord(next, 'English-US')
  return cut(opening, first.start, ends ? first.end : second.end)
}

/** The first noun, the word beside it, or what a joint ties to it; without an article run together with it. */
function otherSubject(opening: string, spans: readonly Span[], language: ContentLanguage): string {
  const [first, second, third] = spans
  if (first === undefined) return ''
  const most = LONGEST[languageCode(language)] ?? 2
  const wordAt = (span: Span | undefined) => (span === undefined ? '' : opening.slice(span.start, span.end))
  const isTied = JOINTS.has(wordAt(second).toLowerCase()) && !isStopWord(wordAt(third), language)
  if (isTied && third !== undefined) return cut(opening, first.start, third.end)
  let end = first.end
  for (const span of spans.slice(1, most)) {
    if (span.start > end + 1 || isStopWord(wordAt(span), language)) break
    end = span.end
  }
  const whole = cut(opening, first.start, end)
  const bare = foldedWord(wordAt(first), language)
  return bare.length < wordAt(first).length ? bare + whole.slice(wordAt(first).length) : whole
}
