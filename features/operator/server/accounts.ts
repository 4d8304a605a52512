import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { recheckConnections } from '../../../platform/server/http/still-signed-in.ts'
import {
  activate,
  type EraseOutside,
  eraseAccount,
  findPeople,
  type Person,
  personByEmail,
  personById,
  sendPasswordLink,
  suspend,
  verifyAddress,
} from '../../accounts/server/index.ts'
import { asBalance, type Grant, grant, recordChange, usageOf } from '../../billing/server/index.ts'
import type { AccountLine } from '../contract.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'transaction'>
type Line = z.infer<typeof AccountLine>
/** Somebody, named by id or mail address. */
interface Whom {
  unique_id?: string | undefined
  email?: string | undefined
}

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

/** Suspends somebody, or lets them in again, and writes it down. 404 for nobody. */
export async function setActive(
  deps: Needs & Pick<Deps, 'hub'>,
  operator: string,
  { active_user, ...whom }: Whom & { active_user: boolean },
): Promise<Line> {
  const person = await personNamed(deps, whom)
  const isActive = person.suspendedAt === null
  if (isActive !== active_user) {
    await deps.transaction(async () => {
      await (active_user ? activate(deps, person.id) : suspend(deps, person.id))
      const [before, after] = [{ active_user: isActive }, { active_user }]
      await recordChange(deps, { operator, action: 'account active', subject: person.id, before, after })
    })
    // once it is stored, so that whoever asks again finds it
    if (!active_user) await recheckConnections(deps, person.id)
  }
  return lineOf(deps, await personNamed(deps, whom))
}

/** Takes somebody's address as proven. 404 for nobody. */
export async function verifyAddressOf(deps: Needs, whom: Whom): Promise<Line> {
  const person = await personNamed(deps, whom)
  await verifyAddress(deps, person.id)
  return lineOf(deps, person)
}

/** Mails somebody the link to a new password. 404 for nobody. */
export async function resetPasswordOf(deps: Deps, whom: Whom): Promise<Line> {
  const person = await personNamed(deps, whom)
  await sendPasswordLink(deps, person.email)
  return lineOf(deps, person)
}

/** Deletes somebody with everything they own, and writes that down. 404 for nobody. */
export async function deleteUser(
  deps: Deps,
  { operator, eraseOutside }: { operator: string; eraseOutside: EraseOutside },
  whom: Whom,
): Promise<Pick<Person, 'id' | 'email'>> {
  const { id, email } = await personNamed(deps, whom)
  await eraseAccount(deps, { userId: id, eraseOutside })
  await recordChange(deps, { operator, action: 'account deleted', subject: id, before: {}, after: { deleted: true } })
  return { id, email }
}

/** What somebody has and used. 404 for nobody. */
export async function usageOfPerson(deps: Needs, whom: Whom) {
  const person = await personNamed(deps, whom)
  return { user: await lineOf(deps, person), balance: asBalance(await usageOf(deps, { ownerId: person.id })) }
}

async function personNamed({ db }: Needs, { unique_id, email }: Whom): Promise<Person> {
  const person = unique_id ? await personById(db, unique_id) : email ? await personByEmail(db, email) : null
  return person ?? refuse('not-found', { message: `No account found for ${email ?? unique_id ?? 'an empty name'}.` })
}

async function lineOf(deps: Needs, person: Person): Promise<Line> {
  const usage = await usageOf(deps, { ownerId: person.id })
  const { account, plan } = usage.entitlement
  return {
    unique_id: person.id,
    email: person.email,
    name: person.name,
    active_user: person.suspendedAt === null,
    plan_name: account.planId,
    plan_in_force: plan.id,
    expiry_date: account.expiresAt?.toISOString() ?? null,
    credit_limit: usage.creditLimit,
    credits_used: usage.creditsUsed,
    additional_credits: usage.additionalCredits,
    created_date: person.createdAt.toISOString(),
  }
}
