import { expect, test } from 'vitest'
import { isDueForExtension } from './trial.ts'

const trial = { plan_name: 'ls-free-trial', free_trial_offer_extended: false, feature_runs: {}, credits_used: 0 }

test.each([
  ['two workflow runs', { feature_runs: { autoblog_workflow: 2 } }, true],
  ['ten optimizations', { feature_runs: { content_optimization: 10 } }, true],
  ['fifty credits', { credits_used: 50 }, true],
  ['one less of each', { feature_runs: { autoblog_workflow: 1, content_optimization: 9 }, credits_used: 49 }, false],
  ['a trial that was extended', { credits_used: 80, free_trial_offer_extended: true }, false],
  ['another plan', { credits_used: 80, plan_name: 'pro-monthly-usd' }, false],
])('%s', (_, use, isDue) => {
  expect(isDueForExtension({ ...trial, ...use })).toBe(isDue)
})
