import { refuse } from '../../../platform/contract/failures.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { withCredits } from '../../billing/server/index.ts'
import { chooseModel } from '../../model-keys/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { workflowOf } from './change-workflow.ts'
import { passagesForTopic } from './passages.ts'
import type { StoredWorkflow } from './store.ts'

/** What is wanted of a proposal. */
export interface ProposalWish {
  id: string
  style?: string
  context?: string
  key?: boolean
  signal: AbortSignal
  requestId: string
}

/** What a proposal is made from. */
export interface ProposalTask {
  stored: StoredWorkflow
  passages: GivenPassage[]
  /** Null: the built-in writer. */
  model: Model | null
  wish: ProposalWish
}

/** Makes a proposal from the passages of a workflow's sources. One credit; none where there is nothing to propose from. */
export async function makeProposal<Made>(
  deps: Deps,
  actor: Actor,
  { wish, feature, make }: { wish: ProposalWish; feature: string; make: (task: ProposalTask) => Promise<Made> },
): Promise<Made> {
  const stored = await workflowOf(deps, actor.ownerId, wish.id)
  const passages = await passagesForTopic(deps, stored.workflow)
  if (!passages.length) refuse('no-sources')
  const model = await chooseModel(deps, actor, { purpose: 'workflow-1', feature, key: wish.key })
  const charge = { cost: 1, feature, key: wish.requestId, ownKey: model?.ownKey ?? false }
  const { value } = await withCredits(deps, actor, charge, async () => ({
    value: await make({ stored, passages, model, wish }),
  }))
  return value
}
