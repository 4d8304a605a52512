import type { Clock } from '../clock.ts'
import type { Db } from '../db/types.ts'
import type { Secrets } from '../deps.ts'
import type { Hub } from '../hub/types.ts'
import { newId } from '../ids.ts'
import { decideDelivery, deliveryById, insertDelivery } from './outbox-store.ts'
import type { Outbox } from './types.ts'

/** The hub channel on which senders hear that something is due. */
export const OUTBOX_CHANNEL = 'outbox'

/** The outbox as features use it; `startSending` empties it. */
export function createOutbox(needs: { db: Db; hub: Hub; clock: Clock; secrets: Secrets }): Outbox {
  const { db, hub, clock, secrets } = needs
  const tellSenders = () => hub.publish(OUTBOX_CHANNEL, { kind: 'due' })
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
      await tellSenders()
      return id
    },
    async view(id) {
      const row = await deliveryById(db, id)
      if (!row) return null
      const { kind, state, attempts, problem, receipt } = row
      return { id, kind, state, attempts, problem, receipt }
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
      if (isDecided) await tellSenders()
      return isDecided
    },
  }
}
