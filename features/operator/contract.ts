import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { Balance } from '../billing/contract.ts'
import { decisions, ReviewedTemplate, reviewStates } from '../templates/contract.ts'

const whom = {
  unique_id: Id.optional(),
  email: z.string().trim().max(320).optional(),
}

/** An account as the operator sees it. */
export const AccountLine = z.object({
  unique_id: Id,
  email: z.string(),
  name: z.string(),
  /** False while the account is suspended. */
  active_user: z.boolean(),
  plan_name: z.string(),
  /** The plan that counts now; differs from `plan_name` when its time is over. */
  plan_in_force: z.string(),
  expiry_date: Moment.nullable(),
  credit_limit: z.number(),
  credits_used: z.number(),
  additional_credits: z.number(),
  created_date: Moment,
})

/** Credentials of an operator's program, without the secret. */
export const OperatorKey = z.object({
  key_id: Id,
  name: z.string(),
  created_at: Moment,
  last_used_at: Moment.nullable(),
})

/** One change of what somebody may, and who made it. */
export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

/** A mail that no mail server took. */
export const OutboxMail = z.object({ id: Id, at: Moment, to: z.string(), subject: z.string(), text: z.string() })

/** Something that is to reach a service outside, or may have. Without its content. */
export const UndeliveredItem = z.object({
  id: Id,
  kind: z.string(),
  state: z.enum(['due', 'sending', 'in-doubt', 'failed']),
  attempts: z.number().int(),
  problem: z.string().nullable(),
  due_at: Moment,
  updated_at: Moment,
})

/** For whom a flag is set otherwise than the plan table says. */
export const FlagScope = z.enum(['everyone', 'plan', 'user'])

export const FlagOverride = z.object({
  flag: z.string(),
  scope: FlagScope,
  /** The plan id or user id; empty for everyone. */
  subject: z.string(),
  value: z.unknown(),
})

/** What the command line of the server does, over HTTP. */
export const operatorContract = {
  listUsers: call(
    { method: 'GET', path: '/api/operator/users', summary: 'List accounts, newest first' },
    { may: 'user:list' },
  )
    .input(Paging.extend({ query: z.string().trim().max(320).optional() }))
    .output(ok({ users: z.array(AccountLine), total: z.number() })),
  grant: call(
    { method: 'POST', path: '/api/operator/grants', summary: 'Give an account a plan, credits, or more time' },
    { may: 'plan:grant' },
  )
    .input(
      z.object({
        ...whom,
        plan_name: z.string().optional(),
        credit_limit: z.number().int().min(-1).max(1_000_000_000).optional(),
        additional_credits: z.number().int().min(1).max(1_000_000_000).optional(),
        expiry_days: z.number().int().min(0).max(36_500).optional(),
      }),
    )
    .output(ok({ user: AccountLine })),
  setActive: call(
    { method: 'PUT', path: '/api/operator/users/active', summary: 'Suspend or reactivate an account' },
    { may: 'user:suspend' },
  )
    .input(z.object({ ...whom, active_user: z.boolean() }))
    .output(ok({ user: AccountLine })),
  verifyAddress: call(
    { method: 'PUT', path: '/api/operator/users/verified', summary: 'Mark an account’s email address as verified' },
    { may: 'user:change' },
  )
    .input(z.object(whom))
    .output(ok({ user: AccountLine })),
  resetPassword: call(
    {
      method: 'POST',
      path: '/api/operator/users/password-link',
      summary: 'Email a password reset link',
    },
    { may: 'user:change' },
  )
    .input(z.object(whom))
    .output(ok({ user: AccountLine })),
  deleteUser: call(
    {
      method: 'POST',
      path: '/api/operator/users/deletion',
      summary: 'Permanently delete an account and everything it owns',
    },
    { may: 'user:delete' },
  )
    .input(z.object(whom))
    .output(ok({ unique_id: Id, email: z.string() })),
  usage: call(
    {
      method: 'GET',
      path: '/api/operator/users/usage',
      summary: 'Get the credits and runs an account used this month',
    },
    { may: 'user:list' },
  )
    .input(z.object(whom))
    .output(ok({ user: AccountLine, balance: Balance })),
  listKeys: call(
    { method: 'GET', path: '/api/operator/keys', summary: 'List operator keys' },
    { may: 'operator-key:read' },
  )
    .input(z.object({}))
    .output(ok({ keys: z.array(OperatorKey) })),
  addKey: call(
    { method: 'POST', path: '/api/operator/keys', summary: 'Create an operator key; the secret is returned only once' },
    { may: 'operator-key:change', idempotent: false }, // a secret is not kept
  )
    .input(z.object({ name: z.string().trim().min(1).max(100) }))
    .output(ok({ key: OperatorKey, secret: z.string() })),
  revokeKey: call(
    { method: 'DELETE', path: '/api/operator/keys/{key_id}', summary: 'Revoke an operator key' },
    { may: 'operator-key:change' },
  )
    .input(z.object({ key_id: Id }))
    .output(ok({ key_id: Id })),
  listFlags: call(
    { method: 'GET', path: '/api/operator/flags', summary: 'List flag overrides' },
    { may: 'flag:override' },
  )
    .input(z.object({}))
    .output(ok({ overrides: z.array(FlagOverride) })),
  setFlag: call(
    {
      method: 'PUT',
      path: '/api/operator/flags',
      summary: 'Override a flag for everyone, a plan, or a user; null removes the override',
    },
    { may: 'flag:override' },
  )
    .input(
      z
        .object({
          flag: z.string().max(100),
          scope: FlagScope.default('everyone'),
          subject: z.string().max(320).default(''),
          value: z.unknown(),
        })
        .meta({ examples: [{ flag: 'content-planner', scope: 'plan', subject: 'forever_free', value: true }] }),
    )
    .output(ok({ overrides: z.array(FlagOverride) })),
  outbox: call(
    {
      method: 'GET',
      path: '/api/operator/outbox',
      summary: 'List mail that was not sent because no mail server is configured, newest first',
    },
    { may: 'outbox:read' },
  )
    .input(Paging)
    .output(ok({ mails: z.array(OutboxMail), total: z.number() })),
  deliveries: call(
    {
      method: 'GET',
      path: '/api/operator/deliveries',
      summary: 'List mail and posts that haven’t been delivered, those in doubt first',
    },
    { may: 'outbox:read' },
  )
    .input(Paging)
    .output(ok({ deliveries: z.array(UndeliveredItem), total: z.number() })),
  settleDelivery: call(
    {
      method: 'PUT',
      path: '/api/operator/deliveries/{delivery_id}',
      summary: 'Mark a delivery in doubt as sent, or resend one that is in doubt or failed',
    },
    { may: 'outbox:settle' },
  )
    .input(z.object({ delivery_id: Id, decision: z.enum(['sent', 'again']) }))
    .output(ok({ delivery_id: Id })),
  visits: call(
    {
      method: 'GET',
      path: '/api/operator/visits',
      summary: 'List how often each page was opened per day, newest first',
    },
    { may: 'visit:read' },
  )
    .input(z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }))
    .output(
      ok({
        counting: z.boolean().describe('Whether visits are being counted (`COUNT_VISITS`)'),
        visits: z.array(z.object({ day: z.iso.date(), page: z.string(), visits: z.number().int() })),
      }),
    ),
  audit: call(
    { method: 'GET', path: '/api/operator/audit', summary: 'List changes to entitlements, newest first' },
    { may: 'audit:read' },
  )
    .input(Paging)
    .output(ok({ entries: z.array(AuditEntry), total: z.number() })),
  listTemplates: call(
    {
      method: 'GET',
      path: '/api/operator/templates',
      summary: 'List templates that wait for review, were reported, or are public',
    },
    { may: 'template:review' },
  )
    .input(Paging.extend({ which: z.enum(['in-review', 'reported', 'public']).default('in-review') }))
    .output(ok({ templates: z.array(ReviewedTemplate), total: z.number() })),
  reviewTemplate: call(
    {
      method: 'POST',
      path: '/api/operator/templates/{id}/review',
      summary: 'Approve, decline, or take down a template, or dismiss its reports',
    },
    { may: 'template:review' },
  )
    .input(
      z.object({
        id: Id,
        decision: z.enum(decisions),
        reason: z.string().trim().max(500).default('').describe('The owner reads it'),
      }),
    )
    .output(ok({ state: z.enum(reviewStates) })),
}
