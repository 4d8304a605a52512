import type { Clock } from '../clock.ts'
import type { Db } from '../db/types.ts'
import type { Secrets } from '../deps.ts'
import type { Hub } from '../hub/types.ts'
import { newId } from '../ids.ts'
import { decideDelivery, deliveryById, insertDelivery, listUndelivered, type OutboxRow } from './outbox-store.ts'
import type { DeliveryView, Outbox } from './types.ts'

/** The hub channel on which senders hear that something is due. */
export const OUTBOX_CHANNEL = 'outbox'

/** The outbox as features use it; `startSending` empties it. */
export function createOutbox(needs: { db: Db; hub: Hub; clock: Clock; secrets: Secrets }): Outbox {
  const { db, hub, clock, secrets } = needs
  const wakeSenders = () => hub.publish(OUTBOX_CHANNEL, { kind: 'due' })
  return {
    async add(delivery, payload, { ownerId, key, at } = {}) {
      const now = clock.now()
      const id = await insertDelivery(db, {
        id: newId(),
        ownerId,
        kind: delivery.kind,
        key,
        payload: secrets.encrypt(JSON.stringify(delivery.payload.parse(payload))),
        dueAt: at ?? now,
        createdAt: now,
        updatedAt: now,
      })
      await wakeSenders()
      return id
    },
    async view(id) {
      const row = await deliveryById(db, id)
      return row && viewOf(row)
    },
    async undelivered(page) {
      const { rows, total } = await listUndelivered(db, page)
      return { deliveries: rows.map(viewOf), total }
    },
    async decide(id, decision) {
      const now = clock.now()
      if (decision === 'sent')
        return decideDelivery(db, id, {
          from: ['in-doubt'],
          change: { state: 'sent', payload: null, problem: null, updatedAt: now },
        })
      const isDecided = await decideDelivery(db, id, {
        from: ['in-doubt', 'failed'],
        change: { state: 'due', dueAt: now, attempts: 0, problem: null, updatedAt: now },
      })
      if (isDecided) await wakeSenders()
      return isDecided
    },
  }
}

/** Without its payload, which is for its target alone. */
function viewOf({ id, kind, state, attempts, problem, receipt, dueAt, updatedAt }: OutboxRow): DeliveryView {
  return { id, kind, state, attempts, problem, receipt, dueAt, updatedAt }
}
