import { afterCommit } from '../db/current-client.ts'
import type { Hub, HubEvent } from './types.ts'

/** Fan-out inside one process: what the embedded database needs, and what every process does for its own pages. */
export function createMemoryHub(): Hub & { deliver(channel: string, event: HubEvent): void } {
  const hearers = new Map<string, Set<(event: HubEvent) => void>>()
  const deliver = (channel: string, event: HubEvent) => {
    for (const heard of hearers.get(channel) ?? []) heard(event)
  }
  return {
    deliver,
    publish: async (channel, event) => afterCommit(() => deliver(channel, event)),
    subscribe(channel, heard) {
      const set = hearers.get(channel) ?? new Set()
      hearers.set(channel, set.add(heard))
      return () => {
        set.delete(heard)
        if (!set.size && hearers.get(channel) === set) hearers.delete(channel)
      }
    },
    close: async () => hearers.clear(),
  }
}
