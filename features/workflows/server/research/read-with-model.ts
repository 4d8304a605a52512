import { Refusal } from '../../../../platform/contract/failures.ts'
import type { JobRun } from '../../../../platform/server/jobs/job.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { chooseModel } from '../../../model-keys/server/index.ts'
import { runPaid, sourceTokensFor } from '../../../writing/server/index.ts'
import { articleSetting, fitted } from '../article/setting.ts'
import { passagesOfSources } from '../passages.ts'
import { FindingsShape, findingsRequest } from '../prompts/findings.ts'
import { briefOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'
import { checkedNotes } from './checked-notes.ts'
import { bestCount } from './rank-facts.ts'
import type { Findings } from './read-sources.ts'

/** Facts that are asked for beyond those that the article can hold, for the writer to choose from. */
const SPARE_FACTS = 6

/**
 * Has a model read the whole sources in one request, where there is one, and keeps what code finds again. One credit; where
 * it fails, or credits do not allow it, what code has found stands, and the notes say why.
 */
export async function readWithModel(
  { deps, signal, taskId }: Pick<JobRun, 'deps' | 'signal' | 'taskId'>,
  actor: Actor,
  { workflow, byCode }: { workflow: WorkflowRow; byCode: Findings },
): Promise<{ findings: Findings; notes: string[]; wasRead: boolean }> {
  try {
    const model = await chooseModel(deps, actor, { purpose: 'workflow-1', feature: 'research' })
    if (!model) return { findings: byCode, notes: [], wasRead: false }
    const passages = await passagesOfSources(deps, workflow)
    const tokens = sourceTokensFor(model, deps.config.MODEL_SOURCE_TOKENS)
    const setting = articleSetting({ workflow, voice: null }, passages, { tokens })
    const asked = findingsRequest(setting, { facts: bestCount(briefOf(workflow).words) + SPARE_FACTS })
    const request = fitted(asked, model)
    if (!request) return { findings: byCode, notes: [], wasRead: false }
    const wish = { cost: 1, feature: 'research', key: `research ${taskId}`, model: { chosen: model } }
    const { value } = await runPaid({ deps, actor }, wish, async () => ({
      value: (await model.object({ ...request, schema: FindingsShape, signal })).value,
    }))
    return { findings: checkedNotes(value, setting, { workflow, byCode }), notes: [], wasRead: true }
  } catch (error) {
    if (signal.aborted || !(error instanceof Refusal)) throw error
    return { findings: byCode, notes: [`No language model read the sources: ${error.message}`], wasRead: false }
  }
}
