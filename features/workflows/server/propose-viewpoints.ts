import { contentLanguageOf } from '../../../engines/text/index.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { chooseModel } from '../../model-keys/server/index.ts'
import { runPaid } from '../../writing/server/index.ts'
import { workflowOf } from './change-workflow.ts'
import { ViewpointsShape, viewpointsRequest } from './prompts/viewpoints.ts'
import { usualViewpoints, type Viewpoint } from './research/viewpoints.ts'
import { briefOf } from './setting.ts'
import { recordOnWorkflow, type StoredWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'

const MOST_VIEWPOINTS = 5
const MOST_SEARCHES = 4
const LONGEST_VIEWPOINT = 120

interface ViewpointsWish {
  key?: boolean | undefined
  signal: AbortSignal
  requestId: string
}

/** Proposes viewpoints from topic and brief alone, before anything is read; they replace those there are. */
export async function proposeViewpoints(
  deps: Deps,
  actor: Actor,
  wish: ViewpointsWish & { id: string },
): Promise<StoredWorkflow> {
  const viewpoints = await viewpointsFor(deps, actor, { ...wish, ...(await workflowOf(deps, actor, wish.id)) })
  const latest = (await workflowOf(deps, actor, wish.id)).workflow
  await recordOnWorkflow(deps.db, wish.id, {
    research: { ...latest.research, viewpoints },
    updatedAt: deps.clock.now(),
  })
  await tellPages(deps, actor.ownerId, wish.id)
  return workflowOf(deps, actor, wish.id)
}

/** By a model, where there is one (one credit), else the usual ones. */
export async function viewpointsFor(
  deps: Deps,
  actor: Actor,
  { workflow, ...wish }: ViewpointsWish & { workflow: WorkflowRow },
): Promise<Viewpoint[]> {
  const model = await chooseModel(deps, actor, { purpose: 'workflow-1', feature: 'viewpoints', key: wish.key })
  return model ? byModel({ deps, actor, model }, workflow, wish) : usualViewpoints(workflow)
}

async function byModel(
  { deps, actor, model }: { deps: Deps; actor: Actor; model: Model },
  workflow: WorkflowRow,
  { signal, requestId }: ViewpointsWish,
): Promise<Viewpoint[]> {
  const request = viewpointsRequest({
    topic: workflow.topic,
    brief: briefOf(workflow),
    language: contentLanguageOf(workflow.language),
  })
  const paid = { cost: 1, feature: 'viewpoints', key: requestId, model: { chosen: model } }
  const { value } = await runPaid({ deps, actor }, paid, async () => ({
    value: (await model.object({ ...request, schema: ViewpointsShape, signal })).value,
  }))
  return value.viewpoints.map(cleaned).slice(0, MOST_VIEWPOINTS)
}

function cleaned({ name, searches }: { name: string; searches: string[] }): Viewpoint {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_VIEWPOINT)
  return { text: line(name), searches: searches.map(line).filter(Boolean).slice(0, MOST_SEARCHES), searched: false }
}
