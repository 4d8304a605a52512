import { type ContentLanguage, numbers, type Span } from '../../../../engines/text/index.ts'
import type { FactVerdict } from '../../facts/fixed-values.ts'
import type { Finding } from './judge.ts'

/** A verdict as it is shown, with the words of the claim that are at fault. */
export interface ShownVerdict {
  verdict: FactVerdict
  faults: Span[]
}

/**
 * The verdict that is shown, by plain rules. Disputed only in how far it goes, all for some: misleading. Disputed in one of
 * its figures, while others of the same kind stand in the same evidence: partly. Disputed otherwise: contradicted.
 */
export function verdictOf(
  claim: string,
  { verdict, faults }: Finding,
  evidence: readonly string[],
  language: ContentLanguage,
): ShownVerdict {
  if (verdict === 'unsure') return { verdict: 'no-evidence', faults: [] }
  if (verdict === 'supported') return { verdict, faults: [] }
  const spans = distinct(faults.map((fault) => fault.claim))
  if (faults.length > 0 && faults.every(({ rule }) => rule === 'extent'))
    return { verdict: 'misleading', faults: spans }
  const isOfFigures = faults.length > 0 && faults.every(({ rule }) => rule === 'number' || rule === 'date')
  const isPartly = isOfFigures && holdsOtherFigures(claim, faults, evidence, language)
  return { verdict: isPartly ? 'partly' : 'contradicted', faults: spans }
}

/** A date beside a figure that is wrong makes the claim no better: it says when, and not how much. */
function holdsOtherFigures(
  claim: string,
  faults: Finding['faults'],
  evidence: readonly string[],
  language: ContentLanguage,
): boolean {
  const there = new Set(faults.flatMap(({ index }) => numbers(evidence[index] ?? '', language)).map(({ key }) => key))
  return numbers(claim, language)
    .filter(({ start, end }) => !faults.some((fault) => fault.claim.start < end && fault.claim.end > start))
    .some(({ key, kind }) => kind !== 'year' && kind !== 'date' && there.has(key))
}

function distinct(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map(({ start, end }) => [`${start} ${end}`, { start, end }])).values()]
}
