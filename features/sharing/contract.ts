import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { whose } from '../../platform/contract/whose.ts'

/** A public read-only link to a blog. Its address is `/share-blog/{id}`. */
export const Share = z.object({
  id: Id,
  url: z.string(),
  /** `live` shows the text as it is, `snapshot` as it was when shared or last updated. */
  mode: z.enum(['live', 'snapshot']),
  state: z.enum(['open', 'expired', 'revoked']),
  has_password: z.boolean(),
  expires_at: Moment.nullable(),
  /** Whether search engines may list it. */
  indexable: z.boolean(),
  /** Shown instead of the blog's own; null for the blog's own. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** Whether citations stand below the text as notes. */
  with_citations: z.boolean(),
  created_at: Moment,
  /** When the text that a snapshot shows was taken. */
  taken_at: Moment,
})
export type ShareShape = z.output<typeof Share>

const settings = {
  mode: z.enum(['live', 'snapshot']).optional(),
  /** null takes the password away. */
  password: z.string().min(4, 'A password has at least 4 characters.').max(200).nullable().optional(),
  expires_at: Moment.nullable().optional(),
  indexable: z.boolean().optional(),
  title: z.string().trim().max(300).nullable().optional(),
  description: z.string().trim().max(1_000).nullable().optional(),
  with_citations: z.boolean().optional(),
}
const one = { ...whose, id: Id, share_id: Id }

/** Share links of a blog, and the public pages behind them. */
export const sharingContract = {
  list: call(
    {
      method: 'GET',
      path: '/api/blogs/{id}/shares',
      summary: 'List share links, newest first, including revoked ones',
    },
    { may: 'blog:read' },
  )
    .input(z.object({ ...whose, id: Id }))
    .output(ok({ shares: z.array(Share) })),
  create: call(
    { method: 'POST', path: '/api/blogs/{id}/shares', summary: 'Create a share link' },
    { may: 'blog:share' },
  )
    .input(z.object({ ...whose, id: Id, ...settings }))
    .output(ok({ share: Share })),
  update: call(
    {
      method: 'PATCH',
      path: '/api/blogs/{id}/shares/{share_id}',
      summary: 'Change a share link; `take_again` updates its snapshot',
    },
    { may: 'blog:share' },
  )
    .input(z.object({ ...one, ...settings, take_again: z.boolean().optional() }))
    .output(ok({ share: Share })),
  revoke: call(
    {
      method: 'DELETE',
      path: '/api/blogs/{id}/shares/{share_id}',
      summary: 'Revoke a share link immediately and permanently',
    },
    { may: 'blog:share' },
  )
    .input(z.object(one))
    .output(ok({ share: Share })),
}
