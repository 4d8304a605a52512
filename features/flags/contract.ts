import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'

/** What the pages may show and use. The server checks the same flags again on every call. */
export const flagsContract = {
  mine: call(
    {
      method: 'GET',
      path: '/api/flags',
      summary: 'Get the value of every flag for the current user, or for an anonymous visitor',
    },
    { may: 'flag:read' },
  )
    .input(z.object({ team_id: Id.nullish() }))
    .output(
      ok({
        /** On or off, by flag id. */
        flags: z.record(z.string(), z.boolean()),
        /** Flags with a value; null where the person has none. */
        values: z.record(z.string(), z.unknown()),
        /** Seconds for which a page may keep this answer. */
        max_age: z.number(),
      }),
    ),
}
