import { derivedFigures } from '../../../engines/fact-check/index.ts'
import {
  type ContentLanguage,
  folded,
  numbers,
  overlaps,
  placeholders,
  type Span,
  sentences,
  textOf,
  words as wordSpans,
} from '../../../engines/text/index.ts'
import type { Fault } from '../generator.ts'
import { secondOf, timesIn } from './chapters.ts'

/** Numbers below this are counted by whoever writes: three reasons, the 2 steps. */
const SMALLEST = 10
/** So many are named at most. */
const MOST_NAMED = 5

/** Figures that neither the person nor a source gave, and that don't follow from theirs. The numbers of a list are none. */
export function numbersNotGiven(text: string, known: string, language: ContentLanguage): Fault[] {
  const content = text.replace(/^\d{1,3}\. /gm, '')
  const given = new Set(numbers(known, language).map(({ key }) => key))
  const times = timesIn(known)
  const digits = new Set(known.match(/\d+(?:[.,]\d+)*/g) ?? [])
  const made = numbers(content, language).filter(
    ({ value, key, start, end }) =>
      Math.abs(value) >= SMALLEST &&
      !given.has(key) &&
      /\d/.test(content.slice(start, end)) &&
      !times.has(secondOf(content.slice(start, end)) ?? -1) &&
      !isWithin(content.slice(start, end), digits),
  )
  const reckoned = reckonedIn(content, made, known, language)
  const odd = made.filter((span) => !reckoned.some((one) => overlaps(one, span)))
  const named = [...new Set(odd.map((span) => textOf(content, span).trim()))].slice(0, MOST_NAMED)
  if (named.length === 0) return []
  return [
    {
      part: '',
      code: 'number-not-given',
      message: `Not in what you gave: ${named.join(', ')}. Check before you use it.`,
      ask: `Nobody gave these figures: ${named.join(', ')}. Leave out what is made up. What follows from given figures (a sum, a share, a time behind a cut) stays; reckon it again.`,
    },
  ]
}

/** Where sentences have figures, some of them among the odd ones, that follow from given ones. */
function reckonedIn(content: string, odd: readonly Span[], known: string, language: ContentLanguage): Span[] {
  return sentences(content, language)
    .filter((sentence) => odd.some((one) => overlaps(one, sentence)))
    .flatMap((sentence) => {
      const spans = derivedFigures({ words: textOf(content, sentence), language }, { words: known, language })?.spans
      return (spans ?? []).map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }))
    })
}

function isWithin(mention: string, digits: ReadonlySet<string>): boolean {
  return (mention.match(/\d+(?:[.,]\d+)*/g) ?? []).every((number) => digits.has(number))
}

/** Words that were changed, added, or left out where only breaks were to be added. */
export function wordsChanged(content: string, given: string): Fault[] {
  const [now, before] = [content, given].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]]
  const at = now.findIndex((word, place) => word !== before[place])
  if (at < 0 && now.length === before.length) return []
  const from = Math.max(0, (at < 0 ? now.length : at) - 2)
  const [here, there] = [now, before].map((words) => words.slice(from, from + 6).join(' '))
  return [
    {
      part: '',
      code: 'words-changed',
      message: `Not only the paragraphs were changed. It first differs at “${there}”.`,
      ask: `You changed words. It first differs where TEXT has “${there}” and you have “${here}”. Copy every word of TEXT as it is and add only empty lines.`,
    },
  ]
}

/** Placeholders that the sending program would not fill in. */
export function placeholdersUnknown(content: string, allowed: string): Fault[] {
  const odd = placeholders(content, allowed)
    .filter(({ isKnown }) => !isKnown)
    .map(({ text }) => text)
  const named = [...new Set(odd)].slice(0, MOST_NAMED)
  if (named.length === 0) return []
  const names =
    allowed
      .split(/[,\s]+/)
      .filter(Boolean)
      .map((name) => `{{${name.replace(/[{}]/g, '').toLowerCase()}}}`)
      .join(', ') || 'none'
  return [
    {
      part: '',
      code: 'placeholder-unknown',
      message: `These placeholders wouldn’t be filled in: ${named.join(', ')}.`,
      ask: `These placeholders do not exist: ${named.join(', ')}. The only ones are: ${names}. Use them in exactly that form or do without.`,
    },
  ]
}

/** Keywords that the text was to have and does not, in whatever case and accents. */
export function keywordsMissing(content: string, keywords: string): Fault[] {
  const text = folded(content)
  const missing = keywords
    .split(/[,;\n]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword && !text.includes(folded(keyword)) && !hasAllWords(text, keyword))
  if (missing.length === 0) return []
  const named = missing.slice(0, MOST_NAMED).join(', ')
  return [{ part: '', code: 'keyword-missing', message: `Missing: ${named}.`, ask: `These are missing: ${named}.` }]
}

/** The words of a keyword in any order and place, by their first letters: `tide turbines` has `turbine of the tides`. */
function hasAllWords(text: string, keyword: string): boolean {
  const plain = folded(keyword)
  return wordSpans(plain).every((span) =>
    text.includes(textOf(plain, span).slice(0, Math.max(4, span.end - span.start - 2))),
  )
}
