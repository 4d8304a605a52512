import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Engine } from '../../../platform/contract/evidence.ts'
import { moment } from '../../../platform/server/db/columns.ts'
import type { AskedFor, Derivative, DerivativeEntry, DerivedClaim, Layout, Parts, ShapeContent } from '../contract.ts'

type Cited = z.output<typeof DerivedClaim>['from'][number]['citations'][number]

/** A sentence of an original. `key` identifies its words; `cited` are places in the list of its citations. */
export interface OriginSentence {
  key: string
  text: string
  cited: number[]
}

/** A claim as it is stored: `from` are places among the sentences of its original; the one behind them is its title. */
export type StoredClaim = Omit<z.output<typeof DerivedClaim>, 'from' | 'is_refuted'> & { from: number[] }

/** Texts that others were made of, as they were then: what a derived text is held against whatever becomes of its original. */
export const repurposeSources = pgTable(
  'repurpose_sources',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<z.output<typeof DerivativeEntry>['source']['kind']>().notNull(),
    blogId: text('blog_id'),
    title: text('title').notNull(),
    url: text('url'),
    language: text('language').notNull(),
    /** What was written from, which for a long text is a choice of its sentences. */
    text: text('text').notNull(),
    isCondensed: boolean('is_condensed').notNull(),
    sentences: jsonb('sentences').$type<OriginSentence[]>().notNull(),
    citations: jsonb('citations').$type<Cited[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (source) => [index('repurpose_sources_owner').on(source.ownerId, source.blogId)],
)

/** Texts that were made of another. */
export const derivatives = pgTable(
  'derivatives',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    sourceId: text('source_id')
      .notNull()
      .references(() => repurposeSources.id, { onDelete: 'cascade' }),
    /** What the shape was when the text was made: an own one may change or go. */
    shapeId: text('shape_id').notNull(),
    shapeTitle: text('shape_title').notNull(),
    form: text('form').$type<z.output<typeof Derivative>['form']>().notNull(),
    network: text('network').$type<z.output<typeof Derivative>['network']>(),
    layout: jsonb('layout').$type<z.output<typeof Layout>>().notNull(),
    parts: jsonb('parts').$type<z.output<typeof Parts>>().notNull(),
    link: text('link').notNull(),
    isTracked: boolean('is_tracked').notNull(),
    /** Those that an email may have. */
    placeholders: text('placeholders').notNull().default(''),
    language: text('language').notNull(),
    askedFor: jsonb('asked_for')
      .$type<z.output<typeof AskedFor>>()
      .notNull()
      .default({ tone: null, audience: '', hashtags: 0, brand_voice_id: null }),
    engine: jsonb('engine').$type<Engine>().notNull(),
    claims: jsonb('claims').$type<StoredClaim[]>().notNull(),
    isCompared: boolean('is_compared').notNull(),
    /** Keys of the sentences that its claims rest on, by which a refuted one finds it. */
    restsOn: text('rests_on').array().notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (derivative) => [
    index('derivatives_owner').on(derivative.ownerId, derivative.updatedAt.desc()).where(sql`deleted_at is null`),
    index('derivatives_rests_on').using('gin', derivative.restsOn),
    index('derivatives_source').on(derivative.sourceId),
  ],
)

/** Shapes that people made. */
export const ownShapes = pgTable(
  'repurpose_shapes',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    content: jsonb('content').$type<z.output<typeof ShapeContent>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (shape) => [index('repurpose_shapes_owner').on(shape.ownerId, shape.createdAt)],
)

export type SourceRow = typeof repurposeSources.$inferSelect
export type DerivativeRow = typeof derivatives.$inferSelect
export type ShapeRow = typeof ownShapes.$inferSelect
