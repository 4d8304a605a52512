import type { ClaimShape } from '../../optimizer/contract.ts'

/** What the fact check says of a sentence of an answer; `end` is where it ends in the answer. */
export interface ClaimMark {
  id: string
  end: number
  verdict: 'supported' | 'partly' | 'misleading' | 'contradicted' | 'unknown'
  claim: ClaimShape
}

const VERDICTS: Record<NonNullable<ClaimShape['verdict']>, ClaimMark['verdict']> = {
  supported: 'supported',
  partly: 'partly',
  misleading: 'misleading',
  contradicted: 'contradicted',
  'source-invented': 'contradicted',
  'no-evidence': 'unknown',
}

/** The claims of a check at the sentences of the answer, found by their words; those whose words stand otherwise are left out. */
export function claimMarks(markdown: string, claims: readonly ClaimShape[]): ClaimMark[] {
  let from = 0
  return claims
    .flatMap((claim): ClaimMark[] => {
      if (claim.verdict === null) return []
      const found = endOf(markdown, claim.text, from)
      const end = found ?? endOf(markdown, claim.text, 0)
      if (end === null) return []
      from = found ?? from
      return [{ id: claim.id, end, verdict: VERDICTS[claim.verdict], claim }]
    })
    .toSorted((a, b) => a.end - b.end)
}

/** Where words end in Markdown: signs between them are passed over. */
function endOf(markdown: string, words: string, from: number): number | null {
  const signs = String.raw`[\s\\*_\x60>#|-]*`
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) =>
      [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join(String.raw`[\\*_\x60]*`),
    )
    .join(signs)
  const found = new RegExp(pattern, 'u')
  const match = found.exec(markdown.slice(from))
  return match ? from + match.index + match[0].length : null
}
