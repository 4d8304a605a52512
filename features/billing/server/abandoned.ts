import type { Deps } from '../../../platform/server/deps.ts'
import type { Schedule } from '../../../platform/server/plug-points.ts'
import { abandonedHolds } from './ledger-store.ts'
import { release } from './settle.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/** How far back reservations are looked for, in milliseconds: longer than any server stays down. */
const LOOK_BACK_MS = 60 * 24 * 3600_000
const AT_ONCE = 500

/** Gives back reservations that nobody ended in their time: the process died, or a program forgot. */
export async function releaseAbandoned(deps: Needs): Promise<number> {
  const now = deps.clock.now()
  const holds = await abandonedHolds(deps.db, new Date(now.getTime() - LOOK_BACK_MS), now, AT_ONCE)
  for (const { id, ownerId, memberId } of holds) await release(deps, { id, payer: { ownerId, userId: memberId } })
  if (holds.length) deps.log.info({ holds: holds.length }, 'abandoned credit reservations were given back')
  return holds.length
}

export const releaseAbandonedHolds: Schedule = {
  name: 'release-abandoned-holds',
  cron: '*/5 * * * *',
  run: async (deps) => void (await releaseAbandoned(deps)),
}
