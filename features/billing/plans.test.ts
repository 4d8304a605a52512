import { describe, expect, test } from 'vitest'
import { freePlan, isPlanId, planIds, planInForce, planOf } from './plans.ts'

const now = new Date('2026-11-21T12:00:00Z')
const term = (planId: string, over: Partial<Parameters<typeof planInForce>[0]> = {}) => ({
  planId,
  expiresAt: null,
  lifetimeEntitled: false,
  ...over,
})

describe('the plan table', () => {
  test('knows every id that was ever sold, each once', () => {
    expect(new Set(planIds).size).toBe(planIds.length)
    expect(planIds).toHaveLength(6 + 2 + 5 + 2 + 2 + 4 + 4 + 1 + 2 + 3 + 2 + 2 + 1)
    expect(planOf('no-such-plan')).toBeNull()
    expect(isPlanId('no-user')).toBe(false)
  })

  test.each([
    ['forever_free', { files: 3, urls: 3, domains: 1 }, 1, 3, 0, 50],
    ['ls-free-trial', { files: 3, urls: 3, domains: 1 }, -1, 3, 3, 100],
    ['freelancer-annual-march-2024', { files: 3, urls: 3, domains: 1 }, 1, 30, 25, 1_000],
    ['freelancer-annual-april-2024', { files: 3, urls: 3, domains: 1 }, -1, 30, 25, 1_000],
    ['pay-as-you-go-april-2024', { files: 3, urls: 3, domains: 1 }, -1, 30, 25, 1_000],
    ['pro-monthly-usd', { files: 3, urls: 3, domains: 1 }, 1, 30, 25, 1_000],
    ['premium-tier-1-annual-june-2024', { files: 10, urls: 10, domains: 1 }, -1, 100, 50, 3_000],
    ['premium-tier-2-annual-june-2024', { files: 10, urls: 10, domains: 1 }, -1, 250, 150, 10_000],
    ['premium-tier-3-annual-june-2024', { files: 10, urls: 10, domains: 1 }, -1, 500, 300, -1],
    ['team-annual-usd', { files: 10, urls: 10, domains: 1 }, 1, 250, 150, 10_000],
    ['team-monthly-usd', { files: 10, urls: 10, domains: 1 }, 1, 250, 150, 10_000],
    ['team-monthly-usd-99', { files: 10, urls: 10, domains: 1 }, 10, 250, 150, 10_000],
    ['team-monthly-april-2024', { files: 10, urls: 10, domains: 1 }, -1, 250, 150, 10_000],
    ['agency-monthly-usd', { files: 10, urls: 10, domains: 1 }, 1, 500, 300, -1],
    ['agency-monthly-april-2024', { files: 10, urls: 10, domains: 1 }, -1, 500, 300, -1],
    ['byok-annual', { files: 10, urls: 10, domains: 1 }, -1, 30, 25, 100],
    ['enterprise', { files: 10, urls: 10, domains: 1 }, -1, -1, -1, -1],
    ['no-user', { files: 0, urls: 0, domains: 0 }, 0, 0, 0, 0],
  ])('%s', (id, sources, brandVoices, workflows, plagiarism, credits) => {
    expect(planOf(id)).toMatchObject({
      sources,
      brandVoices,
      credits,
      runs: { autoblog_workflow: workflows, plagiarism },
    })
  })

  test('fair use stands in for credits where there is no limit, and beside them on own-key plans', () => {
    for (const id of planIds) {
      const plan = planOf(id)
      expect(plan?.fairUse !== null, id).toBe(plan?.credits === -1 || plan?.family === 'byok')
    }
  })
})

describe('the plan in force', () => {
  test('is the given one until its time is over, then forever_free', () => {
    expect(planInForce(term('pro-monthly-usd', { expiresAt: new Date(now.getTime() + 1) }), now).id).toBe(
      'pro-monthly-usd',
    )
    expect(planInForce(term('pro-monthly-usd', { expiresAt: now }), now)).toBe(freePlan)
  })

  test('of a lifetime plan needs the entitlement', () => {
    expect(planInForce(term('ltd-bundle-pass'), now)).toBe(freePlan)
    expect(planInForce(term('ltd-bundle-pass', { lifetimeEntitled: true }), now).id).toBe('ltd-bundle-pass')
  })

  test('of an unknown id is forever_free', () => {
    expect(planInForce(term('gone'), now)).toBe(freePlan)
  })
})
