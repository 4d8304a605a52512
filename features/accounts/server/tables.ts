import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { KeyScope } from '../../../platform/contract/policy.ts'
import { moment } from '../../../platform/server/db/columns.ts'
import type { Onboarding, Preferences } from '../contract.ts'

/** A person's onboarding answers and display preferences. */
export const profiles = pgTable('profiles', {
  ownerId: text('owner_id').primaryKey(),
  onboarding: jsonb('onboarding').$type<z.infer<typeof Onboarding>>().notNull().default({}),
  preferences: jsonb('preferences').$type<Partial<z.infer<typeof Preferences>>>().notNull().default({}),
  createdAt: moment('created_at').notNull(),
  /** When the first project was made; null for somebody who only answered questions so far. */
  startedAt: moment('started_at'),
})

/** Credentials of a person's programs: the id is public, of the secret only a hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull(),
    scope: text('scope').$type<KeyScope>().notNull().default('full'),
    /** Null for a key that does not expire. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_owner').on(table.ownerId, table.createdAt)],
)

/** Credentials of operators' programs, made by an operator. */
export const operatorKeys = pgTable('operator_keys', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
})
