import { abbreviationKind } from './abbreviations.ts'
import { charClass, DIGIT, isInvisible, isSpace, isUpper, LETTER, LOWER, UPPER } from './characters.ts'
import type { ContentLanguage } from './language.ts'
import type { SentenceMark } from './sentence-marks.ts'
import { isStopWord } from './stopwords.ts'

const LONGEST_TOKEN = 40
/** What is quoted before a point is no abbreviation: `the symbol 'kg'.` */
const CLOSERS = '"\'’”»)]'
const OPENERS = '"\'“„‚‘«‹([{¿¡*_#「『（《〈【'

/** Where a mark stands: in which text, and where its sentence so far begins and its stretch ends. */
export interface MarkContext {
  readonly text: string
  readonly sentenceStart: number
  readonly stretchEnd: number
  readonly language: ContentLanguage
}

/** What begins after a mark: the first letter or digit behind blanks, quotes and brackets. */
interface Follower {
  readonly at: number
  readonly kind: 'upper' | 'lower' | 'digit' | 'other' | 'symbol' | 'nothing'
  /** Whether white space parts it from the mark. */
  readonly spaced: boolean
  readonly opened: boolean
  readonly word: string
}

/** Whether a sentence ends with this mark. Looks no further than a word to either side, so the answer is local. */
export function endsSentence(mark: SentenceMark, context: MarkContext): boolean {
  const next = followerOf(mark, context)
  if (next.kind === 'nothing') return true
  if (mark.start === context.sentenceStart) return false
  if (mark.kind === 'full') return true
  if (!next.spaced) return isRunTogether(mark, next, context)
  if (mark.kind === 'strong') return endsAfterStrong(mark, next, context)
  if (mark.kind === 'ellipsis') return endsAfterEllipsis(mark, next, context)
  return endsAfterPeriod(mark, next, context)
}

function followerOf(mark: SentenceMark, { text, stretchEnd }: MarkContext): Follower {
  let at = mark.end
  while (at < stretchEnd && (isSpace(text.charCodeAt(at)) || isInvisible(text.charCodeAt(at)))) at += 1
  const spaced = at > mark.end
  const from = at
  while (at < stretchEnd && (OPENERS.includes(text.charAt(at)) || isBlankAfterGuillemet(text, at))) at += 1
  const opened = at > from
  if (at >= stretchEnd) return { at, kind: opened ? 'symbol' : 'nothing', spaced, opened, word: '' }
  const word = wordAt(text, at)
  return { at, kind: beginningOf(word === '' ? text.charAt(at) : word), spaced, opened, word }
}

/** French sets a blank inside its quotation marks. */
function isBlankAfterGuillemet(text: string, at: number): boolean {
  return isSpace(text.charCodeAt(at)) && '«‹'.includes(text.charAt(at - 1))
}

function beginningOf(word: string): Follower['kind'] {
  const bits = charClass(word.codePointAt(0) ?? 0)
  if ((bits & UPPER) !== 0) return 'upper'
  if ((bits & LOWER) !== 0) return isUpper(word.codePointAt(1) ?? 0) ? 'upper' : 'lower'
  if ((bits & DIGIT) !== 0 || '$€£¥₹₺₫§№#'.includes(word)) return 'digit'
  if ('-–—>~.…'.includes(word)) return 'upper'
  return (bits & LETTER) !== 0 ? 'other' : 'symbol'
}

/** `What? Yes` and careless `what? yes`, but not `Yahoo! in` nor `"Really?" he said` nor `"Stop!" Jane Doe said`. */
function endsAfterStrong(mark: SentenceMark, next: Follower, { text, sentenceStart, language }: MarkContext): boolean {
  if (mark.closers < mark.end && namesSpeaker(next, text, language)) return false
  if (next.kind !== 'lower') return next.kind !== 'symbol' || next.opened
  return mark.closers === mark.end && !isCapitalised(tokenBefore(text, mark.start, sentenceStart))
}

const speaker =
  /^(?:\p{Lu}[\p{L}.’'-]*\s){1,3}(?:said|says|asked|asks|cried|replied|shouted|added|wrote|told|answered)\b/u
const LONGEST_SPEAKER = 80

function namesSpeaker(next: Follower, text: string, language: ContentLanguage): boolean {
  if (next.kind !== 'upper' || next.opened || isStopWord(next.word, language)) return false
  return speaker.test(text.slice(next.at, next.at + LONGEST_SPEAKER))
}

/** `that.... She`; not `[...] Smith`, and not before English `I`, which is always large. */
function endsAfterEllipsis(mark: SentenceMark, next: Follower, { text, language }: MarkContext): boolean {
  if (next.kind !== 'upper' && next.kind !== 'other') return false
  if ('[('.includes(text.charAt(mark.start - 1))) return false
  const isTwoPoints = mark.closers - mark.start === 2 && text.charAt(mark.start) === '.'
  return isTwoPoints || next.word !== 'I' || !language.startsWith('English')
}

function endsAfterPeriod(mark: SentenceMark, next: Follower, { text, sentenceStart, language }: MarkContext): boolean {
  const token = withoutElision(tokenBefore(text, mark.start, sentenceStart), language)
  if (next.kind === 'symbol') return next.opened
  const closed = mark.closers < mark.end
  if (next.kind === 'lower') return !closed && !isHalfDay(text, mark) && endsBeforeSmall(token, next.word, language)
  if (token === '' || closed || CLOSERS.includes(text.charAt(mark.start - 1))) return true
  switch (abbreviationKind(token.toLowerCase(), language)) {
    case 'title':
    case 'inner':
      return false
    case 'number':
      return !isNumbering(next)
    case 'other':
      // `in.` is inches behind a figure alone; without one it is the word
      if (isStopWord(token, language) && !isBehindFigure(text, mark.start - token.length)) return true
      return startsSentences(next, text, language)
    case null:
      return !isShortForm(token, next, language) || startsSentences(next, text, language)
  }
}

/** The first point of `7 a. m.`, as Spanish has it. */
function isHalfDay(text: string, { start }: SentenceMark): boolean {
  return /\d\s[ap]\.\sm\./.test(text.slice(Math.max(0, start - 3), start + 4))
}

function isBehindFigure(text: string, at: number): boolean {
  return /\d\s?$/.test(text.slice(Math.max(0, at - 2), at))
}

/** `J`, `U.S`, `Bldg`, and in German, Polish and Turkish the ordinal `3`: what may be before a name. */
function isShortForm(token: string, next: Follower, language: ContentLanguage): boolean {
  if (/^\p{L}$/u.test(token) || isDotted(token) || isVowelless(token)) return true
  return next.kind === 'upper' && countsWithPoints.has(language) && /^\d{1,2}$/.test(token)
}

const countsWithPoints: ReadonlySet<ContentLanguage> = new Set(['German', 'Polish', 'Turkish'])

/** `U.S`, `Ph.D`, `a.m`: parts of one or two letters; not `page.html`. */
function isDotted(token: string): boolean {
  return token.length < 12 && /^\p{L}{1,2}(\.\p{L}{1,2})+$/u.test(token)
}

/** `Bldg`, `hrs`, `Pvt`: no word in any of our languages lacks a vowel, and acronyms are written large. */
function isVowelless(token: string): boolean {
  return token.length > 1 && token.length < 5 && /^[A-Z]?[bcdfghjklmnpqrstvwxz]+$/.test(token)
}

/** `55`, `IV`, `B`: what follows `p.`, `vol.`, `fig.`. */
function isNumbering(next: Follower): boolean {
  return next.kind === 'digit' || /^(?:[A-Z]|[IVXLC]{1,6})$/.test(next.word)
}

/** A word that begins sentences and hardly ever names: stop words do, initials (`A. Smith`) and brackets do not. */
function startsSentences(next: Follower, text: string, language: ContentLanguage): boolean {
  if ('([{'.includes(text.charAt(next.at - 1)) || next.kind === 'digit') return false
  if (next.word.length === 1 && text.charAt(next.at + 1) === '.') return false
  return isStopWord(next.word, language)
}

/** Careless writing begins sentences small; unknown abbreviations do not end them: only plain words and numbers do. */
function endsBeforeSmall(token: string, following: string, language: ContentLanguage): boolean {
  if (abbreviationKind(token.toLowerCase(), language) !== null || following === 'of') return false
  if (/^\d/.test(token)) return !countsWithPoints.has(language) && token.length > 1
  return /^[\p{L}’'-]+$/u.test(token) && (token.length > 3 ? !isVowelless(token) : isStopWord(token, language))
}

/** `world.Today`: no blank after the point, a small word before it and a capitalised one after it. */
function isRunTogether(mark: SentenceMark, next: Follower, { text, sentenceStart, language }: MarkContext): boolean {
  if (next.kind !== 'upper' || mark.kind === 'ellipsis' || mark.closers < mark.end) return false
  const before = tokenBefore(text, mark.start, sentenceStart)
  if (before.includes('@') || before.includes('/') || before.startsWith('www.')) return false
  if (isStopWord(next.word, language) || abbreviationKind(next.word.toLowerCase(), language) === 'title') {
    return /[\p{Ll}\d]{2}$/u.test(before)
  }
  const isPlain = /^\p{Ll}{3,}$/u.test(before) && /^\p{Lu}\p{Ll}+$/u.test(next.word)
  return isPlain && !'.@/_('.includes(text.charAt(next.at + next.word.length))
}

/** Whether a word begins with a capital, as names with a mark of their own do: `Yahoo!`. */
function isCapitalised(token: string): boolean {
  return isUpper(token.codePointAt(0) ?? 0) && token !== token.toUpperCase()
}

/** The word that a point is set to, without brackets and quotes around it. */
function tokenBefore(text: string, point: number, from: number): string {
  const least = Math.max(from, point - LONGEST_TOKEN)
  let end = point
  while (end > least && '"\'”’»)]'.includes(text.charAt(end - 1))) end -= 1
  let at = end
  while (at > least && !isSpace(text.charCodeAt(at - 1))) at -= 1
  while (at < end && OPENERS.includes(text.charAt(at))) at += 1
  return text.slice(at, end)
}

/** `l’art` is `art` where articles lose their vowel. */
function withoutElision(token: string, language: ContentLanguage): string {
  if (language !== 'French' && language !== 'Italian') return token
  return token.slice(Math.max(token.lastIndexOf("'"), token.lastIndexOf('’')) + 1)
}

function wordAt(text: string, from: number): string {
  let at = from
  while (at - from < LONGEST_TOKEN && isPartOfWord(text, at)) at += 1
  return text.slice(from, at)
}

function isPartOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code >= 0xd800 && code <= 0xdfff) return (charClass(text.codePointAt(at) ?? 0) & LETTER) !== 0
  if (code === 0x27 || code === 0x2019) return (charClass(text.charCodeAt(at + 1)) & LETTER) !== 0
  return (charClass(code) & (LETTER | DIGIT)) !== 0
}
