import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'

/** Teams: so far only the question that programs ask; a team that one is not in is a 403. */
export const teamsContract = {
  teamDetails: call(
    { method: 'GET', path: '/api/fetch/team/details', summary: 'Get a team you belong to' },
    { may: 'team:read' },
  )
    .input(z.object({ team_id: Id }))
    .output(
      ok({
        team_id: Id,
        admin_id: Id,
        admin_email: z.string(),
        plan_name: z.string(),
        plan_details: z.record(z.string(), z.unknown()),
        expired: z.boolean(),
        max_members: z.number(),
        members: z.array(z.object({ unique_id: Id, name: z.string(), email: z.string() })),
        team_credit_limit: z.number(),
        team_credits_used: z.number(),
        additional_credits: z.number(),
      }),
    ),
}
