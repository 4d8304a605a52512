import { z } from 'zod'
import { Evidence } from '../../../platform/contract/evidence.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { Rights } from '../../../platform/contract/rights.ts'

/** Steps of research by their codes, in the words of a task's `step`; a page says them in its reader's language. */
export const researchSteps = {
  viewpoints: 'Suggesting viewpoints',
  searching: 'Searching',
  pages: 'Reading pages',
  sources: 'Reading sources',
  noting: 'Collecting questions, facts, and keywords',
} as const

/** A question people ask about the topic. `answered`: the chosen sources hold an answer. */
export const Question = z.object({
  id: Id,
  text: z.string(),
  origin: z.enum(['google', 'quora', 'reddit', 'sources', 'custom']),
  answered: z.boolean(),
  answer: z.string().nullable(),
  passage_id: z.string().nullable(),
  chosen: z.boolean(),
})

/** A side from which a topic is researched, and what is searched for it; nothing of its own where the writer worded it. */
export const Viewpoint = z.object({
  text: z.string(),
  searches: z.array(z.string()),
  /** Open sources were searched from it. */
  searched: z.boolean().default(false),
})

/** Words of a chosen source with the place they are at. */
const Found = Evidence.extend({
  passage_id: Id,
  /** Its page in English (`p. 3`) or the heading over it. */
  place: z.string(),
  /** The number of that page, where the source has pages. */
  page: z.number().int().optional(),
  /** When the source was published, where that is known. */
  date: z.string().nullable(),
})

/** A fact of the fact sheet with its quote and place. */
export const Fact = Found.extend({
  id: Id,
  text: z.string(),
  /** It says what a term means. */
  defines: z.boolean().default(false),
  chosen: z.boolean(),
  /** The writer cleared it: nothing is written from it. One that was never chosen may still be written from. */
  excluded: z.boolean().default(false),
})

/** What sources say differently of the same thing, each side in its words. A chosen one is named in the article. */
export const Disagreement = z.object({
  id: Id,
  /** On what they differ; empty where code found it and the words themselves say so. */
  about: z.string(),
  sides: z.array(Found).min(2),
  /** It shows in the words: another figure, a denial, contrary words, another choice. Else a model says so, and it may not be one. */
  evident: z.boolean().default(true),
  chosen: z.boolean(),
})

export const Keyword = z.object({
  id: Id,
  phrase: z.string(),
  count: z.number().int(),
  sources: z.number().int(),
  chosen: z.boolean(),
})

/** A page that a search found; `asset_id` once it was read as a source. */
export const FoundPage = z.object({
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  asset_id: z.string().nullable(),
  chosen: z.boolean(),
  author: z.string().optional(),
  site_name: z.string().optional(),
  /** ISO day. */
  published_at: z.string().optional(),
  /** Of what an open library found. */
  rights: Rights.optional(),
})
