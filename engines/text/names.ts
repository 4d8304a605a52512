import { abbreviationKind } from './abbreviations.ts'
import { isLower, isUpper } from './characters.ts'
import { type ContentLanguage, defaultLanguage } from './language.ts'
import { measureAfter } from './measures.ts'
import { sentences } from './sentences.ts'
import type { Span } from './span.ts'
import { folded, isStopWord } from './stopwords.ts'
import { words } from './words.ts'

/** A proper name as it is in a text: of a person, place, people, organisation, product or work. */
export interface Name extends Span {
  /** The words of the span, without the `'s` of the owner. */
  readonly name: string
}

/**
 * Proper names of a text in order, by the rules of capital letters. Titles (`Dr.`), weekdays and months are no part of
 * them, nor are units behind a number. The first word of a sentence is a name only if something else says so: a capital inside it, a name after it, or
 * the same word large in the middle of another sentence and nowhere small. German writes all nouns large, so there only
 * runs of two and more, and words with several capitals, count. Lines in capitals or title case have no names.
 */
export function names(text: string, language: ContentLanguage = defaultLanguage): Name[] {
  const lists = sentences(text, language).map((sentence) => tokensOf(text, sentence, language))
  const seen = wordForms(lists)
  return lists.flatMap((tokens) => (isHeadline(text, tokens) ? [] : namesOf(text, tokens, seen, language)))
}

interface Token extends Span {
  readonly word: string
  readonly shape: 'small' | 'large' | 'capitals'
  readonly isFirst: boolean
  readonly isStop: boolean
}

function tokensOf(text: string, sentence: Span, language: ContentLanguage): Token[] {
  const inside = text.slice(sentence.start, sentence.end)
  const spans = words(inside)
  return spans.map((span, index) => {
    const whole = inside.slice(span.start, span.end)
    const word = whole.replace(/['’]s?$/, '')
    const before = inside.slice(spans[index - 1]?.end ?? 0, span.start)
    const start = sentence.start + span.start
    const isUnit =
      /\d\s?$/.test(inside.slice(Math.max(0, span.start - 2), span.start)) &&
      isMeasure(inside, spans[index - 1], span, language)
    return {
      start,
      end: start + word.length,
      word,
      shape: isUnit ? 'small' : shapeOf(word),
      isFirst: index === 0 || /[:"“„«‘(•|\t\n]/.test(before),
      isStop: isStopWord(whole, language),
    }
  })
}

/** `MW` in `240 MW`: capitals that are the unit of the number before. */
function isMeasure(text: string, number: Span | undefined, word: Span, language: ContentLanguage): boolean {
  const measure = number && measureAfter(text, number.end, false, language)
  return measure?.unit !== undefined && measure.end === word.end
}

function shapeOf(word: string): Token['shape'] {
  const capitals = [...word].filter((char) => isUpper(char.codePointAt(0) ?? 0)).length
  if (capitals === 0) return 'small'
  if (capitals > 1 || !isUpper(word.codePointAt(0) ?? 0)) return 'capitals'
  return 'large'
}

interface WordForms {
  readonly small: ReadonlySet<string>
  /** Words that are large where no sentence begins. */
  readonly large: ReadonlySet<string>
}

function wordForms(lists: readonly Token[][]): WordForms {
  const small = new Set<string>()
  const large = new Set<string>()
  for (const tokens of lists) {
    for (const token of tokens) {
      if (token.shape === 'small') small.add(token.word)
      else if (!token.isFirst) large.add(token.word)
    }
  }
  return { small, large }
}

/** `How To Bake Good Bread`, `BREAKING NEWS`: capitals that say nothing. */
function isHeadline(text: string, tokens: readonly Token[]): boolean {
  const content = tokens.filter((token) => !token.isStop && /^\p{L}/u.test(token.word))
  if (content.length > 1 && tokens.every((token) => token.word === token.word.toUpperCase())) return true
  if (content.length < 4 || '.!?'.includes(text.charAt(tokens.at(-1)?.end ?? 0) || ' ')) return false
  return content.filter((token) => token.shape !== 'small').length / content.length > 0.8
}

function namesOf(text: string, tokens: readonly Token[], seen: WordForms, language: ContentLanguage): Name[] {
  const found: Name[] = []
  for (let index = 0; index < tokens.length; ) {
    const run = runFrom(text, tokens, index, language)
    const [first, last] = [tokens[index], tokens[index + run - 1]]
    const isName =
      run > 1
        ? isRunOfNames(tokens.slice(index, index + run), seen, language)
        : run === 1 && isLoneName(first, seen, language)
    if (isName && first !== undefined && last !== undefined) {
      found.push({ start: first.start, end: last.end, name: text.slice(first.start, last.end) })
    }
    index += isName ? run : 1
  }
  return found
}

const LONGEST_NAME = 12

/** How many tokens from `from` on make one name, connecting words between them counted; 0 when none begins here. */
function runFrom(text: string, tokens: readonly Token[], from: number, language: ContentLanguage): number {
  if (!mayBeName(tokens[from], language)) return 0
  let length = 1
  for (let at = from + 1; at < Math.min(tokens.length, from + LONGEST_NAME); at += 1) {
    const token = tokens[at]
    const before = tokens[at - 1]
    if (token === undefined || before === undefined || !isJoined(text, before, token)) break
    if (mayBeName(token, language)) length = at - from + 1
    else if (!connectors.has(token.word) || at - from - length > 1) break
  }
  return length
}

const connectors = new Set(
  'of the de del della di da do dos das du des la le van von der den zu bin ibn al el y e'.split(' '),
)

function mayBeName(token: Token | undefined, language: ContentLanguage): boolean {
  if (token === undefined || token.shape === 'small' || token.isStop) return false
  if (/^\d/.test(token.word) || token.word === 'I') return false
  const lower = folded(token.word, language)
  return abbreviationKind(lower, language) !== 'title' && !calendar.has(lower)
}

const calendar = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december`.split(/\s+/),
)

/** Nothing but a blank or an ampersand between the two; a point only after an initial or a title. */
function isJoined(text: string, before: Token, token: Token): boolean {
  const gap = text.slice(before.end, token.start)
  if (gap === ' ' || gap === ' & ' || gap === '&' || gap === '\u00a0') return true
  return (gap === '. ' || gap === '.') && before.word.length <= 2
}

function isLoneName(token: Token | undefined, seen: WordForms, language: ContentLanguage): boolean {
  if (token === undefined) return false
  if (token.shape === 'capitals') return token.word.length > 1
  if (language === 'German' || token.word.length < 2) return false
  if (!token.isFirst) return true
  return seen.large.has(token.word) && !seen.small.has(lowerFirst(token.word))
}

/** A run that begins a sentence is a name if it goes on large, unless its first word is also written small. */
function isRunOfNames(run: readonly Token[], seen: WordForms, language: ContentLanguage): boolean {
  const [first, second] = run
  if (first === undefined) return false
  if (!first.isFirst && language !== 'German') return true
  if (second === undefined || second.shape === 'small' || seen.small.has(lowerFirst(first.word))) return false
  // `Schwere Räder`, `Drei Tage`: its place alone makes the first word large, and German every noun behind it
  return language !== 'German' || !first.isFirst || run.length > 2 || seen.large.has(first.word)
}

function lowerFirst(word: string): string {
  return isLower(word.codePointAt(0) ?? 0) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}
