import type { FactVerdict } from './fixed-values.ts'

/** How sure a verdict is, in three steps: finer ones would claim more than was measured. */
export type ConfidenceLevel = 'high' | 'medium' | 'low'

const HIGH = 0.75
const MEDIUM = 0.5

/** How sure the verdict on a claim is; null where there is none, or where it only says that nothing was settled. */
export function confidenceLevel({
  verdict,
  confidence,
}: Readonly<{ verdict: FactVerdict | null; confidence: number | null }>): ConfidenceLevel | null {
  if (verdict === null || verdict === 'no-evidence' || verdict === 'source-invented' || confidence === null) return null
  return confidence >= HIGH ? 'high' : confidence >= MEDIUM ? 'medium' : 'low'
}
