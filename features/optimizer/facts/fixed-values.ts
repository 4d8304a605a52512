// Values that pages need at run time, apart from the schemas so that pages do not load those.

/**
 * The verdict on a claim. `supported`: evidence supports it. `partly`: a detail is off, another of the same evidence is
 * right. `misleading`: it says more, or more surely, than the evidence. `contradicted`: the evidence says otherwise.
 * `no-evidence`: nothing was found that settles it. `source-invented`: the quotation or citation is not in its source.
 */
export const verdicts = ['source-invented', 'contradicted', 'partly', 'misleading', 'no-evidence', 'supported'] as const
export type FactVerdict = (typeof verdicts)[number]

/** Verdicts that somebody should act upon. */
export const disputedVerdicts: readonly FactVerdict[] = ['source-invented', 'contradicted', 'partly', 'misleading']

/**
 * What a sentence is; only claims are checked. `quoted`: has no figure, name, or finding, and is listed, free, because a source
 * that the text draws on says the same or otherwise; it has the words of that source.
 */
export const statementKinds = ['claim', 'quoted', 'opinion', 'advice', 'prediction', 'question'] as const
export type StatementKind = (typeof statementKinds)[number]

/** Why a sentence of a text is not checked as a claim. */
export const leftOutReasons = [
  'opinion',
  'advice',
  'prediction',
  'question',
  'about-itself',
  'experience',
  'not-in-sources',
  'nothing-to-check',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/**
 * Why a verdict is not what the evidence alone says; the last seven, why a claim that a model judged stays open. `words-to-compare`: open
 * for nothing but the words at fault, for which the nearest sentence has others. `source-to-compare`: a sentence has half of the claim or more,
 * but not the words at fault.
 */
export const claimReasons = [
  'quote-not-in-source',
  'citation-not-in-source',
  'source-gone',
  'misquoted',
  'not-measured',
  'words-to-compare',
  'source-to-compare',
  'number-unconfirmed',
  'unit-unconfirmed',
  'name-unconfirmed',
  'quote-unconfirmed',
  'extent-unconfirmed',
  'checks-disagree',
  'model-unverified',
] as const
export type ClaimReason = (typeof claimReasons)[number]

/** Those that name a sentence to compare an open claim with, by eye. */
export const reasonsToCompare: readonly ClaimReason[] = ['words-to-compare', 'source-to-compare']

/** How a piece of evidence stands to its claim. */
export const stances = ['supports', 'disputes', 'neither'] as const
export type Stance = (typeof stances)[number]

/** Where a piece of evidence was found. */
export const evidenceOrigins = ['document', 'citation', 'own', 'given', 'web'] as const
export type EvidenceOrigin = (typeof evidenceOrigins)[number]
