import type { Deps } from '../../../platform/server/deps.ts'
import { allOverrides, type FlagOverride } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'hub'>

/** The channel on which processes tell each other that an operator changed a flag. */
export const FLAGS_CHANNEL = 'flags'
/** How long overrides are believed without hearing of a change, in milliseconds. */
export const CACHE_MS = 4 * 3600_000

/** The overrides of one process: read once, and again after a change or four hours. */
export interface Overrides {
  /** The value set for a person, else for their plan, else for everyone; undefined where none is set. */
  find(flag: string, whom: { userId: string; planId: string }): Promise<unknown>
  /** Reads again at the next query: for the process that made a change, which needn't wait for the notification. */
  forget(): void
  stop(): void
}

export function keepOverrides({ db, clock, hub }: Needs): Overrides {
  let known: { byPlace: Map<string, unknown>; readAt: number } | null = null
  let changes = 0
  const forget = () => {
    changes += 1
    known = null
  }
  const stop = hub.subscribe(FLAGS_CHANNEL, forget)
  const current = async (): Promise<Map<string, unknown>> => {
    const now = clock.now().getTime()
    if (known && now - known.readAt < CACHE_MS) return known.byPlace
    const before = changes
    const read = byPlace(await allOverrides(db))
    // a change that came while this was read may not be in it
    if (changes === before) known = { byPlace: read, readAt: now }
    return read
  }
  return {
    forget,
    stop,
    async find(flag, { userId, planId }) {
      const places = await current()
      const [own, plan, all] = [place(flag, 'user', userId), place(flag, 'plan', planId), place(flag, 'everyone', '')]
      return places.get([own, plan, all].find((one) => places.has(one)) ?? '')
    },
  }
}

function byPlace(overrides: FlagOverride[]): Map<string, unknown> {
  return new Map(overrides.map(({ flag, scope, subject, value }) => [place(flag, scope, subject), value]))
}

function place(flag: string, scope: FlagOverride['scope'], subject: string): string {
  return JSON.stringify([flag, scope, subject])
}
