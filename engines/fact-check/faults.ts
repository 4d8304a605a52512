import type { Span } from '../text/index.ts'

/**
 * In what a claim and its evidence differ. `direction`: more against less; `opposite`: contrary words; `kind`: a novel
 * against a film; `unsaid`: what the evidence does not say of its matter; `extent`: all against some, the first against one
 * of the first.
 */
export type FaultRule =
  | 'number'
  | 'date'
  | 'unit'
  | 'name'
  | 'negation'
  | 'opposite'
  | 'kind'
  | 'direction'
  | 'unsaid'
  | 'extent'

/** The words at fault: a span in the claim, and the words of one sentence that speak against it. */
export interface Fault {
  readonly rule: FaultRule
  /** How far it speaks against the claim, 0..1. */
  readonly weight: number
  readonly claim: Span
  readonly evidence: Span
}

/** A range in one text of the evidence, which is given by its index in the list. */
export interface EvidenceSpan extends Span {
  readonly index: number
}

/** The wrong words, with the evidence's words and the index of their text in the list. */
export interface Finding extends Omit<Fault, 'evidence'> {
  readonly severity: 'certain' | 'likely'
  readonly evidence: EvidenceSpan
}
