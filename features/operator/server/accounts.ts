import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { findPeople, type Person, personByEmail, personById } from '../../accounts/server/index.ts'
import { type Grant, grant, usageOf } from '../../billing/server/index.ts'
import type { AccountLine } from '../contract.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'transaction'>
type Line = z.infer<typeof AccountLine>

/** Accounts whose name or address holds the words, newest first. */
export async function listAccounts(
  deps: Needs,
  { query = '', ...paging }: { query?: string; start_count: number; end_count?: number },
): Promise<{ users: Line[]; total: number }> {
  const { people, total } = await findPeople(deps.db, query, windowOf(paging))
  const users: Line[] = []
  for (const person of people) users.push(await lineOf(deps, person))
  return { users, total }
}

/** Gives somebody, named by id or mail address, a plan, credits or time. 404 for nobody. */
export async function grantTo(
  deps: Needs,
  operator: string,
  { unique_id, email, ...wish }: Grant & { unique_id?: string; email?: string },
): Promise<Line> {
  const person = await personNamed(deps, { unique_id, email })
  await grant(deps, { operator, ownerId: person.id }, wish)
  return lineOf(deps, person)
}

async function personNamed(
  { db }: Needs,
  { unique_id, email }: { unique_id?: string; email?: string },
): Promise<Person> {
  const person = unique_id ? await personById(db, unique_id) : email ? await personByEmail(db, email) : null
  return person ?? refuse('not-found', { message: `No account found for ${email ?? unique_id ?? 'an empty name'}.` })
}

async function lineOf(deps: Needs, person: Person): Promise<Line> {
  const usage = await usageOf(deps, person.id)
  const { account, plan } = usage.entitlement
  return {
    unique_id: person.id,
    email: person.email,
    name: person.name,
    plan_name: account.planId,
    plan_in_force: plan.id,
    expiry_date: account.expiresAt?.toISOString() ?? null,
    credit_limit: usage.creditLimit,
    credits_used: usage.creditsUsed,
    additional_credits: usage.additionalCredits,
    created_date: person.createdAt.toISOString(),
  }
}
