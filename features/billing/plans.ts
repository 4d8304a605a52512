import { type Plan, type PlanFamily, planTable, type RunFeature } from './plan-table.ts'

export type { Plan, PlanFamily, RunFeature }

/** Stands for "no limit" in every number of a plan. */
export const NO_LIMIT = -1

const byId = new Map<string, Plan>(planTable().map((plan) => [plan.id, plan]))

/** Every plan id that the product knows, `no-user` among them. */
export const planIds: readonly string[] = [...byId.keys()]

/** The plan of that id, or null where the product knows none. */
export function planOf(id: string): Plan | null {
  return byId.get(id) ?? null
}

/** True for an id that a person or team may be put on. */
export function isPlanId(id: string): boolean {
  return byId.has(id) && id !== 'no-user'
}

/** What `no-user` and unknown plans are answered with, and what is left when a plan's time is over. */
export const nobodysPlan: Plan = known('no-user')
export const freePlan: Plan = known('forever_free')

function known(id: string): Plan {
  const plan = byId.get(id)
  if (!plan) throw new Error(`The plan table has no ${id}.`)
  return plan
}

/** What an account was given. */
export interface Term {
  planId: string
  /** When the plan's time is over; null for never. */
  expiresAt: Date | null
  /** Lifetime plans count only for those who hold the entitlement. */
  lifetimeEntitled: boolean
}

/** The plan in force at `now`: the one given, or `forever_free` once its time is over or its entitlement is missing. */
export function planInForce(term: Term, now: Date): Plan {
  const plan = planOf(term.planId) ?? freePlan
  if (hasLapsed(term, now)) return freePlan
  if (plan.family === 'lifetime' && !term.lifetimeEntitled) return freePlan
  return plan
}

/** True from the moment on at which the plan's time is over. */
export function hasLapsed(term: Pick<Term, 'expiresAt'>, now: Date): boolean {
  return term.expiresAt !== null && now >= term.expiresAt
}

/** A plan counts as free by its family: `forever_free` and both trials. */
export function isFree(plan: Pick<Plan, 'family'>): boolean {
  return plan.family === 'free' || plan.family === 'trial'
}

/** True where money was paid for it: neither free, nor a trial, nor nobody's. */
export function isPaid(plan: Pick<Plan, 'family'>): boolean {
  return !isFree(plan) && plan.family !== 'nobody'
}
