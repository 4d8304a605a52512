import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Citation, Engine } from '../../platform/contract/evidence.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { Fact, FoundPage, Keyword, Question } from './contract/research.ts'

export * from './contract/research.ts'

/** Steps of a workflow, in order. */
export const steps = ['research', 'headline', 'outline', 'draft'] as const
export type Step = (typeof steps)[number]

/** By what a proposed outline divides its subject. */
export const outlineKinds = ['sides', 'parts', 'questions', 'time'] as const

const Topic = z
  .string()
  .trim()
  .min(3, 'Enter a topic of at least 3 characters.')
  .max(500, 'Shorten the topic to 500 characters. Put the rest in sources or notes.')

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

export const Section = z.object({
  id: Id,
  level: z.union([z.literal(2), z.literal(3)]),
  heading: z.string().trim().min(1, 'A section needs a heading.').max(300),
  notes: z.string().max(4_000),
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

export const Outline = z.object({
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

/** A stretch of the draft with its proof. */
const DraftPart = z.object({ text: z.string(), citations: z.array(Citation) })

/** What stands around the sections of a draft. Empty texts where the outline or the sources leave nothing to say. */
export const Frame = z.object({
  opening: DraftPart,
  /** With its heading. */
  closing: DraftPart,
  /** With its headings. */
  questions: DraftPart,
  /** What the built-in writer wrote because the language model failed. */
  built_in_parts: z.array(z.enum(['introduction', 'conclusion'])).default([]),
})

/** The last step of writing a draft, in the words of a task's `step`; a page says it in its reader's language. */
export const frameStep = 'Writing the introduction, conclusion, and FAQ'

/** The step before it where a model has written: what code finds at fault is mended. */
export const checkStep = 'Checking the draft'

export const WorkflowSummary = z.object({
  id: Id,
  topic: z.string(),
  headline: z.string(),
  step: z.enum(steps),
  state: z.enum(['open', 'working', 'failed', 'finished']),
  sections_done: z.number().int(),
  sections_total: z.number().int(),
  blog_id: z.string().nullable(),
  created_at: Moment,
  updated_at: Moment,
})

export const Workflow = WorkflowSummary.extend({
  project_id: z.string(),
  language: z.string(),
  country: z.string(),
  asset_ids: z.array(Id),
  /** Long work that runs for this workflow now. */
  task_id: z.string().nullable(),
  version: z.number().int(),
  research: z.object({
    done: z.boolean(),
    notes: z.array(z.string()),
    /** `open-sources` for Wikipedia, OpenAlex, and Crossref; null where nothing was searched. */
    search_provider: z.string().nullable(),
    pages: z.array(FoundPage),
    questions: z.array(Question),
    facts: z.array(Fact),
    keywords: z.array(Keyword),
    context: z.string(),
    out_of_scope: z.string(),
  }),
  headlines: z.object({ style: z.string(), context: z.string(), list: z.array(Headline), text: z.string() }),
  outlines: z.array(Outline),
  sections: z.array(Section),
  /** Null until the sections are written and a blog is made of them. */
  frame: Frame.nullable(),
})

const Answer = ok({ workflow: Workflow })
const One = z.object({ id: Id })
const Chosen = z.array(z.object({ id: Id, chosen: z.boolean() })).max(500)

/** What a person may change of a workflow. Absent means unchanged; `version` must be the one that was read. */
export const WorkflowChange = z.object({
  id: Id,
  version: z.number().int(),
  topic: Topic.optional(),
  language: z.string().max(60).optional(),
  country: z.string().max(60).optional(),
  step: z.enum(steps).optional(),
  asset_ids: z.array(Id).max(50).optional(),
  questions: Chosen.optional(),
  facts: Chosen.optional(),
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
    .max(60)
    .optional(),
})

/** From a topic to a finished, sourced draft, one saved step after the other. */
export const workflowsContract = {
  list: call(
    { method: 'GET', path: '/api/workflows', summary: 'List your workflows, most recently changed first' },
    { may: 'workflow:read' },
  )
    .input(Paging.extend({ project_id: z.string().optional(), query: z.string().max(200).optional() }))
    .output(ok({ workflows: z.array(WorkflowSummary), total: z.number().int() })),
  create: call(
    { method: 'POST', path: '/api/workflows', summary: 'Create a workflow from a topic' },
    { may: 'workflow:edit' },
  )
    .input(
      z.object({
        topic: Topic,
        project_id: z.string().optional(),
        language: z.string().max(60).optional(),
        country: z.string().max(60).optional(),
        asset_ids: z.array(Id).max(50).optional(),
      }),
    )
    .output(Answer),
  get: call(
    { method: 'GET', path: '/api/workflows/{id}', summary: 'Get a workflow with all its steps' },
    { may: 'workflow:read' },
  )
    .input(One)
    .output(Answer),
  change: call(
    { method: 'PATCH', path: '/api/workflows/{id}', summary: 'Save changes to a workflow' },
    { may: 'workflow:edit' },
  )
    .input(WorkflowChange)
    .output(Answer),
  remove: call(
    { method: 'DELETE', path: '/api/workflows/{id}', summary: 'Delete a workflow; a finished blog is kept' },
    { may: 'workflow:delete' },
  )
    .input(One)
    .output(ok({})),
  restore: call(
    { method: 'POST', path: '/api/workflows/{id}/restore', summary: 'Undo a deletion within 30 days' },
    { may: 'workflow:delete' },
  )
    .input(One)
    .output(Answer),
  research: call(
    {
      method: 'POST',
      path: '/api/workflows/{id}/research',
      summary: 'Research: collect questions, facts, and keywords from the sources',
    },
    { may: 'workflow:run', flag: 'workflow-research' },
  )
    .input(One)
    .output(Answer),
  headlines: call(
    { method: 'POST', path: '/api/workflows/{id}/headlines', summary: 'Suggest headlines' },
    { may: 'workflow:run', flag: 'workflow-headline' },
  )
    .input(
      One.extend({
        style: z.string().max(40).optional(),
        context: z.string().max(2_000).optional(),
        key: z.boolean().optional(),
      }),
    )
    .output(Answer),
  outlines: call(
    { method: 'POST', path: '/api/workflows/{id}/outlines', summary: 'Suggest outlines to compare' },
    { may: 'workflow:run', flag: 'workflow-outline' },
  )
    .input(One.extend({ key: z.boolean().optional() }))
    .output(Answer),
  passages: call(
    {
      method: 'GET',
      path: '/api/workflows/{id}/passages',
      summary: 'List passages from the selected sources, by id or by search',
    },
    { may: 'workflow:read' },
  )
    .input(One.extend({ query: z.string().trim().max(500).optional(), ids: z.array(Id).max(MOST_PASSAGES).optional() }))
    .output(ok({ passages: z.array(SourcePassage) })),
  draft: call(
    { method: 'POST', path: '/api/workflows/{id}/draft', summary: 'Write the draft, section by section' },
    { may: 'workflow:run', flag: 'workflow-outline' },
  )
    .input(One.extend({ key: z.boolean().optional() }))
    .output(Answer),
  redoSection: call(
    { method: 'POST', path: '/api/workflows/{id}/sections/{section_id}/redo', summary: 'Rewrite one section' },
    { may: 'workflow:run', flag: 'workflow-outline' },
  )
    .input(One.extend({ section_id: Id, notes: z.string().max(4_000).optional(), key: z.boolean().optional() }))
    .output(Answer),
  stop: call(
    {
      method: 'POST',
      path: '/api/workflows/{id}/stop',
      summary: 'Stop the current task; what is written is kept',
    },
    { may: 'workflow:run' },
  )
    .input(One)
    .output(Answer),
  finish: call(
    { method: 'POST', path: '/api/workflows/{id}/finish', summary: 'Create a blog from what is written so far' },
    { may: 'workflow:edit' },
  )
    .input(One)
    .output(Answer),
}
