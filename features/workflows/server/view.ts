import type { z } from 'zod'
import { languageOfPhrase } from '../../../engines/text/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import {
  LONGEST_HEADING,
  LONGEST_NOTES,
  MOST_PASSAGES,
  MOST_SECTIONS,
  type Outline,
  type SourcePassage,
  type Workflow,
  type WorkflowSummary,
} from '../contract.ts'
import { measuresOf } from './outline-measures.ts'
import { placeIn } from './passages.ts'
import { briefOf } from './setting.ts'
import type { SectionRow, StoredWorkflow, WorkflowRow } from './store.ts'

interface Progress {
  done: number
  failed: number
  total: number
}

export function asSummary(workflow: WorkflowRow, { done, failed, total }: Progress): z.output<typeof WorkflowSummary> {
  return {
    id: workflow.id,
    topic: workflow.topic,
    headline: workflow.headlines.text,
    step: workflow.step,
    state: workflow.taskId ? 'working' : workflow.blogId ? 'finished' : failed ? 'failed' : 'open',
    sections_done: done,
    sections_total: total,
    blog_id: workflow.blogId,
    created_at: workflow.createdAt.toISOString(),
    updated_at: workflow.updatedAt.toISOString(),
  }
}

export function asWorkflow({ workflow, sections }: Omit<StoredWorkflow, 'voice'>): z.output<typeof Workflow> {
  const inState = (state: SectionRow['state']) => sections.filter((section) => section.state === state).length
  return {
    ...asSummary(workflow, { done: inState('done'), failed: inState('failed'), total: sections.length }),
    project_id: workflow.projectId,
    language: workflow.language,
    country: workflow.country,
    topic_language: languageOfPhrase(workflow.topic),
    brief: briefOf(workflow),
    brand_voice_id: workflow.brandVoiceId,
    asset_ids: workflow.assetIds,
    task_id: workflow.taskId,
    version: workflow.version,
    research: workflow.research,
    headlines: workflow.headlines,
    outlines: workflow.outlines.map((outline) => asTakeable(workflow, outline)),
    sections: sections.map(asSection),
    frame: workflow.frame,
  }
}

/**
 * A proposal with what is counted of it, and with no more than an outline may have, so that it can be taken as it stands; of
 * passages those that carry most of a section come first.
 */
function asTakeable(workflow: WorkflowRow, outline: WorkflowRow['outlines'][number]): z.output<typeof Outline> {
  const sections = outline.sections.slice(0, MOST_SECTIONS).map((section) => ({
    ...section,
    heading: section.heading.trim().slice(0, LONGEST_HEADING) || workflow.topic.slice(0, LONGEST_HEADING),
    notes: section.notes.slice(0, LONGEST_NOTES),
    passage_ids: section.passage_ids.slice(0, MOST_PASSAGES),
  }))
  return { ...outline, sections, measures: measuresOf(workflow, sections) }
}

function asSection(row: SectionRow): z.output<typeof Workflow>['sections'][number] {
  const { id, level, heading, notes, words, passageIds, state, text, citations, engine, problem } = row
  return { id, level, heading, notes, words, passage_ids: passageIds, state, text, citations, engine, problem }
}

export function asPassage(passage: GivenPassage): z.output<typeof SourcePassage> {
  const { id, assetId, title, text } = passage
  return { id, asset_id: assetId, title, ...placeIn(passage), text }
}
