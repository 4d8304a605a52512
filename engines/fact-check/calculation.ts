import { type NumberMention, numbers, type Span } from '../text/index.ts'
import { HEDGED, isNear, type Worded } from './derived-figures.ts'

/** Periods that are counted in one another, hundredths for a share: what may be reckoned with and stands nowhere. */
const KNOWN = new Set([7, 12, 24, 52, 60, 100, 365])
const MOST_STEPS = 5

/**
 * The figures of a claim that a calculation yields which somebody wrote down, `1831 - 1807 = 24`, reckoned anew: each figure
 * in it stands in the evidence, the unit of the result is one of theirs or one that follows, and the claim has the result,
 * rounded as it may be. None where any of that does not hold; what the calculation says it comes to does not matter.
 */
export function recomputed(claim: Worded, calculation: string, evidence: Worded): Span[] {
  const written = stepsOf(calculation.split(/[=≈]/)[0] ?? '')
  const known = numbers(evidence.words, evidence.language)
  const steps = written?.map((step) => ({ ...step, ...givenAs(step, known) })) ?? []
  const figures = steps.flatMap(({ figure }) => figure ?? [])
  const isGiven = steps.every(({ figure, operator, value }) => figure || (isFactor(operator) && KNOWN.has(value)))
  if (!isGiven || figures.length === 0) return []
  const value = resultOf(steps)
  return numbers(claim.words, claim.language)
    .filter((one) => isResult(one, value, claim) && hasUnitFrom(one, figures, steps))
    .map(({ start, end }) => ({ start, end }))
}

/** The figure of the evidence that a step is, and its value in full where millions are written as such. */
function givenAs({ value }: Step, known: readonly NumberMention[]): { figure?: NumberMention; value: number } {
  const figure =
    known.find((one) => one.value === value) ?? known.find((one) => SCALES.some((scale) => one.value === value * scale))
  return figure ? { figure, value: figure.value } : { value }
}

const SCALES = [1_000, 1_000_000, 1_000_000_000]

function isFactor(operator: string): boolean {
  return operator === '*' || operator === '/'
}

interface Step {
  operator: string
  value: number
}

/** `a - b`, `a / b * 100`, with the units that were written along; null for anything else. */
function stepsOf(written: string): Step[] | null {
  const plain = written
    .replace(/[−–—]/g, '-')
    .replace(/[×·]|(?<=\d\s?)x(?=\s?\d)/g, '*')
    .replace(/[÷:]/g, '/')
    .replace(/[^\d\s.,+*/-]/g, '')
  const tokens = plain.match(/\d[\d.,]*|[-+*/]/g) ?? []
  const steps: Step[] = []
  for (let at = 0; at < tokens.length; at += 2) {
    const operator = at === 0 ? '+' : (tokens[at - 1] ?? '')
    const value = figureOf(tokens[at] ?? '')
    if (!'+-*/'.includes(operator) || Number.isNaN(value)) return null
    steps.push({ operator, value })
  }
  return steps.length > 1 && steps.length <= MOST_STEPS ? steps : null
}

/** A figure however its language sets marks: `1,240`, `1.240`, `14.5`, `14,5`, `1,240.5`, `1.240,5`. */
function figureOf(token: string): number {
  const digits = token.replace(/[.,]$/, '')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  const mark = digits.charAt(Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(',')))
  const isGrouped = digits.includes('.') && digits.includes(',')
  return Number(
    isGrouped ? digits.replaceAll(mark === '.' ? ',' : '.', '').replace(',', '.') : digits.replace(',', '.'),
  )
}

/** Products before sums. */
function resultOf(steps: readonly Step[]): number {
  const terms: number[] = []
  for (const { operator, value } of steps) {
    const last = terms.at(-1) ?? 0
    if (operator === '*') terms.splice(-1, 1, last * value)
    else if (operator === '/') terms.splice(-1, 1, last / value)
    else terms.push(operator === '-' ? -value : value)
  }
  return terms.reduce((sum, term) => sum + term, 0)
}

function isResult({ start, value, kind }: NumberMention, result: number, { words }: Worded): boolean {
  if (kind === 'date' || kind === 'time' || kind === 'ordinal') return false
  const isRough = HEDGED.test(words.slice(0, start))
  const scales = kind === 'percent' ? [1, 100] : [1]
  return scales.some((scale) => isNear(value, Math.abs(result) * scale, isRough))
}

/**
 * What a result may be counted in: what one of the figures is, years between two years, percent of a quotient. Hundredths
 * are for shares, so that no figure becomes another by a hundred.
 */
function hasUnitFrom(
  { kind, unit }: NumberMention,
  figures: readonly NumberMention[],
  steps: readonly Step[],
): boolean {
  const isOfShares = kind === 'percent' || figures.some((one) => one.kind === 'percent')
  if (!isOfShares && steps.some(({ value }) => value === 100) && !figures.some(({ value }) => value === 100))
    return false
  if (kind === 'number') return true
  if (kind === 'percent')
    return steps.some(({ operator }) => operator === '/') || figures.some((one) => one.unit === unit)
  const isDated = (one: NumberMention) => one.kind === 'year' || one.kind === 'date'
  if (kind === 'year') return figures.some(isDated)
  if (unit === 'yr' && figures.filter(isDated).length > 1) return true
  return figures.some((one) => one.unit === unit) || figures.length < steps.length
}
