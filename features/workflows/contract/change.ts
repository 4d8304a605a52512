import { z } from 'zod'
import { Brief } from '../../../platform/contract/brief.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { MOST_SECTIONS, Section, steps } from './plan.ts'

/** What an article is about. */
export const Topic = z
  .string()
  .trim()
  .min(3, 'Enter a topic of at least 3 characters.')
  .max(500, 'Shorten the topic to 500 characters. Put the rest in sources or notes.')

const Chosen = z.array(z.object({ id: Id, chosen: z.boolean() })).max(500)

/** What a person may change of a workflow. Absent means unchanged; `version` must be the one that was read. */
export const WorkflowChange = z.object({
  id: Id,
  version: z.number().int(),
  topic: Topic.optional(),
  language: z.string().max(60).optional(),
  country: z.string().max(60).optional(),
  step: z.enum(steps).optional(),
  brief: Brief.partial().optional(),
  /** Null for the voice of the project, `none` to write in no voice. */
  brand_voice_id: Id.nullish(),
  asset_ids: z.array(Id).max(50).optional(),
  /** All viewpoints, in order. */
  viewpoints: z.array(z.string().trim().min(2).max(120)).max(5).optional(),
  questions: Chosen.optional(),
  facts: Chosen.optional(),
  disagreements: Chosen.optional(),
  keywords: Chosen.optional(),
  pages: z
    .array(z.object({ url: z.string(), chosen: z.boolean() }))
    .max(100)
    .optional(),
  custom_question: z.string().trim().min(3).max(300).optional(),
  context: z.string().max(10_000).optional(),
  out_of_scope: z.string().max(4_000).optional(),
  headline: z.string().trim().max(300).optional(),
  saved_headlines: z
    .array(z.object({ id: Id, saved: z.boolean() }))
    .max(100)
    .optional(),
  sections: z
    .array(
      Section.pick({ level: true, heading: true, notes: true, words: true, passage_ids: true }).extend({
        id: Id.optional(),
      }),
    )
    .max(MOST_SECTIONS)
    .optional(),
})
