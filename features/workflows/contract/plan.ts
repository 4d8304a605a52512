import { z } from 'zod'
import { Citation, Engine } from '../../../platform/contract/evidence.ts'
import { Id } from '../../../platform/contract/ids.ts'

/** Steps of a workflow, in order. */
export const steps = ['research', 'headline', 'outline', 'draft'] as const
export type Step = (typeof steps)[number]

/** By what a proposed outline divides its subject. */
export const outlineKinds = ['sides', 'parts', 'questions', 'time'] as const

export const Headline = z.object({
  id: Id,
  text: z.string(),
  style: z.string(),
  engine: Engine,
  /** 0 to 100, with what it consists of. */
  score: z.number(),
  length: z.number().int(),
  pixels: z.number(),
  /** What the score consists of, each 0 to 1. */
  parts: z.object({ length: z.number(), keyword: z.number(), clarity: z.number(), promise: z.number() }),
  saved: z.boolean(),
})

/** Passages that one section may be given. */
export const MOST_PASSAGES = 40
/** What an outline may have. */
export const [MOST_SECTIONS, LONGEST_HEADING, LONGEST_NOTES] = [60, 300, 4_000]

export const Section = z.object({
  id: Id,
  level: z.union([z.literal(2), z.literal(3)]),
  heading: z.string().trim().min(1, 'A section needs a heading.').max(LONGEST_HEADING),
  notes: z.string().max(LONGEST_NOTES),
  /** Target, in words; 0 where the section has no text of its own. */
  words: z.number().int().min(0).max(5_000),
  passage_ids: z.array(Id).max(MOST_PASSAGES),
  state: z.enum(['waiting', 'writing', 'done', 'failed']),
  text: z.string(),
  citations: z.array(Citation),
  engine: Engine.nullable(),
  problem: z.string().nullable(),
})

/** A passage of a workflow's sources with where it is. */
export const SourcePassage = z.object({
  id: Id,
  asset_id: Id.nullable(),
  title: z.string(),
  /** Its page in English (`p. 3`) or the heading over it. */
  place: z.string(),
  /** The number of that page, where the source has pages. */
  page: z.number().int().optional(),
  text: z.string(),
})

const Counted = z.object({ count: z.number().int(), of: z.number().int() })

/** What code counts of a proposed outline, by what is selected now. */
export const OutlineMeasures = z.object({
  /** Selected facts that a section is given, or names. */
  facts: Counted,
  questions: Counted,
  /** Sections that mostly say what an earlier one does. */
  overlapping: Counted,
  /** Of the third of the selected facts that matters most, those in the first half of the outline. */
  key_facts_early: Counted,
})
export type OutlineMeasures = z.output<typeof OutlineMeasures>

/** A proposed outline as it is kept. */
export const KeptOutline = z.object({
  id: Id,
  /** In English, or the model that made it. */
  name: z.string(),
  /** Absent where a model made it. */
  kind: z.enum(outlineKinds).optional(),
  sections: z.array(
    z.object({
      heading: z.string(),
      level: z.number().int(),
      notes: z.string(),
      words: z.number().int(),
      passage_ids: z.array(Id),
    }),
  ),
})

/** A proposed outline with what can be counted of it. */
export const Outline = KeptOutline.extend({ measures: OutlineMeasures })
