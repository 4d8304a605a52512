import type { Span } from '../text/index.ts'

/**
 * In what a claim and its evidence differ. `direction`: more against less; `opposite`: contrary words; `unsaid`: what the
 * evidence does not say of its matter.
 */
export type FaultRule = 'number' | 'date' | 'unit' | 'name' | 'negation' | 'opposite' | 'direction' | 'unsaid'

/** The words at fault: a span in the claim, and the words of one sentence that speak against it. */
export interface Fault {
  readonly rule: FaultRule
  /** How far it speaks against the claim, 0..1. */
  readonly weight: number
  readonly claim: Span
  readonly evidence: Span
}
