import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Brief } from '../../../platform/contract/brief.ts'
import type { Citation } from '../../../platform/contract/evidence.ts'
import type { KeptOutline, Section, Step, Workflow } from '../contract.ts'

type WorkflowShape = z.output<typeof Workflow>

/** A way from a topic to a draft. What a person chose and edited lives here; what is written lives in the sections. */
export const workflows = pgTable(
  'workflows',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    projectId: text('project_id').notNull(),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    country: text('country').notNull(),
    /** Null in workflows older than it. */
    brief: jsonb('brief').$type<Brief>(),
    step: text('step').$type<Step>().notNull(),
    assetIds: jsonb('asset_ids').$type<string[]>().notNull(),
    research: jsonb('research').$type<WorkflowShape['research']>().notNull(),
    headlines: jsonb('headlines').$type<WorkflowShape['headlines']>().notNull(),
    outlines: jsonb('outlines').$type<Array<z.output<typeof KeptOutline>>>().notNull(),
    frame: jsonb('frame').$type<WorkflowShape['frame']>(),
    /** The voice it is written in, `none` for no voice; null for that of its project, if it has one. */
    brandVoiceId: text('brand_voice_id'),
    taskId: text('task_id'),
    blogId: text('blog_id'),
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (workflow) => [
    index('workflows_owner').on(workflow.ownerId, workflow.updatedAt.desc()).where(sql`deleted_at is null`),
  ],
)

type SectionShape = z.output<typeof Section>

/** One section of a workflow's draft: the plan for it and, once written, its text with the proof. */
export const workflowSections = pgTable(
  'workflow_sections',
  {
    id: text('id').primaryKey(),
    workflowId: text('workflow_id')
      .notNull()
      .references(() => workflows.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    position: integer('position').notNull(),
    level: integer('level').$type<SectionShape['level']>().notNull(),
    heading: text('heading').notNull(),
    notes: text('notes').notNull(),
    words: integer('words').notNull(),
    passageIds: jsonb('passage_ids').$type<string[]>().notNull(),
    state: text('state').$type<SectionShape['state']>().notNull(),
    text: text('text').notNull(),
    citations: jsonb('citations').$type<Citation[]>().notNull(),
    engine: jsonb('engine').$type<SectionShape['engine']>(),
    problem: text('problem'),
    /** Counts rewrites, so that each is charged once and differs from the one before. */
    attempt: integer('attempt').notNull(),
    /** When it was taken out of the outline. It is kept for a while, so that undoing brings back what was written. */
    removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date' }),
  },
  (section) => [index('workflow_sections_order').on(section.workflowId, section.position)],
)
