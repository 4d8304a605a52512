import { z } from 'zod'
import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import { defineJob, isHandedBack, type JobRun } from '../../../platform/server/jobs/types.ts'
import { actorOfJob } from '../../accounts/server/index.ts'
import { withCredits } from '../../billing/server/index.ts'
import { chooseModel } from '../../model-keys/server/index.ts'
import { finishWorkflow } from './finish-workflow.ts'
import { passagesForSection, passagesForTopic } from './passages.ts'
import { changeSection, findWorkflow, recordOnWorkflow, type SectionRow, type StoredWorkflow } from './store.ts'
import { tellPages } from './tell-pages.ts'
import { writeOneSection } from './write-section.ts'

const Payload = z.object({
  workflowId: z.string(),
  userId: z.string(),
  /** Only these sections; all that are not written when absent. */
  sectionIds: z.array(z.string()).optional(),
  useOwnKey: z.boolean().optional(),
})

/** Least time between two stored states of a section that is being written, in milliseconds. */
const STORE_EVERY_MS = 400

/**
 * Writes the sections of a draft one after the other. Each is stored as soon as it is written, so that a run which begins
 * anew after a crash goes on at the section that had been reached, and pays for none twice.
 */
export const draftJob = defineJob({
  name: 'workflow-draft',
  payload: Payload,
  async run(run: JobRun, payload) {
    try {
      return await writeDraft(run, payload)
    } finally {
      if (!isHandedBack(run)) await letGo(run, payload.workflowId)
    }
  },
})

async function writeDraft(run: JobRun, payload: z.output<typeof Payload>) {
  const stored = await storedFor(run, payload.workflowId)
  const model = await chooseModel(
    run.deps,
    await actorOfJob(run.deps, { userId: payload.userId, ownerId: run.ownerId }),
    { purpose: 'workflow-2', feature: 'draft-section', key: payload.useOwnKey },
  )
  const wanted = stored.sections.filter(
    ({ id, state }) => (payload.sectionIds ? payload.sectionIds.includes(id) : true) && state !== 'done',
  )
  const doneBefore = stored.sections.length - wanted.length
  for (const [at, section] of wanted.entries()) {
    await run.progress({
      step: section.heading,
      done: payload.sectionIds ? at : doneBefore + at,
      total: payload.sectionIds ? wanted.length : stored.sections.length,
    })
    await writeAndStore(run, { payload, sectionId: section.id, model })
  }
  await run.progress({ step: '', done: stored.sections.length, total: stored.sections.length })
  const { blogId } = payload.sectionIds
    ? stored.workflow
    : await finishWorkflow(run.deps, { userId: payload.userId, ownerId: run.ownerId }, payload.workflowId, {
        model,
        signal: run.signal,
      })
  return { workflow_id: payload.workflowId, ...(blogId ? { blog_id: blogId } : {}) }
}

async function writeAndStore(
  run: JobRun,
  { payload, sectionId, model }: { payload: z.output<typeof Payload>; sectionId: string; model: Model | null },
): Promise<void> {
  const { deps, ownerId } = run
  const stored = await storedFor(run, payload.workflowId)
  const section = stored.sections.find(({ id }) => id === sectionId)
  if (!section) return // taken out of the outline meanwhile
  await changeSection(deps.db, section.id, { state: 'writing', text: '', citations: [], problem: null })
  await tellPages(deps, ownerId, payload.workflowId)
  const live = liveText(run, payload.workflowId, section)
  try {
    const setAside = stored.sections.flatMap(({ passageIds }) => passageIds)
    const read = await passagesForTopic(deps, stored.workflow, setAside)
    const passages = passagesForSection(read, stored, section)
    const wish = {
      cost: 1,
      feature: 'draft-section',
      key: `draft ${section.id} ${section.attempt}`,
      ownKey: model?.ownKey ?? false,
    }
    const { value } = await withCredits(deps, { userId: payload.userId, ownerId }, wish, async () => ({
      value: await writeOneSection({ stored, section, passages, read, model, signal: run.signal, onText: live.write }),
    }))
    run.signal.throwIfAborted()
    await live.end()
    await changeSection(deps.db, section.id, { ...value, state: 'done' })
  } catch (error) {
    await live.end()
    await changeSection(deps.db, section.id, {
      state: run.signal.aborted ? 'waiting' : 'failed',
      problem: error instanceof Refusal ? error.message : null,
    })
    throw error
  } finally {
    await tellPages(deps, ownerId, payload.workflowId)
  }
}

/** Stores what has come of a section now and then, so that pages see it grow and a crash keeps it. */
function liveText({ deps, ownerId }: JobRun, workflowId: string, section: SectionRow) {
  let storedAt = 0
  let pending: Promise<unknown> = Promise.resolve()
  return {
    write(text: string) {
      const now = deps.clock.now().getTime()
      if (now - storedAt < STORE_EVERY_MS) return
      storedAt = now
      pending = pending
        .then(() => changeSection(deps.db, section.id, { text }))
        .then(() => tellPages(deps, ownerId, workflowId))
        // the next one stores all of it; a rejection that nobody waits for yet would end the process
        .catch(() => {})
    },
    end: () => pending,
  }
}

async function storedFor({ deps, ownerId }: JobRun, workflowId: string): Promise<StoredWorkflow> {
  return (await findWorkflow(deps.db, ownerId, workflowId)) ?? refuse('not-found')
}

async function letGo({ deps, ownerId }: JobRun, workflowId: string): Promise<void> {
  await recordOnWorkflow(deps.db, workflowId, { taskId: null, updatedAt: deps.clock.now() })
  await tellPages(deps, ownerId, workflowId)
}
