import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, type NumberMention, numbers, sentences } from '../../../../engines/text/index.ts'
import type { Quoted } from './carried-clauses.ts'
import { type Claim, LARGEST_COUNT } from './claim.ts'
import { clausesOf } from './clauses.ts'
import { added, coverOf, lacksHard, together } from './weighing.ts'

/** So much must what is left of a quotation bring that the others lack. */
const WORTH_KEEPING = 1.5

/**
 * The quotations of a sentence without what another source has corrected since: `every ten minutes` behind a sentence that says `every five
 * minutes`, as the later of two sources has it. Of such a quotation the clauses without that figure are left, where they bring what the
 * others lack, else nothing. One alone stays: then it isn't known which of the two is right.
 */
export function withoutOutdated<P extends Passage>(claim: Claim, quoted: readonly Quoted<P>[]): Quoted<P>[] {
  let kept = [...quoted]
  for (const one of quoted) {
    const others = kept.filter((other) => other !== one)
    if (others.length === 0 || !hasOtherFigure(claim, one.quote)) continue
    const known = together(...others.map(({ quote }) => coverOf(claim, quote)))
    if (lacksHard(claim, known)) continue
    const left = clausesWithout(claim, one.quote)
    const isWorth = left !== null && added(claim, coverOf(claim, left), known) >= WORTH_KEEPING
    kept = kept.flatMap((other) => {
      if (other !== one) return [other]
      return isWorth ? [{ ...one, quote: left }] : []
    })
  }
  return kept.filter((one, at) => kept.findIndex(({ quote }) => quote === one.quote) === at)
}

/**
 * Whether a text has another figure of the same sort and unit as the claim, and none of the claim's own of that sort, neither as it stands
 * nor to reckon it from.
 */
export function hasOtherFigure({ words, language }: Pick<Claim, 'words' | 'language'>, quote: string): boolean {
  const own = figuresOf(words, language)
  const there = figuresOf(quote, language)
  const isOther = [...Map.groupBy(own, sortOf)].some(([sort, figures]) => {
    const same = there.filter((figure) => sortOf(figure) === sort)
    return same.length > 0 && !same.some(({ key }) => figures.some((figure) => figure.key === key))
  })
  if (!isOther) return false
  if (own.some((figure) => isSumOfTwo(figure, there))) return false
  return derivedFigures({ words, language }, { words: quote, language }) === null
}

function isSumOfTwo(sum: NumberMention, figures: readonly NumberMention[]): boolean {
  const same = figures.filter((figure) => sortOf(figure) === sortOf(sum))
  return same.some((one, at) => same.slice(at + 1).some((other) => one.value + other.value === sum.value))
}

/** Figures that can be corrected; a small number in words mostly counts what is listed. */
function figuresOf(text: string, language: ContentLanguage): NumberMention[] {
  return numbers(text, language).filter(
    ({ kind, value, start, end }) => kind !== 'number' || value > LARGEST_COUNT || /\d/.test(text.slice(start, end)),
  )
}

/** A year and a bare number may be the same thing. */
function sortOf({ kind, unit = '' }: NumberMention): string {
  return `${kind === 'year' ? 'number' : kind} ${unit}`
}

/** The longest run of clauses that have no other figure; null where there is none. */
function clausesWithout(claim: Claim, quote: string): string | null {
  const clauses = sentences(quote, claim.language).flatMap((sentence) =>
    clausesOf(quote.slice(sentence.start, sentence.end), claim.language).map(({ start, end }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
    })),
  )
  const runs: { start: number; end: number }[] = []
  let isOpen = false
  for (const { start, end } of clauses) {
    const isClean = !hasOtherFigure(claim, quote.slice(start, end))
    const last = runs.at(-1)
    if (isClean && isOpen && last) runs[runs.length - 1] = { start: last.start, end }
    else if (isClean) runs.push({ start, end })
    isOpen = isClean
  }
  const [longest] = runs.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  return longest ? quote.slice(longest.start, longest.end).replace(MARKS, '') : null
}

const MARKS = /^[,;:—–\s]+/
