import type { Database } from '../db/types.ts'
import { createMemoryHub } from './memory-hub.ts'
import type { Hub, HubEvent } from './types.ts'

const CHANNEL = 'longhand_events'

/** In memory on the embedded database; by NOTIFY on PostgreSQL, so that every process hears every event. */
export async function createHub(database: Database): Promise<Hub> {
  const local = createMemoryHub()
  const stop = await database.listen(CHANNEL, (payload) => {
    const { channel, event }: { channel: string; event: HubEvent } = JSON.parse(payload)
    local.deliver(channel, event)
  })
  if (!stop) return local
  return {
    subscribe: local.subscribe,
    // NOTIFY inside a transaction is delivered when it commits, and not at all when it does not.
    publish: async (channel, event) => {
      await database.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ channel, event })])
    },
    close: async () => {
      await stop()
      await local.close()
    },
  }
}
