import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Job } from '../../../platform/server/jobs/job.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { countRun } from '../../billing/server/index.ts'
import { workflowOf } from './change-workflow.ts'
import { draftJob } from './draft-job.ts'
import { mayAskOpenSources } from './open-sources.ts'
import { requirePassages } from './passages.ts'
import { researchJob } from './research-job.ts'
import { changeSection, holdWorkflow, recordOnWorkflow, type StoredWorkflow } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'transaction' | 'jobs'>
type ResearchNeeds = Needs & Pick<Deps, 'search' | 'openSources'>

/** The workflow, freed of work that has ended without saying so (its database was away at that moment). */
export async function currentWorkflow(
  deps: Pick<Deps, 'db' | 'jobs'>,
  actor: Owner,
  id: string,
): Promise<StoredWorkflow> {
  const stored = await workflowOf(deps, actor, id)
  const { taskId } = stored.workflow
  if (!taskId) return stored
  const task = await deps.jobs.view(actor.ownerId, taskId)
  if (task?.state === 'queued' || task?.state === 'running') return stored
  await recordOnWorkflow(deps.db, id, { taskId: null })
  return workflowOf(deps, actor, id)
}

/** Queues the reading of the sources. Refuses (`no-sources`) where none is chosen and no search can find any. */
export async function startResearch(
  deps: ResearchNeeds,
  actor: Actor,
  { id, suggestsViewpoints }: { id: string; suggestsViewpoints?: boolean },
): Promise<StoredWorkflow> {
  const { workflow } = await workflowOf(deps, actor, id)
  const canFind = deps.search.names.length > 0 || (await mayAskOpenSources(deps, actor.userId))
  if (!workflow.assetIds.length && !canFind) refuse('no-sources')
  return begin(deps, actor, id, {
    job: researchJob,
    payload: { workflowId: id, userId: actor.userId, suggestsViewpoints },
    title: (topic) => topic,
  })
}

/** From a topic to ticked sources in one step, for whoever has open sources on; for others the workflow stays as it is. */
export async function goOn(deps: ResearchNeeds, actor: Actor, stored: StoredWorkflow): Promise<StoredWorkflow> {
  if (!(await mayAskOpenSources(deps, actor.userId))) return stored
  return startResearch(deps, actor, { id: stored.workflow.id, suggestsViewpoints: true })
}

/**
 * Queues the writing of everything that is not written yet. The first time counts as one `autoblog_workflow` run
 * (430 past the plan's); sections are charged as they are written. Refuses (`no-sources`) where there is nothing to cite.
 */
export async function startDraft(
  deps: Needs,
  actor: Actor,
  { id, useOwnKey }: { id: string; useOwnKey?: boolean },
): Promise<StoredWorkflow> {
  const { workflow, sections } = await currentWorkflow(deps, actor, id)
  if (!sections.length) refuse('outline-needed')
  if (sections.some(({ state }) => state !== 'done')) await requirePassages(deps, workflow)
  return deps.transaction(async () => {
    await countRun(deps, actor, { feature: 'autoblog_workflow', key: `workflow ${id}` })
    // an introduction belongs to the sections it was written with
    if (sections.every(({ state }) => state !== 'done')) await recordOnWorkflow(deps.db, id, { frame: null })
    return begin(deps, actor, id, {
      job: draftJob,
      payload: { workflowId: id, userId: actor.userId, useOwnKey },
      title: (topic) => topic,
    })
  })
}

/** Queues one section to be written again, differently. What stands there stays until the new text comes. */
export async function redoSection(
  deps: Needs,
  actor: Actor,
  wish: { id: string; sectionId: string; notes?: string; useOwnKey?: boolean },
): Promise<StoredWorkflow> {
  const { workflow, sections } = await currentWorkflow(deps, actor, wish.id)
  const section = sections.find(({ id }) => id === wish.sectionId) ?? refuse('not-found')
  await requirePassages(deps, workflow)
  return deps.transaction(async () => {
    await changeSection(deps.db, section.id, {
      state: 'waiting',
      attempt: section.attempt + 1,
      notes: wish.notes ?? section.notes,
    })
    const payload = { workflowId: wish.id, userId: actor.userId, sectionIds: [section.id], useOwnKey: wish.useOwnKey }
    return begin(deps, actor, wish.id, { job: draftJob, payload, title: () => section.heading })
  })
}

/** Stops what is being done; what is written stays. */
export async function stopWork(deps: Needs, actor: Owner, id: string): Promise<StoredWorkflow> {
  const { workflow } = await currentWorkflow(deps, actor, id)
  if (workflow.taskId) await deps.jobs.cancel(actor.ownerId, workflow.taskId)
  return currentWorkflow(deps, actor, id)
}

interface Work<Payload> {
  job: Job<Payload>
  payload: Payload
  title: (topic: string) => string
}

/** One piece of long work at a time: the second is told so instead of spoiling the first. */
async function begin<Payload>(
  deps: Needs,
  actor: Actor,
  id: string,
  { job, payload, title }: Work<Payload>,
): Promise<StoredWorkflow> {
  const { workflow } = await currentWorkflow(deps, actor, id)
  if (workflow.taskId) refuse('workflow-busy')
  return deps.transaction(async () => {
    const taskId = await deps.jobs.start(job, payload, {
      ownerId: actor.ownerId,
      title: title(workflow.headlines.text || workflow.topic),
    })
    if (!(await holdWorkflow(deps.db, id, taskId))) refuse('workflow-busy')
    return workflowOf(deps, actor, id)
  })
}
