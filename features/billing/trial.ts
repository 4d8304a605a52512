/** Days by which a trial is extended, once. */
export const TRIAL_EXTENSION_DAYS = 7

/** What the server counted of somebody's trial. */
export interface TrialUse {
  planId: string
  alreadyExtended: boolean
  workflowRuns: number
  optimizationRuns: number
  creditsUsed: number
}

/** A trial that was really used, by one of three measures, is extended; each trial once. */
export function mayExtendTrial(use: TrialUse): boolean {
  if (!use.planId.includes('ls-free-trial') || use.alreadyExtended) return false
  return use.workflowRuns >= 2 || use.optimizationRuns >= 10 || use.creditsUsed >= 50
}

/** The new end: 7 days after the old one, or from now on where that has passed. */
export function extendedUntil(expiresAt: Date | null, now: Date): Date {
  const from = Math.max(expiresAt?.getTime() ?? 0, now.getTime())
  return new Date(from + TRIAL_EXTENSION_DAYS * 24 * 3600_000)
}
