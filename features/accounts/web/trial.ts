import type { Me } from './session.ts'

/** Days by which a trial that is in use is extended, once. */
export const EXTENSION_DAYS = 7

/**
 * Whether a trial should be extended: it is one that can be, has not been, and was put to use (2 workflow runs, 10 content
 * optimizations or 50 credits). The server decides again by its own counts.
 */
export function isDueForExtension({
  plan_name,
  free_trial_offer_extended,
  feature_runs,
  credits_used,
}: Pick<Me, 'plan_name' | 'free_trial_offer_extended' | 'feature_runs' | 'credits_used'>): boolean {
  if (!plan_name.includes('ls-free-trial') || free_trial_offer_extended) return false
  const workflows = feature_runs.autoblog_workflow ?? 0
  const optimizations = feature_runs.content_optimization ?? 0
  return workflows >= 2 || optimizations >= 10 || credits_used >= 50
}
