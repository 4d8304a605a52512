import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Abilities } from '../../../platform/server/ai/types.ts'

/** Own model keys, one per person; the key itself only as sealed text. */
export const modelKeys = pgTable('model_keys', {
  ownerId: text('owner_id').primaryKey(),
  provider: text('provider').notNull(),
  sealedKey: text('sealed_key').notNull(),
  lastFour: text('last_four').notNull(),
  baseUrl: text('base_url'),
  model: text('model'),
  /** What was measured of the model when the key was tested. */
  abilities: jsonb('abilities').$type<Partial<Abilities>>().notNull().default({}),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
})
