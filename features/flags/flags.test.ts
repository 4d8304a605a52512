import { describe, expect, test } from 'vitest'
import { planIds, planOf } from '../billing/contract.ts'
import { isOnByPlan, switchFlags, valueByPlan } from './flags.ts'

const plan = (id: string) => planOf(id) ?? expect.fail(`no plan ${id}`)
const lacks = (id: string) => switchFlags.filter((flag) => !isOnByPlan(plan(id), flag))

describe('what plans lack', () => {
  test('forever_free', () => {
    expect(lacks('forever_free').sort()).toEqual([
      'account-analytics',
      'account-team',
      'content-planner',
      'copy-download',
      'integration-hubspot',
      'integration-search-console',
      'integration-webflow',
      'optimizer-humanize',
      'optimizer-interlinking',
      'optimizer-plagiarism',
    ])
  })

  test('trials have plagiarism for their few runs', () =>
    expect(lacks('ls-free-trial')).not.toContain('optimizer-plagiarism'))

  test.each(['freelancer-monthly-march-2024', 'pro-annual-usd', 'agency-monthly-usd', 'team-monthly-usd-99'])(
    '%s',
    (id) =>
      expect(lacks(id).sort()).toEqual(['integration-google-drive', 'integration-hubspot', 'integration-webflow']),
  )

  test.each(['premium-tier-1-monthly-june-2024', 'freelancer-monthly-april-2024', 'enterprise', 'byok-annual'])(
    '%s: nothing',
    (id) => expect(lacks(id)).toEqual([]),
  )

  test('nobody has the dashboard and the search-console tool alone', () => {
    expect(switchFlags.filter((flag) => isOnByPlan(plan('no-user'), flag))).toEqual(['dashboard', 'gsc-standalone'])
  })

  test('an unknown flag is off for every plan', () => {
    for (const id of planIds) expect(isOnByPlan(plan(id), 'teleport')).toBe(false)
  })
})

test.each([
  ['freelancer-monthly-april-2024', 'claude'],
  ['team-monthly-april-2024', 'claude'],
  ['agency-annual-april-2024', 'claude'],
  ['premium-tier-2-monthly-june-2024', 'azure-gpt'],
  ['forever_free', 'azure-gpt'],
  ['no-user', null],
])('the default model of long work on %s: %s', (id, model) => {
  expect(valueByPlan(plan(id), 'default-model-workflow-1')).toBe(model)
})

test.each([
  ['premium-tier-2-monthly-june-2024', 'new-mrr-user'],
  ['pro-monthly-inr', 'legacy-mrr-user'],
  ['freelancer-annual-march-2024', 'legacy-freelancer-user'],
  ['ltd-bundle-pass', 'ltd-bundle-pass-user'],
  ['5-day-trial-plan', 'forever-free-user'],
  ['pay-as-you-go-april-2024', 'pay-as-you-go-user'],
])('the pricing view of %s: %s', (id, view) => {
  expect(valueByPlan(plan(id), 'pricing-page-view-id')).toMatchObject({ view_id: view })
})
