import {
  type AccountNeighbours,
  accountsFeature,
  actingFor,
  principalOf,
} from '../../features/accounts/server/index.ts'
import { assetsFeature, type Use } from '../../features/assets/server/index.ts'
import { billingFeature } from '../../features/billing/server/index.ts'
import { blogsCiting, blogsFeature } from '../../features/blogs/server/index.ts'
import { brandVoiceFeature } from '../../features/brand-voice/server/index.ts'
import { chatFeature } from '../../features/chat/server/index.ts'
import { documentFilesFeature } from '../../features/document-files/server/index.ts'
import { downtimeOf, flagsFeature, requireFlag } from '../../features/flags/server/index.ts'
import { generatorsFeature } from '../../features/generators/server/index.ts'
import { modelKeysFeature } from '../../features/model-keys/server/index.ts'
import { modelRunsFeature } from '../../features/model-runs/server/index.ts'
import { modelsFeature } from '../../features/models/server/index.ts'
import { operatorFeature } from '../../features/operator/server/index.ts'
import { factCheckTool, openFindingsOf, optimizerFeature } from '../../features/optimizer/server/index.ts'
import { pluginSignInFeature } from '../../features/plugin-sign-in/server/index.ts'
import { createProject, listProjects, projectsFeature } from '../../features/projects/server/index.ts'
import { repurposeFeature, usesOfSentences } from '../../features/repurpose/server/index.ts'
import { sharingFeature } from '../../features/sharing/server/index.ts'
import { teamsFeature } from '../../features/teams/server/index.ts'
import { templatesFeature, templateTool } from '../../features/templates/server/index.ts'
import { rememberResults, toolsFeature } from '../../features/tools/server/index.ts'
import { visitsFeature } from '../../features/visits/server/index.ts'
import { workflowsFeature } from '../../features/workflows/server/index.ts'
import type { Deps } from '../../platform/server/deps.ts'
import { tasksFeature } from '../../platform/server/jobs/routes.ts'
import type { Guards, ServerFeature } from '../../platform/server/plug-points.ts'

/** Removes what the features keep of an owner outside the database. */
export async function eraseOutside(deps: Deps, ownerId: string): Promise<void> {
  for (const feature of serverFeatures) await feature.erase?.(deps, ownerId)
}

/** What accounts need of areas that themselves need accounts. */
const neighbours: AccountNeighbours = {
  projectsOf: listProjects,
  makeFirstProject: async (deps, actor, name) => void (await createProject(deps, actor, name)),
  eraseOutside,
}

function asBlogUses(blogs: Awaited<ReturnType<typeof blogsCiting>>): Use[] {
  return blogs.map((blog) => ({ kind: 'blog', ...blog }))
}

/** Every feature of the server, in the order in which it starts. */
export const serverFeatures: ServerFeature[] = [
  tasksFeature,
  billingFeature(actingFor),
  accountsFeature(neighbours),
  pluginSignInFeature,
  projectsFeature,
  flagsFeature,
  teamsFeature,
  brandVoiceFeature,
  modelKeysFeature,
  modelsFeature,
  generatorsFeature({ remember: rememberResults, tools: [templateTool, factCheckTool] }),
  modelRunsFeature,
  visitsFeature,
  operatorFeature(eraseOutside),
  assetsFeature({
    usesOf: async ({ db }, { ownerId }, assetId) => asBlogUses(await blogsCiting(db, ownerId, assetId)),
  }),
  blogsFeature({ openFindingsOf }),
  documentFilesFeature,
  sharingFeature({ openFindingsOf }),
  workflowsFeature,
  optimizerFeature({ usesOfSentences: ({ db }, owner, keys) => usesOfSentences(db, owner, keys) }),
  chatFeature,
  toolsFeature,
  templatesFeature,
  repurposeFeature,
]

export const guards: Guards = { principalOf, memberOf: actingFor, requireFlag, downtimeOf }
