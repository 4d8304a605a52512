import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { neutralTone, type VoiceMeasures, type VoiceRules, type VoiceTone } from '../../../engines/voice/index.ts'
import { moment } from '../../../platform/server/db/columns.ts'

/** What a voice was made from. */
export interface VoiceOrigin {
  kind: 'text' | 'sources' | 'questionnaire'
  /** Titles of the sources, as they were then. */
  titles: string[]
}

/** How brands sound. The texts that a voice was measured on are not kept, only the measures and samples: three short passages, or a short text without its quotations. */
export const brandVoices = pgTable(
  'brand_voices',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    /** In sentences: what measuring said, until a person edits it. */
    summary: text('summary').notNull(),
    rules: jsonb('rules').$type<VoiceRules>().notNull(),
    tone: jsonb('tone').$type<VoiceTone>().notNull().default(neutralTone),
    /** Null for a voice that was described and never measured. */
    measures: jsonb('measures').$type<VoiceMeasures>(),
    /** Which version of the engine has measured; null without measures. */
    measuresVersion: integer('measures_version'),
    samples: jsonb('samples').$type<string[]>().notNull(),
    origin: jsonb('origin').$type<VoiceOrigin>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (voice) => [index('brand_voices_owner').on(voice.ownerId, voice.createdAt.desc()).where(sql`deleted_at is null`)],
)

/** The voice that a project's texts are written in where none is named. */
export const projectVoices = pgTable(
  'project_voices',
  {
    projectId: text('project_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    voiceId: text('voice_id')
      .notNull()
      .references(() => brandVoices.id, { onDelete: 'cascade' }),
  },
  (chosen) => [index('project_voices_voice').on(chosen.voiceId)],
)
