import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { Anchor, LinkPlace } from './links.ts'
import { storable } from './subject.ts'

const flag = { flag: 'optimizer-interlinking' }

/** Blogs that one call for links in many blogs looks through, and links that one call sets. */
export const MANY_WINDOW = 10
export const MAX_PLACED = 100
/** Links set in runs that are remembered of one writer; the oldest go first. */
export const MAX_RUN_LINKS = 2_000

const Words = (most: number) => z.string().max(most).overwrite(storable)

/** A link that was set from a suggestion. */
export const RunLink = z.object({ blog_id: Id, anchor: Anchor, url: Words(2_000), target_id: Id, title: Words(500) })
export type RunLinkShape = z.output<typeof RunLink>

/** Links that were set together, in one text or many. */
export const LinkRun = z.object({
  id: Id,
  made_at: Moment,
  /** Blogs whose links these are. */
  blogs: z.number().int(),
  links: z.array(RunLink.extend({ blog_title: z.string() })),
})
export type LinkRunShape = z.output<typeof LinkRun>

/** A link that a blog could have. */
export const FoundLink = LinkPlace.omit({ blog_id: true }).extend({
  target_id: Id,
  title: z.string(),
  url: z.string(),
  confidence: z.number(),
  reason: z.string(),
})
export type FoundLinkShape = z.output<typeof FoundLink>

/** Links set together: found in many blogs, set, remembered, and taken away again. */
export const linkRunCalls = {
  runs: call(
    { method: 'GET', path: '/api/optimizer/links/runs', summary: 'List links that were added together' },
    { may: 'link:read', ...flag },
  )
    .input(
      z.object({
        ...whose,
        /** Only links in this blog, or to this page. */
        blog_id: Id.optional(),
        target_id: Id.optional(),
      }),
    )
    .output(ok({ runs: z.array(LinkRun) })),
  keepRun: call(
    { method: 'POST', path: '/api/optimizer/links/runs', summary: 'Remember links that were added to a blog' },
    { may: 'link:edit', ...flag },
  )
    .input(
      z.object({
        ...whose,
        /** Named by whoever adds the links; further ones join those of the same name. */
        run_id: Id,
        links: z.array(RunLink).min(1).max(MAX_PLACED),
      }),
    )
    .output(ok({ run_id: Id })),
  forgetRun: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/runs/{run_id}/forget',
      summary: 'Forget links of a run that were removed from a blog',
    },
    { may: 'link:edit', ...flag },
  )
    .input(z.object({ ...whose, run_id: Id, blog_id: Id, target_ids: z.array(Id).min(1).max(MAX_PLACED) }))
    .output(ok({})),
  undoRun: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/runs/{run_id}/undo',
      summary: 'Remove the links of a run from their blogs; each previous text is saved as a version',
    },
    { may: 'link:edit', ...flag },
  )
    .input(
      z.object({
        ...whose,
        run_id: Id,
        /** Only links in this blog, or to this page; the run's other links stay. */
        blog_id: Id.optional(),
        target_id: Id.optional(),
      }),
    )
    .output(
      ok({
        removed: z.number().int(),
        /** Links that were not there anymore. */
        gone: z.number().int(),
      }),
    ),
  find: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/find',
      summary: `Find links for up to ${MANY_WINDOW} blogs at a time`,
    },
    { may: 'check:run', ...flag, idempotent: false },
  )
    .input(
      z.object({
        ...whose,
        blog_ids: z.array(Id).min(1).max(MANY_WINDOW),
        site_id: Id.optional(),
        /** Links in 250 words, those there are counted; 0 for no limit. */
        most: z.number().int().min(0).max(20).default(5),
      }),
    )
    .output(
      ok({
        blogs: z.array(z.object({ id: Id, title: z.string(), links: z.array(FoundLink) })),
        /** Pages that links could lead to if they had a URL. */
        without_url: z.number().int(),
      }),
    ),
  placeAll: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/place-all',
      summary: 'Add links to many blogs as one run; each previous text is saved as a version',
    },
    { may: 'link:edit', ...flag },
  )
    .input(
      z.object({
        ...whose,
        run_id: Id,
        links: z
          .array(LinkPlace.extend({ target_id: Id }))
          .min(1)
          .max(MAX_PLACED),
        site_id: Id.optional(),
      }),
    )
    .output(
      ok({
        run_id: Id,
        /** Of each link, whether its words were still there. */
        placed: z.array(z.boolean()),
      }),
    ),
}
