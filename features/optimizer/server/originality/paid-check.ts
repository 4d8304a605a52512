import { Refusal, refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { countRun, returnRun, usageOf, withCredits } from '../../../billing/server/index.ts'
import { requireFlag } from '../../../flags/server/index.ts'
import { type ComparedShape, isCompared } from '../../contract/compared.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const FLAG = 'optimizer-plagiarism'
const feature = 'plagiarism'

/** Refuses 403, in the product's own words, where the plan has no such check. */
export async function requirePlan(context: CallContext, actor: Actor): Promise<void> {
  if (actor.plan.runs.plagiarism === 0) refuseByPlan()
  try {
    await requireFlag(context, FLAG, {})
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-in-plan') refuseByPlan()
    throw error
  }
}

function refuseByPlan(): never {
  refuse('not-in-plan', { message: 'Your current plan does not support Plagiarism Check.', body: { flag: FLAG } })
}

/** Refuses at once what the work itself would be refused later: 430 without a run left, 429 without the credits. */
export async function requireMeans(deps: Needs, actor: Owner, credits: number): Promise<void> {
  if (credits === 0) return
  const { runs, remaining, entitlement } = await usageOf(deps, actor)
  const next_reset = entitlement.period.end.toISOString()
  const { used, limit } = runs.find((run) => run.feature === feature) ?? { used: 0, limit: 0 }
  if (limit >= 0 && used >= limit) refuse('run-limit', { body: { feature, used, limit, next_reset } })
  if (remaining >= 0 && remaining < credits)
    refuse('credits-exhausted', { body: { needed: credits, remaining, next_reset } })
}

/**
 * Does the work of a check as one run of the plan for so many credits. What fails or is stopped costs neither, nor does a
 * check that had nothing to compare the text with; one that has nothing new to look for costs neither from the start.
 * Answers with the credits that were charged.
 */
export async function paidCheck<T extends { compared: ComparedShape }>(
  deps: Needs,
  actor: Pick<Actor, 'userId' | 'ownerId'>,
  { id, credits }: { id: string; credits: number },
  work: () => Promise<T>,
): Promise<{ value: T; charged: number }> {
  if (credits === 0) return { value: await work(), charged: 0 }
  const key = `originality ${id}`
  const wish = { cost: credits, feature: 'plagiarism-check', key }
  const { value, charge } = await withCredits(deps, actor, wish, async () => {
    await countRun(deps, actor, { feature, key })
    let isWorth = false
    try {
      const value = await work()
      isWorth = isCompared(value.compared)
      return isWorth ? { value } : { value, cost: 0 }
    } finally {
      if (!isWorth) await returnRun(deps, actor, { feature, key })
    }
  })
  return { value, charged: charge.charged }
}
