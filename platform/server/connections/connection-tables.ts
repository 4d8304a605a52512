import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConnectionState } from './types.ts'

/** What an owner's account at another service may be used with. */
export const connections = pgTable(
  'connections',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    /** The service, such as `hubspot`. */
    service: text('service').notNull(),
    /** What people know the account by there: a site, an address. */
    account: text('account').notNull().default(''),
    state: text('state').$type<ConnectionState>().notNull().default('working'),
    /** Why it is broken, for people. */
    problem: text('problem'),
    /** Sealed: access token, refresh token, and whatever else the service asks for. */
    tokens: text('tokens').notNull(),
    /** When the access token ends; null for one that does not. */
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    /** Which refresh the one that asks the service now belongs to, and until when it has the right to, by the database's clock. */
    refreshId: text('refresh_id'),
    refreshUntil: timestamp('refresh_until', { withTimezone: true, mode: 'date' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (row) => [uniqueIndex('connections_owner_service').on(row.ownerId, row.service)],
)
