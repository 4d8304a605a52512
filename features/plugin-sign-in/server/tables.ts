import { pgTable, text } from 'drizzle-orm/pg-core'
import type { KeyScope } from '../../../platform/contract/policy.ts'
import { moment } from '../../../platform/server/db/columns.ts'

/** One-time codes by their hash, each bound to a person, a callback URL and a challenge. */
export const pluginCodes = pgTable('plugin_codes', {
  codeHash: text('code_hash').primaryKey(),
  ownerId: text('owner_id').notNull(),
  callbackUrl: text('callback_url').notNull(),
  challenge: text('challenge').notNull(),
  scope: text('scope').$type<KeyScope>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  /** The key that it was exchanged for. */
  keyId: text('key_id'),
})
