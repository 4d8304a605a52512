import { z } from 'zod'
import { Refusal } from '../../../platform/contract/failures.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import { defineJob, type JobRun } from '../../../platform/server/jobs/job.ts'
import { isHandedBack } from '../../../platform/server/jobs/types.ts'
import { type Actor, actorOfJob } from '../../accounts/server/index.ts'
import { chooseModel } from '../../model-keys/server/index.ts'
import { runPaid, sourceTokensFor } from '../../writing/server/index.ts'
import { checkStep, frameStep } from '../contract.ts'
import { ArticleWriter } from './article/article-writer.ts'
import { workflowOf } from './change-workflow.ts'
import { finishWorkflow } from './finish-workflow.ts'
import { passagesForSection, passagesForTopic, passagesOfSources } from './passages.ts'
import { changeSection, recordOnWorkflow, type SectionRow, type StoredWorkflow } from './store.ts'
import { tellPages } from './tell-pages.ts'
import { frameWords } from './write-frame.ts'
import { composeOneSection } from './write-section.ts'

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
  const actor = await actorOfJob(run.deps, { userId: payload.userId, ownerId: run.ownerId })
  const model = await chooseModel(run.deps, actor, {
    purpose: 'workflow-2',
    feature: 'draft-section',
    key: payload.useOwnKey,
  })
  const article = model ? await articleWriter(run, stored, model) : null
  const wanted = stored.sections.filter(
    ({ id, state }) => (payload.sectionIds ? payload.sectionIds.includes(id) : true) && state !== 'done',
  )
  const doneBefore = payload.sectionIds ? 0 : stored.sections.length - wanted.length
  const written = doneBefore + wanted.length
  // what stands around the sections is a step of its own
  const total = payload.sectionIds ? written : written + 1
  for (const [at, section] of wanted.entries()) {
    await run.progress({ step: section.heading, done: doneBefore + at, total })
    await writeAndStore(run, actor, { payload, sectionId: section.id, article })
    if (article && !payload.sectionIds) await keepOpening(run, payload.workflowId, article)
  }
  const blogId = payload.sectionIds
    ? stored.workflow.blogId
    : await finish(run, actor, payload.workflowId, { article, done: written })
  await run.progress({ step: '', done: total, total })
  return { workflow_id: payload.workflowId, ...(blogId ? { blog_id: blogId } : {}) }
}

async function articleWriter(run: JobRun, stored: StoredWorkflow, model: Model): Promise<ArticleWriter> {
  const { deps, signal } = run
  const passages = await passagesOfSources(deps, stored.workflow)
  return new ArticleWriter(
    { model, passages, sourceTokens: sourceTokensFor(model, deps.config.MODEL_SOURCE_TOKENS), signal },
    frameWords(stored, passages),
  )
}

/** Passages that were chosen for a section are read whatever the topic is. */
function setAsideIn({ sections }: StoredWorkflow): string[] {
  return sections.flatMap(({ passageIds }) => passageIds)
}

/** The introduction comes before the first section, and is kept as soon as that is written. */
async function keepOpening(run: JobRun, workflowId: string, { opening }: ArticleWriter): Promise<void> {
  const { frame } = (await storedFor(run, workflowId)).workflow
  if (!opening || frame?.opening.text) return
  const rest = frame ?? { closing: NOTHING, questions: NOTHING, missing_parts: [], share_alike: [] }
  await recordOnWorkflow(run.deps.db, workflowId, { frame: { ...rest, opening } })
}

const NOTHING = { text: '', citations: [] }

async function finish(
  run: JobRun,
  actor: Actor,
  workflowId: string,
  { article, done }: { article: ArticleWriter | null; done: number },
): Promise<string> {
  if (article) await lookOver(run, workflowId, { article, done })
  await run.progress({ step: frameStep, done, total: done + 1 })
  return (await finishWorkflow(run.deps, actor, workflowId, { article, signal: run.signal })).blogId
}

/** Mends what code finds at fault in the whole article before a blog is made of it. */
async function lookOver(
  run: JobRun,
  workflowId: string,
  { article, done }: { article: ArticleWriter; done: number },
): Promise<void> {
  await article.end()
  await run.progress({ step: checkStep, done, total: done + 1 })
  const stored = await storedFor(run, workflowId)
  const sections = stored.sections.filter(({ state }) => state === 'done')
  const opening = article.opening ?? stored.workflow.frame?.opening ?? NOTHING
  const mended = await article.mended(stored, [opening, ...sections, article.closing ?? NOTHING])
  const [newOpening = opening, ...others] = mended
  for (const [at, section] of sections.entries()) {
    const part = others[at]
    if (part && part.text !== section.text) await changeSection(run.deps.db, section.id, part)
    else if (part && part.citations.length !== section.citations.length)
      await changeSection(run.deps.db, section.id, { citations: part.citations })
  }
  article.opening = newOpening
  article.closing = others.at(-1) ?? article.closing
}

async function writeAndStore(
  run: JobRun,
  actor: Actor,
  {
    payload,
    sectionId,
    article,
  }: { payload: z.output<typeof Payload>; sectionId: string; article: ArticleWriter | null },
): Promise<void> {
  const { deps, ownerId } = run
  const stored = await storedFor(run, payload.workflowId)
  const section = stored.sections.find(({ id }) => id === sectionId)
  if (!section) return // taken out of the outline meanwhile
  await changeSection(deps.db, section.id, { state: 'writing', text: '', citations: [], problem: null })
  await tellPages(deps, ownerId, payload.workflowId)
  const live = liveText(run, payload.workflowId, section)
  try {
    const wish = {
      cost: 1,
      feature: 'draft-section',
      key: `draft ${section.id} ${section.attempt}`,
      model: { chosen: article?.model ?? null },
    }
    const { value } = await runPaid({ deps, actor }, wish, async () => {
      if (!article) return { value: await composed(run, stored, section, live.write) }
      const asked = [stored, section, live.write] as const
      return { value: await (payload.sectionIds ? article.sectionAlone(...asked) : article.section(...asked)) }
    })
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

async function composed(run: JobRun, stored: StoredWorkflow, section: SectionRow, onText: (text: string) => void) {
  const read = await passagesForTopic(run.deps, stored.workflow, setAsideIn(stored))
  const passages = passagesForSection(read, stored, section)
  return composeOneSection({ stored, section, passages, read, signal: run.signal, onText })
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

function storedFor({ deps, ownerId }: JobRun, workflowId: string): Promise<StoredWorkflow> {
  return workflowOf(deps, { ownerId }, workflowId)
}

async function letGo({ deps, ownerId }: JobRun, workflowId: string): Promise<void> {
  await recordOnWorkflow(deps.db, workflowId, { taskId: null, updatedAt: deps.clock.now() })
  await tellPages(deps, ownerId, workflowId)
}
