import type { Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { runPaid } from '../../writing/server/index.ts'
import { workflowOf } from './change-workflow.ts'
import { passagesOfSources, requirePassages } from './passages.ts'
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
  const stored = await workflowOf(deps, actor, wish.id)
  const passages = await requirePassages(deps, stored.workflow)
  const model = { purpose: 'workflow-1', useOwnKey: wish.key } as const
  const paid = { cost: 1, feature, key: wish.requestId, model }
  const { value } = await runPaid({ deps, actor }, paid, async (chosen) => ({
    value: await make({
      stored,
      passages: chosen ? await passagesOfSources(deps, stored.workflow) : passages,
      model: chosen,
      wish,
    }),
  }))
  return value
}
