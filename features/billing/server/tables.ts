import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/server/db/columns.ts'

/** What a person or team was given. One row each, made at first need. */
export const billingAccounts = pgTable('billing_accounts', {
  ownerId: text('owner_id').primaryKey(),
  planId: text('plan_id').notNull(),
  /** Its months are counted from here. */
  planStartedAt: moment('plan_started_at').notNull(),
  expiresAt: moment('expires_at'),
  /** Credits a month where the operator agreed on other than the plan's own; -1 for no limit. */
  creditLimit: integer('credit_limit'),
  lifetimeEntitled: boolean('lifetime_entitled').notNull().default(false),
  trialExtendedAt: moment('trial_extended_at'),
  /** End of the last wait for fair use. */
  lockedUntil: moment('locked_until'),
  createdAt: moment('created_at').notNull(),
})

/**
 * Every change of an account's credits, never changed afterwards. Each row carries the balance after it; the number
 * within the account is the guard: of two rows that start from the same standing only one can be written.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    ownerId: text('owner_id').notNull(),
    seq: integer('seq').notNull(),
    id: text('id').notNull(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['grant', 'expire', 'hold', 'settle', 'release'] }).notNull(),
    /** What makes a repeated wish the same wish; `attempt` counts those that were given back before. */
    key: text('key').notNull(),
    attempt: integer('attempt').notNull().default(1),
    /** The reservation that a settle or release ends. */
    holdId: text('hold_id'),
    feature: text('feature').notNull(),
    memberId: text('member_id').notNull(),
    period: moment('period').notNull(),
    monthly: integer('monthly').notNull(),
    additional: integer('additional').notNull(),
    metered: boolean('metered').notNull(),
    unmetered: integer('unmetered').notNull(),
    lapsed: integer('lapsed').notNull(),
    monthlyLeft: integer('monthly_left').notNull(),
    monthlyUsed: integer('monthly_used').notNull(),
    additionalLeft: integer('additional_left').notNull(),
    additionalUsed: integer('additional_used').notNull(),
    held: integer('held').notNull(),
    allUsed: integer('all_used').notNull(),
    /** When a reservation that nobody ended is given back. */
    expiresAt: moment('expires_at'),
    /** Engine, tokens and the like: what a receipt can show besides the amount. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.seq] }),
    uniqueIndex('credit_ledger_key').on(table.ownerId, table.key, table.attempt),
    uniqueIndex('credit_ledger_end').on(table.ownerId, table.holdId),
    index('credit_ledger_at').on(table.ownerId, table.at),
    index('credit_ledger_abandoned').on(table.expiresAt).where(sql`kind = 'hold'`),
    check('credit_ledger_not_negative', sql`monthly_left >= 0 and additional_left >= 0 and held >= 0`),
  ],
)

/** Runs that a plan counts by the month, one row each, numbered within the month. */
export const featureRuns = pgTable(
  'feature_runs',
  {
    ownerId: text('owner_id').notNull(),
    feature: text('feature').notNull(),
    period: moment('period').notNull(),
    number: integer('number').notNull(),
    key: text('key').notNull(),
    memberId: text('member_id').notNull(),
    /** The work came to nothing, so it does not count. */
    returned: boolean('returned').notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.feature, table.period, table.number] }),
    uniqueIndex('feature_runs_key').on(table.ownerId, table.feature, table.key),
  ],
)

/** Who changed what somebody may, for the operator to read. */
export const entitlementChanges = pgTable(
  'entitlement_changes',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    /** The account, flag or key that was changed. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('entitlement_changes_at').on(table.at)],
)
