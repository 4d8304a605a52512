import { type ContentLanguage, defaultLanguage, names, numbers, overlaps, type Span, textOf } from '../../text/index.ts'
import { extentExchange } from '../extent-faults.ts'
import { claimReader, type Statement, type StatementContext } from './compare.ts'

/** What a claim was compared with. */
export interface Compared {
  readonly sentence: string
  readonly context?: StatementContext
  readonly language?: ContentLanguage
}

/**
 * A claim with the one piece that differs as the sentence has it. Null unless that piece is of the same kind and form, fits
 * as it is, and the claim so changed says what the sentence says: to propose nothing is better than to make a true sentence false.
 */
export function correctedClaim(
  claim: string,
  found: Statement,
  { sentence, context = {}, language = defaultLanguage }: Compared,
): string | null {
  if (found.state !== 'differs') return null
  const [wrong, right] = [textOf(claim, found.claim), textOf(sentence, found.evidence)]
  const words = wordsFor(found.rule, wrong, right, { claim, at: found.claim, language })
  if (words === null || words === wrong || isSaidElsewhere(claim, found.claim, words, language)) return null
  if (found.rule === 'extent' && takesOtherEnding(claim.slice(found.claim.end), language)) return null
  if (!fitsArticle(claim.slice(0, found.claim.start), words)) return null
  const text = claim.slice(0, found.claim.start) + words + claim.slice(found.claim.end)
  return claimReader(text, language)(sentence, context).state === 'same' ? text : null
}

interface Place {
  readonly claim: string
  readonly at: Span
  readonly language: ContentLanguage
}

function wordsFor(rule: string, wrong: string, right: string, { claim, at, language }: Place): string | null {
  if (rule === 'extent') return extentExchange(wrong, right, language)
  if (rule === 'date') return dateLike(wrong, right)
  if (rule === 'name') return isWholeName(claim, at, language) && isNameLike(wrong, right) ? right : null
  if (rule !== 'number' && rule !== 'unit') return null
  return shapeOf(wrong) === shapeOf(right) ? right : null
}

/** A day for a day, a month for a month, a year for a year: the part of a date that the claim tells. */
function dateLike(wrong: string, right: string): string | null {
  if (shapeOf(wrong) === shapeOf(right)) return right
  if (/^\d{4}$/.test(wrong)) return /\b\d{4}\b/.exec(right)?.[0] ?? null
  if (/^\p{L}+ \d{4}$/u.test(wrong)) return /\p{L}+ \d{4}$/u.exec(right)?.[0] ?? null
  return null
}

/** How a figure is written: digits or words, joined or not; what letters they are says nothing. */
function shapeOf(words: string): string {
  return words
    .replace(/\d[\d.,\u00a0\u202f]*/g, '0')
    .replace(/\p{L}+/gu, 'a')
    .replace(/a-a/g, 'a')
    .replace(/^0|^a/, '#')
    .replace(/(?: a)+/g, ' a')
}

function isWholeName(claim: string, { start, end }: Span, language: ContentLanguage): boolean {
  return names(claim, language).some((name) => name.start === start && name.end === end)
}

/** As many words, and neither in capitals alone unless both are. */
function isNameLike(wrong: string, right: string): boolean {
  const isShort = (name: string) => name === name.toUpperCase()
  return wrong.split(/\s+/).length === right.split(/\s+/).length && isShort(wrong) === isShort(right)
}

/** Whether a claim has the new words already, in another place: then they belong there. */
function isSaidElsewhere(claim: string, at: Span, words: string, language: ContentLanguage): boolean {
  const [wanted] = numbers(words, language)
  if (wanted !== undefined) return numbers(claim, language).some((one) => one.key === wanted.key && !overlaps(one, at))
  return (claim.slice(0, at.start) + claim.slice(at.end)).includes(words)
}

/** `Alle gemähten Wiesen`, `einige gemähte Wiesen` (German). */
function takesOtherEnding(behind: string, language: ContentLanguage): boolean {
  return language === 'German' && /^\s+\p{Ll}+en(?!\p{L})/u.test(behind)
}

/** `a` before a vowel, `an` before none (English). */
function fitsArticle(before: string, words: string): boolean {
  const article = /(?:^|\s)(an?)\s$/i.exec(before)?.[1]?.toLowerCase()
  if (article === undefined) return true
  return (article === 'an') === /^(?:[aeiou]|8|11\b|18\b)/i.test(words)
}
