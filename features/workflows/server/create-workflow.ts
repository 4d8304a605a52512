import { isContentLanguage } from '../../../engines/text/index.ts'
import { type Brief, usualBrief } from '../../../platform/contract/brief.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { workflowOf } from './change-workflow.ts'
import { insertWorkflow, type StoredWorkflow, type WorkflowRow } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** What a new workflow is about. */
export interface NewWorkflow {
  ownerId: string
  projectId: string
  topic: string
  language?: string
  country?: string
  /** What is absent is usual. */
  brief?: Partial<Brief>
  assetIds?: string[]
  brandVoiceId?: string | null
}

const NOTHING_RESEARCHED: WorkflowRow['research'] = {
  done: false,
  notes: [],
  search_provider: null,
  pages: [],
  viewpoints: [],
  questions: [],
  facts: [],
  disagreements: [],
  keywords: [],
  context: '',
  out_of_scope: '',
}

export async function createWorkflow(deps: Needs, wish: NewWorkflow): Promise<StoredWorkflow> {
  const language = wish.language ?? 'English-US'
  if (!isContentLanguage(language))
    refuse('invalid', { details: [{ path: 'language', message: 'This language isn’t supported yet.' }] })
  const id = newId()
  const now = deps.clock.now()
  await insertWorkflow(deps.db, {
    id,
    ownerId: wish.ownerId,
    projectId: wish.projectId,
    topic: wish.topic,
    language,
    country: wish.country ?? 'United States',
    brief: { ...usualBrief, ...wish.brief },
    step: 'research',
    assetIds: wish.assetIds ?? [],
    brandVoiceId: wish.brandVoiceId ?? null,
    research: NOTHING_RESEARCHED,
    headlines: { style: '', context: '', list: [], text: '' },
    outlines: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  return workflowOf(deps, wish, id)
}
