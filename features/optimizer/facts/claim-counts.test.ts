import { expect, test } from 'vitest'
import { countClaims } from './claim-counts.ts'
import { confidenceLevel } from './confidence.ts'

const claim = { kind: 'claim', verdict: null, accepted: null } as const

test('what is only listed is no claim, and what somebody answers for is not disputed', () => {
  const list = [
    claim,
    { ...claim, verdict: 'contradicted' },
    { ...claim, verdict: 'contradicted', accepted: {} },
    { ...claim, verdict: 'supported' },
    { ...claim, kind: 'quoted', verdict: 'supported' },
    { ...claim, kind: 'opinion' },
  ] as const
  expect(countClaims(list)).toEqual({ claims: 4, checked: 3, disputed: 1, quoted: 1, unscored: 1 })
})

test('a verdict says how sure it is, and not where it only says that nothing was settled', () => {
  const levels = [0.9, 0.6, 0.2].map((confidence) => confidenceLevel({ verdict: 'partly', confidence }))
  expect(levels).toEqual(['high', 'medium', 'low'])
  expect(confidenceLevel({ verdict: 'no-evidence', confidence: 0.9 })).toBeNull()
  expect(confidenceLevel({ verdict: null, confidence: null })).toBeNull()
})
