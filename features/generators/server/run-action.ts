import { countWords } from '../../../engines/text/index.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { newId } from '../../../platform/server/ids.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { creditsForCopies, withCredits } from '../../billing/server/index.ts'
import { chooseModel } from '../../model-keys/server/index.ts'
import { cleanedInput, requireNamed, requireSelection, type WritingEvent } from '../../writing/server/index.ts'
import type { Action, ActionAnswer } from './action-of.ts'
import type { GeneratorInput } from './generator.ts'

/** An answer with what it cost and what is left. */
export interface PaidAnswer extends ActionAnswer {
  credits: { charged: number; remaining: number }
}

/**
 * Runs an action for whoever calls: rights, plan, credits, and the way from what comes to the stream. What fails, or is
 * stopped before a word came, costs nothing; what is stopped later costs what came.
 */
export async function runAction<Input extends GeneratorInput>(
  context: CallContext,
  action: Action<Input>,
  raw: Input,
): Promise<PaidAnswer> {
  const { deps } = context
  const actor = await actingFor(context, raw)
  const input = cleanedInput(raw)
  requireSelection(actor.plan, input)
  await requireNamed(deps, actor.ownerId, input)
  const { purpose, id } = action
  const model = await chooseModel(deps, actor, { purpose, feature: id, key: input.key, model: input.model })
  const most = action.credits(input)
  const wish = {
    cost: most,
    feature: id,
    key: `${context.requestId} ${newId()}`,
    isNew: true,
    ownKey: model?.ownKey ?? false,
  }
  const { value, charge } = await withCredits(deps, actor, wish, async () => {
    const answer = await action.run(
      { deps, actor, model, signal: context.signal, emit: (event) => send(context, event) },
      input,
    )
    const worth = creditsForCopies(answer.copies.map(({ content }) => countWords(content)))
    return {
      value: answer,
      cost: Math.min(worth, most),
      facts: { engine: answer.engine, copies: answer.copies.length },
    }
  })
  return { ...value, credits: charge }
}

function send({ emit }: CallContext, event: WritingEvent): void {
  if (event.event === 'delta') emit?.({ event: 'delta', data: { index: event.index, text: event.text } })
  else emit?.({ event: 'source', data: { index: event.index, ...event.citation } })
}
