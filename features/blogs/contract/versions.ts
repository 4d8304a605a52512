import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { versionReasons } from './fixed-values.ts'

/** One kept state of a blog. Numbers count up from 1 within a blog. */
export const Version = z.object({
  number: z.number().int(),
  reason: z.enum(versionReasons),
  name: z.string().nullable(),
  author_id: Id,
  author_name: z.string().nullable(),
  title: z.string(),
  words: z.number().int(),
  created_at: Moment,
})
export type VersionShape = z.output<typeof Version>

const Part = z.object({ state: z.enum(['same', 'added', 'removed']), text: z.string() })

/** One block of a readable difference; see `documentDifference` on the server. `folded` hides `count` unchanged blocks. */
export const BlockDifference = z.discriminatedUnion('state', [
  z.object({
    state: z.enum(['same', 'added', 'removed', 'moved', 'restyled']),
    kind: z.string(),
    level: z.number().int(),
    text: z.string(),
  }),
  z.object({ state: z.literal('changed'), kind: z.string(), level: z.number().int(), parts: z.array(Part) }),
  z.object({ state: z.literal('folded'), count: z.number().int() }),
])

const number = z.coerce.number().int().min(1).max(2_147_483_647)
const one = { ...whose, id: Id, number }
const name = z.string().trim().max(200)

/** Versions of a blog: kept, named, read, compared, restored. */
export const versionCalls = {
  list: call(
    { method: 'GET', path: '/api/blogs/{id}/versions', summary: 'List versions, newest first, up to 200' },
    { may: 'blog:read' },
  )
    .input(z.object({ ...whose, id: Id, before: number.optional() }))
    .output(ok({ versions: z.array(Version), total: z.number().int() })),
  read: call(
    { method: 'GET', path: '/api/blogs/{id}/versions/{number}', summary: 'Get a version with its text as HTML' },
    { may: 'blog:read' },
  )
    .input(z.object(one))
    .output(ok({ version: Version, html: z.string() })),
  difference: call(
    {
      method: 'GET',
      path: '/api/blogs/{id}/versions/{number}/difference',
      summary: 'Compare a version with another one or with the current text',
    },
    { may: 'blog:read' },
  )
    .input(
      z.object({ ...one, to: number.optional(), context: z.coerce.number().int().min(0).max(1_000_000).default(2) }),
    )
    .output(ok({ blocks: z.array(BlockDifference), added_words: z.number().int(), removed_words: z.number().int() })),
  keep: call(
    { method: 'POST', path: '/api/blogs/{id}/versions', summary: 'Save the current text as a version' },
    { may: 'blog:edit' },
  )
    .input(
      z.object({
        ...whose,
        id: Id,
        reason: z.enum(['named', 'before-replacement']).default('named'),
        name: name.nullish(),
      }),
    )
    .output(ok({ version: Version })),
  rename: call(
    {
      method: 'PUT',
      path: '/api/blogs/{id}/versions/{number}',
      summary: 'Name a version; an empty name removes the name',
    },
    { may: 'blog:edit' },
  )
    .input(z.object({ ...one, name: name.nullable() }))
    .output(ok({ version: Version })),
  restore: call(
    {
      method: 'POST',
      path: '/api/blogs/{id}/versions/{number}/restore',
      summary: 'Restore a version; this is a change like any other',
    },
    { may: 'blog:edit' },
  )
    .input(z.object(one))
    .output(ok({ version: Version })),
}
