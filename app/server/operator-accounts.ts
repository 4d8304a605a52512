import { isPlanId, planIds, planOf } from '../../features/billing/contract.ts'
import { numberOf, options } from './operator-arguments.ts'
import type { OperatorCalls } from './operator-calls.ts'

/** Sets an account's plan, and says what it has now. */
export async function grant(calls: OperatorCalls, [email]: readonly string[]): Promise<string> {
  if (!email) throw new Error('Usage: grant <email> [options]')
  const { user } = await calls.make('grant', {
    email,
    plan_name: options.plan,
    credit_limit: options.credits === 'none' ? -1 : numberOf('credits', options.credits),
    additional_credits: numberOf('extra', options.extra),
    expiry_days: numberOf('days', options.days),
  })
  const end = user.expiry_date ? `until ${user.expiry_date}` : 'with no end date'
  return `${user.email} is on ${user.plan_name} ${end}.\nCredits: ${creditsOf(user)}.`
}

/** Accounts that contain the words, newest first, a line each. */
export async function userLines(calls: OperatorCalls, words: readonly string[]): Promise<string> {
  const { users, total } = await calls.make('listUsers', { query: words.join(' ') || undefined, start_count: 0 })
  const lines = users.map((user) =>
    [user.created_date.slice(0, 10), user.unique_id, user.email, user.plan_in_force, creditsOf(user)].join('  '),
  )
  return [...lines, `${users.length} of ${total}`].join('\n')
}

/** What an account has used this month. */
export async function usageLines(calls: OperatorCalls, [email]: readonly string[]): Promise<string> {
  const { user, balance } = await calls.make('usage', { email: required(email, 'usage') })
  return [
    `${user.email} is on ${user.plan_in_force}${user.active_user ? '' : ', suspended'}.`,
    `Credits: ${creditsOf(user)}, resets on ${balance.next_reset.slice(0, 10)}.`,
    ...balance.runs.map(({ feature, used, limit }) => `${feature}: ${used} of ${limit < 0 ? 'no limit' : limit}`),
    ...(balance.fup_ratio > 0 ? [`Fair use in the last 24 hours: ${balance.fup_ratio}%`] : []),
  ].join('\n')
}

/** What each plan includes, a line each. */
export function planLines(): string {
  const lines = planIds.filter(isPlanId).flatMap((id) => {
    const plan = planOf(id)
    if (!plan) return []
    const runs = Object.entries(plan.runs).map(([feature, limit]) => `${feature} ${amount(limit)}`)
    return [[id, `credits ${amount(plan.credits)}`, ...runs].join('  ')]
  })
  return lines.join('\n')
}

const amount = (limit: number) => (limit < 0 ? 'no limit' : String(limit))

/** Suspends an account, or takes that back. */
export async function setActive(
  calls: OperatorCalls,
  [email]: readonly string[],
  active_user: boolean,
): Promise<string> {
  const whom = required(email, active_user ? 'activate' : 'suspend')
  const { user } = await calls.make('setActive', { email: whom, active_user })
  return `${user.email} is ${user.active_user ? 'active' : 'suspended'}.`
}

export async function verify(calls: OperatorCalls, [email]: readonly string[]): Promise<string> {
  const { user } = await calls.make('verifyAddress', { email: required(email, 'verify') })
  return `${user.email} is marked as verified.`
}

export async function reset(calls: OperatorCalls, [email]: readonly string[]): Promise<string> {
  const { user } = await calls.make('resetPassword', { email: required(email, 'reset') })
  return `${user.email} will get an email with a reset link. Without a mail server, read it with: outbox`
}

export async function deleteUser(calls: OperatorCalls, [email]: readonly string[]): Promise<string> {
  const whom = required(email, 'delete')
  if (!options.yes) throw new Error(`This permanently deletes ${whom} and everything they own. Add --yes to confirm.`)
  const { unique_id, email: address } = await calls.make('deleteUser', { email: whom })
  return `${address} (${unique_id}) was deleted.`
}

function required(email: string | undefined, command: string): string {
  if (!email) throw new Error(`Usage: ${command} <email>`)
  return email
}

function creditsOf(user: { credits_used: number; credit_limit: number; additional_credits: number }): string {
  const limit = user.credit_limit === -1 ? 'unlimited' : String(user.credit_limit)
  return `${user.credits_used} used of ${limit}${user.additional_credits ? ` and ${user.additional_credits} additional` : ''}`
}
