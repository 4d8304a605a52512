import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { DeliveryView } from '../../../platform/server/outbox/types.ts'
import { recordChange } from '../../billing/server/index.ts'
import type { UndeliveredItem } from '../contract.ts'

type Item = z.output<typeof UndeliveredItem>

/** A delivery as operators see it; none where it has arrived. */
export function asItem({ id, kind, state, attempts, problem, dueAt, updatedAt }: DeliveryView): Item[] {
  if (state === 'sent') return []
  return [{ id, kind, state, attempts, problem, due_at: dueAt.toISOString(), updated_at: updatedAt.toISOString() }]
}

/** Settles a delivery by an operator's word. Refuses `not-found`, and `conflict` where there is nothing to decide. */
export async function settleDelivery(
  deps: Pick<Deps, 'db' | 'clock' | 'outbox' | 'transaction'>,
  operator: string,
  { id, decision }: { id: string; decision: 'sent' | 'again' },
): Promise<void> {
  await deps.transaction(async () => {
    const before = (await deps.outbox.view(id)) ?? refuse('not-found')
    if (!(await deps.outbox.decide(id, decision)))
      refuse('conflict', {
        message:
          decision === 'sent'
            ? `Only a delivery in doubt can be marked as sent. This one is ${before.state}.`
            : `Only a delivery that is in doubt or failed can be sent again. This one is ${before.state}.`,
      })
    const after = { decision }
    await recordChange(deps, { operator, action: 'delivery', subject: id, before: { state: before.state }, after })
  })
}
