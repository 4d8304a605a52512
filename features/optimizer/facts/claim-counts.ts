import { disputedVerdicts, type FactVerdict, type StatementKind } from './fixed-values.ts'

/** How many there are of what a check lists; the same on every page, in the report, and in the list of checks. */
export interface ClaimCounts {
  /** Claims: what is checked and charged. */
  claims: number
  /** Claims with a verdict. */
  checked: number
  /** Sentences with a verdict against them that nobody answers for. */
  disputed: number
  /** Without figures or names, and listed for what a source says of them. */
  quoted: number
  /** Opinions, advice, predictions, and questions. */
  unscored: number
}

type Counted = Readonly<{ kind: StatementKind; verdict: FactVerdict | null; accepted: object | null }>

/** Counts the sentences of a check that are in its text. */
export function countClaims(list: readonly Counted[]): ClaimCounts {
  const claims = list.filter(({ kind }) => kind === 'claim')
  const checked = claims.filter(({ verdict }) => verdict !== null)
  const quoted = list.filter(({ kind }) => kind === 'quoted').length
  return {
    claims: claims.length,
    checked: checked.length,
    disputed: list.filter(({ verdict, accepted }) => !accepted && disputedVerdicts.some((one) => one === verdict))
      .length,
    quoted,
    unscored: list.length - claims.length - quoted,
  }
}
