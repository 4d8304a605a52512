import { type ContentLanguage, defaultLanguage, names, numbers, type Span } from '../text/index.ts'
import { extentExchange } from './extent-faults.ts'
import type { Finding } from './faults.ts'

/** A claim with the words at fault exchanged for the evidence's. */
export interface Correction {
  readonly text: string
  /** Where the new words are in `text`. */
  readonly start: number
  readonly end: number
}

/**
 * The claim with a number, date, unit, name or word of extent at fault exchanged for what the evidence has; undefined
 * where code alone cannot say it: other findings, words that are no longer there, or nothing that would change.
 */
export function proposeCorrection(
  claim: string,
  finding: Finding,
  evidence: readonly string[],
  language: ContentLanguage = defaultLanguage,
): Correction | undefined {
  const { rule, claim: at, evidence: by } = finding
  if (rule === 'extent') return softened(claim, finding, evidence, language)
  if (rule !== 'number' && rule !== 'date' && rule !== 'unit' && rule !== 'name') return undefined
  const wrong = claim.slice(at.start, at.end)
  const right = (evidence[by.index] ?? '').slice(by.start, by.end)
  if (wrong === '' || right === '' || wrong === right) return undefined
  const stands = rule === 'name' ? names : numbers
  if (!stands(claim, language).some((mention) => mention.start === at.start && mention.end === at.end)) return undefined
  return exchanged(claim, at, right)
}

function exchanged(claim: string, at: Span, words: string): Correction {
  return { text: claim.slice(0, at.start) + words + claim.slice(at.end), start: at.start, end: at.start + words.length }
}

/** `All dams leak` where the evidence says that some do. */
function softened(
  claim: string,
  { claim: at, evidence: by }: Finding,
  evidence: readonly string[],
  language: ContentLanguage,
): Correction | undefined {
  const room = (evidence[by.index] ?? '').slice(by.start, by.end)
  const words = extentExchange(claim.slice(at.start, at.end), room, language)
  return words === null ? undefined : exchanged(claim, at, words)
}
