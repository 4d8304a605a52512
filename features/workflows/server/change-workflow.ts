import type { z } from 'zod'
import { usualBrief } from '../../../platform/contract/brief.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { requireKnown } from '../../assets/server/index.ts'
import { keepBrief } from '../../projects/server/index.ts'
import { requireVoiceChoice, voiceFor } from '../../voices/server/index.ts'
import type { WorkflowChange } from '../contract.ts'
import { editedViewpoints } from './research/viewpoints.ts'
import {
  changeWorkflow,
  findWorkflow,
  removedSections,
  replaceSections,
  type SectionRow,
  type StoredWorkflow,
  type WorkflowRow,
} from './store.ts'
import { asWorkflow } from './view.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock'>
type Change = z.output<typeof WorkflowChange>
type Facts = WorkflowRow['research']['facts']

/** The workflow under an id, or 404: somebody else's looks like none. */
export async function workflowOf(deps: Pick<Deps, 'db'>, { ownerId }: Owner, id: string): Promise<StoredWorkflow> {
  const found = (await findWorkflow(deps.db, ownerId, id)) ?? refuse('not-found')
  const { brandVoiceId: voiceId, projectId } = found.workflow
  return { ...found, voice: await voiceFor(deps, { ownerId }, { voiceId, projectId }) }
}

/**
 * Saves what a person chose, edited or sorted. Refuses 409 with the stored workflow when it changed since it was read,
 * and while a draft is being written when the sections are at stake; 404 for a source, passage or section
 * that is not there. Findings that a newer research has replaced are passed over.
 */
export async function saveChange(deps: Needs, actor: Owner, change: Change): Promise<StoredWorkflow> {
  const stored = await workflowOf(deps, actor, change.id)
  if (stored.workflow.version !== change.version) refuseStale(stored)
  if (change.sections && stored.workflow.taskId) refuse('workflow-busy')
  await requireNamed(deps, stored, change)
  return deps.transaction(async () => {
    const saved = await changeWorkflow(deps.db, actor.ownerId, change.id, change.version, {
      ...applied(stored.workflow, change),
      updatedAt: deps.clock.now(),
    })
    if (!saved) refuseStale(await workflowOf(deps, actor, change.id))
    if (change.brief && saved.brief) await keepBrief(deps, actor, saved.projectId, saved.brief)
    if (change.sections) {
      const sections = await mergedSections(deps, stored, change.sections)
      await replaceSections(deps.db, change.id, sections, deps.clock.now())
    }
    return workflowOf(deps, actor, change.id)
  })
}

/** Of sources, passages, and voices only new ones are looked up: what the workflow has may have gone since, and goes on being named. */
async function requireNamed(deps: Needs, { workflow, sections }: StoredWorkflow, change: Change): Promise<void> {
  const { assetIds } = workflow
  if (change.brand_voice_id !== workflow.brandVoiceId) await requireVoiceChoice(deps, workflow, change.brand_voice_id)
  const kept = new Set([...assetIds, ...sections.flatMap(({ passageIds }) => passageIds)])
  await requireKnown(deps, workflow, {
    assetIds: (change.asset_ids ?? []).filter((id) => !kept.has(id)),
    passageIds: (change.sections ?? []).flatMap(({ passage_ids }) => passage_ids).filter((id) => !kept.has(id)),
  })
}

function refuseStale(stored: StoredWorkflow): never {
  refuse('conflict', { body: { workflow: asWorkflow(stored) } })
}

function applied(workflow: WorkflowRow, change: Change): Partial<WorkflowRow> {
  const { research, headlines } = workflow
  const questions = choose(research.questions, change.questions)
  return {
    topic: change.topic ?? workflow.topic,
    language: change.language ?? workflow.language,
    country: change.country ?? workflow.country,
    brief: change.brief ? { ...(workflow.brief ?? usualBrief), ...change.brief } : workflow.brief,
    brandVoiceId: change.brand_voice_id === undefined ? workflow.brandVoiceId : change.brand_voice_id,
    step: change.step ?? workflow.step,
    assetIds: change.asset_ids ?? workflow.assetIds,
    research: {
      ...research,
      viewpoints: change.viewpoints
        ? editedViewpoints(research.viewpoints ?? [], change.viewpoints)
        : (research.viewpoints ?? []),
      questions: change.custom_question ? [...questions, customQuestion(change.custom_question)] : questions,
      facts: chooseFacts(research.facts, change.facts),
      disagreements: choose(research.disagreements ?? [], change.disagreements),
      keywords: choose(research.keywords, change.keywords),
      pages: research.pages.map((page) => ({
        ...page,
        chosen: change.pages?.find(({ url }) => url === page.url)?.chosen ?? page.chosen,
      })),
      context: change.context ?? research.context,
      out_of_scope: change.out_of_scope ?? research.out_of_scope,
    },
    headlines: {
      ...headlines,
      text: change.headline ?? headlines.text,
      list: headlines.list.map((headline) => ({
        ...headline,
        saved: change.saved_headlines?.find(({ id }) => id === headline.id)?.saved ?? headline.saved,
      })),
    },
  }
}

function choose<Thing extends { id: string; chosen: boolean }>(
  things: Thing[],
  choices: Array<{ id: string; chosen: boolean }> = [],
): Thing[] {
  const chosen = new Map(choices.map((choice) => [choice.id, choice.chosen]))
  return things.map((thing) => ({ ...thing, chosen: chosen.get(thing.id) ?? thing.chosen }))
}

/** A fact that was chosen and is cleared is not to be written from; one that was never chosen stays as it is. */
function chooseFacts(facts: Facts, choices: Array<{ id: string; chosen: boolean }> = []): Facts {
  const chosen = new Map(choices.map((choice) => [choice.id, choice.chosen]))
  return facts.map((fact) => {
    const choice = chosen.get(fact.id)
    if (choice === undefined || choice === fact.chosen) return fact
    return { ...fact, chosen: choice, excluded: !choice }
  })
}

function customQuestion(text: string): WorkflowRow['research']['questions'][number] {
  return { id: newId(), text, origin: 'custom', answered: false, answer: null, passage_id: null, chosen: true }
}

/** The new plan. A section keeps what was written for it, also one that was taken out and comes back. */
async function mergedSections(
  deps: Needs,
  { workflow, sections }: StoredWorkflow,
  planned: NonNullable<Change['sections']>,
): Promise<SectionRow[]> {
  const known = new Map(sections.map((section) => [section.id, section]))
  const missing = planned.flatMap(({ id }) => (id && !known.has(id) ? [id] : []))
  for (const section of await removedSections(deps.db, workflow.id, missing)) known.set(section.id, section)
  if (missing.some((id) => !known.has(id))) refuse('not-found')
  return planned.map((plan, position) => {
    const before = plan.id ? known.get(plan.id) : undefined
    // named twice, it is the first that has the text
    if (before) known.delete(before.id)
    const written = before ?? {
      state: 'waiting' as const,
      text: '',
      citations: [],
      engine: null,
      problem: null,
      attempt: 0,
    }
    const { state, text, citations, engine, problem, attempt } = written
    return {
      id: before?.id ?? newId(),
      workflowId: workflow.id,
      ownerId: workflow.ownerId,
      position,
      level: plan.level,
      heading: plan.heading,
      notes: plan.notes,
      words: plan.words,
      passageIds: plan.passage_ids,
      state,
      text,
      citations,
      engine,
      problem,
      attempt,
      removedAt: null,
    }
  })
}
