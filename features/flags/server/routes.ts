import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Downtime } from '../../../platform/server/http/downtime.ts'
import { implementing, type ServerFeature, type Whose } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { flagsContract } from '../contract.ts'
import { type Asker, allowFlag, flagsFor, openFlags, valueOfFlag } from './decide.ts'
import { CACHE_MS } from './overrides.ts'

const os = implementing(flagsContract)

/** Refuses 403 `not-in-plan` where a flag is off for whom the call acts. Operators meet no flags. */
export async function requireFlag(context: CallContext, flag: string, whose: Whose): Promise<void> {
  if (context.principal.kind === 'operator') return
  if (await allowFlag(context.deps, await askerOf(context, whose.team_id), flag)) return
  refuse('not-in-plan', { body: { flag } })
}

/** The level of downtime for whom a call acts, or for whom nobody knows. */
export async function downtimeOf(context: CallContext, { team_id }: Whose): Promise<Downtime> {
  const level = await valueOfFlag(context.deps, await askerOf(context, team_id), 'app-downtime-flag')
  return level === 1 || level === 2 || level === 3 ? level : 0
}

/** The pages' view of the flags. */
export const flagsFeature: ServerFeature = {
  name: 'flags',
  about: 'Which features are on for you.',
  contract: flagsContract,
  start: async (deps) => {
    const flags = await openFlags(deps)
    return () => flags.close()
  },
  router: os.router({
    mine: os.mine.handler(async ({ input, context }) => {
      const asker = await askerOf(context, input.team_id)
      return { status: 200, ...(await flagsFor(context.deps, asker)), max_age: CACHE_MS / 1000 }
    }),
  }),
}

async function askerOf(context: CallContext, teamId: string | null | undefined): Promise<Asker> {
  return context.principal.kind === 'user' ? actingFor(context, { team_id: teamId }) : null
}
