import { countWords } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { creditsForCopies } from '../../billing/server/index.ts'
import { runPaid } from '../../writing/server/index.ts'
import { openedRun } from './opened-run.ts'

/** So much longer than the first may the second answer be before it is no longer paid for by the words that came. */
const ROOM = 2

/**
 * Asks a model what was asked before: the same words, quotations and settings; only the marks around quotations are new.
 * Without a model's name the one that answered then. Refuses as `Model.write`, and `model-needed` where there is none.
 */
export async function runAgain(
  { deps, requestId, signal, emit }: CallContext,
  actor: Actor,
  { id, model: wanted, key }: { id: string; model?: string | undefined; key?: boolean | undefined },
) {
  const { call, request, answer } = await openedRun(deps, actor, id)
  const most = creditsForCopies([Math.max(1, countWords(answer)) * ROOM])
  const wish = {
    cost: most,
    feature: 'run-again',
    key: `${requestId} ${newId()}`,
    isNew: true,
    model: wanted
      ? { purpose: call.purpose, name: wanted, useOwnKey: key ?? false }
      : { purpose: call.purpose, name: call.model, useOwnKey: call.ownKey },
  }
  const { value, charge } = await runPaid({ deps, actor }, wish, async (model) => {
    const written = await (model ?? refuse('model-needed')).write({
      ...request,
      signal,
      onText: (text) => emit?.({ event: 'delta', data: { index: 0, text } }),
    })
    const worth = creditsForCopies([countWords(written.text)])
    return { value: written, cost: Math.min(worth, most), facts: { engine: written.engine, copies: 1 } }
  })
  const { text, engine, finish } = value
  return {
    status: 200 as const,
    answer: text,
    provider: engine.provider,
    model: engine.model ?? '',
    finish,
    credits: charge,
  }
}
