import { type Assessment, type AssessmentId, bandOf, type Finding, weights } from './assessments.ts'

const TOTAL = 100
const SHARES = { good: 1, ok: 0.5, bad: 0, 'not-measured': 0 }

/**
 * Points for findings: 100 are shared out by weight among the checks that were measured and not switched off, in whole
 * numbers; good gives all, ok half, bad none. The sum of the points is the score, so every point has its line.
 */
export function scored(findings: readonly Finding[], ignored: readonly AssessmentId[]): Assessment[] {
  const isIgnored = (finding: Finding) => ignored.includes(finding.id)
  const counts = (finding: Finding) => finding.score !== null && !isIgnored(finding)
  const shares = shareOut(findings.map((finding) => (counts(finding) ? weights[finding.id] : 0)))
  return findings.map((finding, index) => {
    const band = bandOf(finding.score)
    const of = shares[index] ?? 0
    const points = Math.round(of * SHARES[band])
    return { ...finding, band, points, of, gain: of - points, isIgnored: isIgnored(finding) }
  })
}

/** Whole numbers in proportion to weights that add up to the total: largest remainders first, earlier ones among equals. */
function shareOut(list: readonly number[]): number[] {
  const sum = list.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return list.map(() => 0)
  const exact = list.map((weight) => (TOTAL * weight) / sum)
  const whole = exact.map(Math.floor)
  const left = TOTAL - whole.reduce((all, share) => all + share, 0)
  const order = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }))
  order.sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
