import { defaultLanguage } from '../../../engines/text/index.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { implementing } from '../../../platform/server/plug-points.ts'
import { type Actor, actingFor } from '../../accounts/server/index.ts'
import { requireKnown } from '../../assets/server/index.ts'
import { languagesFor, requireLanguages } from '../../flags/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import { requireVoiceChoice } from '../../voices/server/index.ts'
import { workflowsContract } from '../contract.ts'
import { saveChange, workflowOf } from './change-workflow.ts'
import { createWorkflow } from './create-workflow.ts'
import { deleteWorkflow, restoreWorkflow } from './delete-workflow.ts'
import { finishWorkflow } from './finish-workflow.ts'
import { workflowsIn } from './list-workflows.ts'
import { passagesToChoose } from './passages.ts'
import { proposeHeadlines } from './propose-headlines.ts'
import { proposeOutlines } from './propose-outlines.ts'
import { proposeViewpoints } from './propose-viewpoints.ts'
import { currentWorkflow, goOn, redoSection, startDraft, startResearch, stopWork } from './start-work.ts'
import type { StoredWorkflow } from './store.ts'
import { asPassage, asWorkflow } from './view.ts'

const os = implementing(workflowsContract)

function answer(stored: StoredWorkflow) {
  return { status: 200 as const, workflow: asWorkflow(stored) }
}

/** What most calls need: for whom, and with what. */
async function acting(context: CallContext) {
  return { deps: context.deps, actor: await actingFor(context) }
}

export const workflowsRouter = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return { status: 200, ...(await workflowsIn(deps, actor, input)) }
  }),
  create: os.create.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const project = await projectFor(deps, actor, input.project_id)
    const { topic, country, asset_ids = [] } = input
    const language = input.language ?? (await defaultLanguageOf(deps, actor))
    await requireLanguages(deps, actor, { language })
    await requireKnown(deps, actor, { assetIds: asset_ids, passageIds: [] })
    await requireVoiceChoice(deps, actor, input.brand_voice_id)
    const created = await createWorkflow(deps, {
      ownerId: actor.ownerId,
      projectId: project.id,
      topic,
      language,
      country,
      brief: { ...project.brief, ...input.brief },
      assetIds: asset_ids,
      brandVoiceId: input.brand_voice_id,
    })
    return answer(input.goes_on ? await goOn(deps, actor, created) : created)
  }),
  get: os.get.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(await currentWorkflow(deps, actor, input.id))
  }),
  change: os.change.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    await requireLanguages(deps, actor, { language: input.language })
    return answer(await saveChange(deps, actor, input))
  }),
  remove: os.remove.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    await deleteWorkflow(deps, actor, input.id)
    return { status: 200 }
  }),
  restore: os.restore.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(await restoreWorkflow(deps, actor, input.id))
  }),
  research: os.research.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(await startResearch(deps, actor, { id: input.id }))
  }),
  viewpoints: os.viewpoints.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const wish = { ...input, signal: context.signal, requestId: context.requestId }
    return answer(await proposeViewpoints(deps, actor, wish))
  }),
  headlines: os.headlines.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(
      await proposeHeadlines(deps, actor, { ...input, signal: context.signal, requestId: context.requestId }),
    )
  }),
  outlines: os.outlines.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(
      await proposeOutlines(deps, actor, { ...input, signal: context.signal, requestId: context.requestId }),
    )
  }),
  passages: os.passages.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const stored = await workflowOf(deps, actor, input.id)
    return { status: 200, passages: (await passagesToChoose(deps, stored, input)).map(asPassage) }
  }),
  draft: os.draft.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(await startDraft(deps, actor, { id: input.id, useOwnKey: input.key }))
  }),
  redoSection: os.redoSection.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(
      await redoSection(deps, actor, {
        id: input.id,
        sectionId: input.section_id,
        notes: input.notes,
        useOwnKey: input.key,
      }),
    )
  }),
  stop: os.stop.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return answer(await stopWork(deps, actor, input.id))
  }),
  finish: os.finish.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    await finishWorkflow(deps, actor, input.id)
    return answer(await currentWorkflow(deps, actor, input.id))
  }),
})

/** English where it is offered, else what is offered first. */
async function defaultLanguageOf(deps: Deps, actor: Actor): Promise<string> {
  const offered = await languagesFor(deps, actor)
  return offered.find((language) => language === defaultLanguage) ?? offered[0] ?? defaultLanguage
}
