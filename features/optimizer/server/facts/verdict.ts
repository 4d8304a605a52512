import { type ContentLanguage, numbers, type Span } from '../../../../engines/text/index.ts'
import type { FactVerdict } from '../../facts/fixed-values.ts'
import { type Finding, overstatedIn } from './judge.ts'

/** A verdict as it is shown, with the words of the claim that are at fault. */
export interface ShownVerdict {
  verdict: FactVerdict
  faults: Span[]
  /** The claim with the evidence's own word where it says too much. */
  softened?: string | null
}

/**
 * The verdict that is shown, by plain rules. Borne out, but said more surely than any evidence does: misleading. Disputed
 * in some of its figures, while others of them stand in the same evidence: partly. Disputed otherwise: contradicted.
 */
export function verdictOf(
  claim: string,
  finding: Finding,
  evidence: readonly string[],
  language: ContentLanguage,
): ShownVerdict {
  if (finding.verdict === 'unsure') return { verdict: 'no-evidence', faults: [] }
  if (finding.verdict === 'supported') {
    const { faults, softened } = overstatedIn(claim, finding, evidence, language)
    return faults.length > 0 ? { verdict: 'misleading', faults, softened } : { verdict: 'supported', faults }
  }
  const isOfFigures = finding.faults.every(({ rule }) => rule === 'number' || rule === 'date')
  return {
    verdict: isOfFigures && holdsOtherFigures(claim, finding, evidence, language) ? 'partly' : 'contradicted',
    faults: distinct(finding.faults.map((fault) => fault.claim)),
  }
}

function holdsOtherFigures(
  claim: string,
  { faults }: Finding,
  evidence: readonly string[],
  language: ContentLanguage,
): boolean {
  const there = new Set(faults.flatMap(({ index }) => numbers(evidence[index] ?? '', language)).map(({ key }) => key))
  return numbers(claim, language)
    .filter(({ start, end }) => !faults.some((fault) => fault.claim.start < end && fault.claim.end > start))
    .some(({ key }) => there.has(key))
}

function distinct(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map(({ start, end }) => [`${start} ${end}`, { start, end }])).values()]
}
