import { refuse } from '../../../platform/contract/failures.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { teamsContract } from '../contract.ts'

const os = implementing(teamsContract)

/** What is true of teams while nobody can be in one: every team is one that the caller is not in. */
export const teamsFeature: ServerFeature = {
  name: 'teams',
  about: 'Teams.',
  contract: teamsContract,
  router: os.router({
    teamDetails: os.teamDetails.handler(async ({ input, context }) => {
      await actingFor(context, input)
      return refuse('not-yours')
    }),
  }),
}
