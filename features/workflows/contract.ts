import { z } from 'zod'
import { Brief } from '../../platform/contract/brief.ts'
import { call, ok } from '../../platform/contract/call.ts'
import { Citation } from '../../platform/contract/evidence.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { Topic, WorkflowChange } from './contract/change.ts'
import { Headline, MOST_PASSAGES, Outline, Section, SourcePassage, steps } from './contract/plan.ts'
import { Disagreement, Fact, FoundPage, Keyword, Question, Viewpoint } from './contract/research.ts'

export * from './contract/change.ts'
export * from './contract/plan.ts'
export * from './contract/research.ts'

/** A stretch of the draft with its proof. */
const DraftPart = z.object({ text: z.string(), citations: z.array(Citation) })

/** Words of a source under share-alike terms that stand in a draft outside of quotation marks. */
export const ShareAlikeCopy = z.object({ words: z.string(), title: z.string(), license: z.string() })

/** What stands around the sections of a draft. Empty texts where the outline or the sources leave nothing to say. */
export const Frame = z.object({
  opening: DraftPart,
  /** With its heading. */
  closing: DraftPart,
  /** With its headings. */
  questions: DraftPart,
  /** What the built-in writer wrote because the language model failed. */
  missing_parts: z.array(z.enum(['introduction', 'conclusion'])).default([]),
  /** What the last check found to be copied instead of quoted, in the whole draft. */
  share_alike: z.array(ShareAlikeCopy).default([]),
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
  /** The language that the topic is in, where that is plain and not English; the article may be in another. */
  topic_language: z.string().nullable(),
  /** What the article is for, for whom, and how long; a change is also what the project's next workflows begin with. */
  brief: Brief,
  /** The voice that was chosen, `none` for no voice; null for that of the project, if it has one. */
  brand_voice_id: z.string().nullable(),
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
    viewpoints: z.array(Viewpoint).default([]),
    questions: z.array(Question),
    facts: z.array(Fact),
    disagreements: z.array(Disagreement).default([]),
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
        /** What is absent is as in the project's last workflow. */
        brief: Brief.partial().optional(),
        /** Absent for the voice of the project, `none` to write in no voice. */
        brand_voice_id: Id.nullish(),
        asset_ids: z.array(Id).max(50).optional(),
        /** Suggests viewpoints and starts research at once, if the person has open sources on. */
        goes_on: z.boolean().optional(),
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
  viewpoints: call(
    {
      method: 'POST',
      path: '/api/workflows/{id}/viewpoints',
      summary: 'Suggest viewpoints to research the topic from; they replace those there are',
    },
    { may: 'workflow:run', flag: 'workflow-research' },
  )
    .input(One.extend({ key: z.boolean().optional() }))
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
