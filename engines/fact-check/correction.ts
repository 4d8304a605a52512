import { type ContentLanguage, defaultLanguage, names, numbers } from '../text/index.ts'
import type { Finding } from './judge.ts'

/** A claim with the words at fault exchanged for the evidence's. */
export interface Correction {
  readonly text: string
  /** Where the new words stand in `text`. */
  readonly start: number
  readonly end: number
}

/**
 * The claim with a number, date, unit or name at fault exchanged for what the evidence has, word for word; undefined
 * where code alone cannot say it: other findings, words that are no longer there, or nothing that would change.
 */
export function proposeCorrection(
  claim: string,
  finding: Finding,
  evidence: readonly string[],
  language: ContentLanguage = defaultLanguage,
): Correction | undefined {
  const { rule, claim: at, evidence: by } = finding
  if (rule !== 'number' && rule !== 'date' && rule !== 'unit' && rule !== 'name') return undefined
  const wrong = claim.slice(at.start, at.end)
  const right = (evidence[by.index] ?? '').slice(by.start, by.end)
  if (wrong === '' || right === '' || wrong === right) return undefined
  const stands = rule === 'name' ? names : numbers
  if (!stands(claim, language).some((mention) => mention.start === at.start && mention.end === at.end)) return undefined
  const text = claim.slice(0, at.start) + right + claim.slice(at.end)
  return { text, start: at.start, end: at.start + right.length }
}
