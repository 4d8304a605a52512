import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { Paging } from '../../../platform/contract/paging.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { storable } from './subject.ts'

const flag = { flag: 'optimizer-interlinking' }

/** Addresses that are tried in one call. */
export const MAX_CHECKED = 40
/** Pages that one map shows: those changed last of the library, those found first of a site. */
export const MAX_MAPPED = 200
/** Blogs whose text one call for links to a page reads. */
export const INBOUND_WINDOW = 100
/** Decisions that are remembered of one writer; the oldest go first. */
export const MAX_DECISIONS = 2_000

/** A page that links may lead to. */
export const LinkablePage = z.object({
  id: Id,
  kind: z.enum(['blog', 'page']),
  title: z.string(),
  /** A full address, a path where the site has no address yet; null where the page has none. */
  url: z.string().nullable(),
  keywords: z.array(z.string()),
  /** What its title, headings, and text are about, with a weight to compare it with other pages. */
  subjects: z.array(z.object({ phrase: z.string(), weight: z.number() })),
})
export type LinkablePageShape = z.output<typeof LinkablePage>

export const Anchor = z.string().trim().min(1).max(300).overwrite(storable)

/** A phrase and a page that somebody decided about. */
export const LinkDecision = z.object({
  anchor: Anchor,
  target_id: Id,
  /** The blog or page in whose text it holds; null for all texts. */
  document_id: Id.nullable().default(null),
})
export type LinkDecisionShape = z.output<typeof LinkDecision>

/** A writer's own list of pages that links may lead to. */
export const LinkList = z.object({
  id: Id,
  title: z.string(),
  pages: z.number().int(),
  /** Pages whose titles and subjects are still to be read. */
  waiting: z.number().int(),
  /** Pages that could not be read; they keep the title that they were given, or one made of their address. */
  failed: z.number().int(),
})
export type LinkListShape = z.output<typeof LinkList>

/** Words of a blog in the sentence they are in; offsets in the sentence, UTF-16, end exclusive. */
export const LinkPlace = z.object({
  blog_id: Id,
  sentence: z.string().min(1).max(20_000),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
})

/** A page that should link to the text. */
export const InboundLink = z.object({
  id: Id,
  kind: z.enum(['blog', 'page']),
  title: z.string(),
  /** Of a page of a site. */
  url: z.string().nullable(),
  sentence: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  confidence: z.number(),
  reason: z.string(),
})
export type InboundLinkShape = z.output<typeof InboundLink>

/** A page on the map of links. */
export const MappedLinkPage = z.object({
  id: Id,
  kind: z.enum(['blog', 'page']),
  title: z.string(),
  url: z.string().nullable(),
  /** Ids of the pages that link to it, and of those it links to. */
  inbound: z.array(Id),
  outbound: z.array(Id),
  is_orphan: z.boolean(),
  is_weak: z.boolean(),
  is_dead_end: z.boolean(),
  is_over_linked: z.boolean(),
})
export type MappedLinkPageShape = z.output<typeof MappedLinkPage>

export const LinkMap = z.object({
  pages: z.array(MappedLinkPage),
  conflicts: z.array(z.object({ anchor: z.string(), uses: z.array(z.object({ document_id: Id, target_id: Id })) })),
  /** Addresses within the site that no page has. */
  unknown: z.array(z.object({ document_id: Id, url: z.string() })),
  most_linked: z.array(Id),
  /** All pages there are; more than `pages` where not all are shown. */
  total: z.number().int(),
  /** Links of a site's pages were kept when it was read; false where it has to be read again first. */
  has_links: z.boolean(),
})
export type LinkMapShape = z.output<typeof LinkMap>

/** How an address answered. */
export const CheckedLink = z.object({
  url: z.string(),
  /**
   * `broken` only where the site says so (404, 410), or its name does not exist; `untried` where nothing was heard from it, which
   * may be due to this server's network; `unsure` where it refuses programs, or fails itself.
   */
  state: z.enum(['works', 'moved', 'broken', 'unsure', 'untried']),
  /** Null where nothing answered. */
  status: z.number().int().nullable(),
  /** Where it leads in the end, if elsewhere. */
  moved_to: z.string().nullable(),
  /** Why it was not reached. */
  problem: z.string().nullable(),
})
export type CheckedLinkShape = z.output<typeof CheckedLink>

/** Links: what a text could link to, what should link to it, and how pages hang together. */
export const linkCalls = {
  setup: call(
    { method: 'GET', path: '/api/optimizer/links', summary: 'Get link targets and past decisions' },
    { may: 'link:read', ...flag },
  )
    .input(z.object({ ...whose, blog_id: Id.optional() }))
    .output(
      ok({
        /** Of the blog, the default one where none is named; null without a project. */
        project_id: Id.nullable(),
        /** Address of the site that blogs of the project are published on; empty while nobody gave one. */
        site_address: z.string(),
        blogs: z.number().int(),
        sites: z.array(z.object({ id: Id, title: z.string(), url: z.string(), pages: z.number().int() })),
        /** The writer's own lists of pages; as a source of targets they are named like sites. */
        lists: z.array(LinkList),
        /** Of the blog and of all texts; of all texts alone where no blog is named. */
        rejected: z.array(LinkDecision),
        /** Links that were taken from suggestions, ever. */
        accepted: z.number().int(),
      }),
    ),
  saveAddress: call(
    {
      method: 'PUT',
      path: '/api/optimizer/links/address',
      summary: 'Set the site URL where a project’s blogs are published',
    },
    { may: 'link:edit', ...flag },
  )
    .input(
      z.object({
        ...whose,
        project_id: Id.nullable(),
        /** Empty takes it away. */
        site_address: z.string().trim().max(300),
      }),
    )
    .output(ok({ site_address: z.string() })),
  targets: call(
    {
      method: 'GET',
      path: '/api/optimizer/links/targets',
      summary: 'List pages to link to: your blogs, or the pages of a website',
    },
    { may: 'link:read', ...flag },
  )
    .input(Paging.extend({ ...whose, site_id: Id.optional() }))
    .output(ok({ targets: z.array(LinkablePage), total: z.number().int() })),
  decide: call(
    { method: 'POST', path: '/api/optimizer/links/decisions', summary: 'Save accepted and rejected links' },
    { may: 'link:edit', ...flag },
  )
    .input(
      z.object({
        ...whose,
        /** `open` forgets what was decided. */
        decision: z.enum(['accepted', 'rejected', 'open']),
        links: z.array(LinkDecision).min(1).max(200),
      }),
    )
    .output(ok({ accepted: z.number().int() })),
  inbound: call(
    {
      method: 'GET',
      path: '/api/optimizer/links/inbound/{blog_id}',
      summary: `Find other texts that should link to a blog, ${INBOUND_WINDOW} texts at a time`,
    },
    { may: 'check:run', ...flag },
  )
    .input(
      z.object({
        ...whose,
        blog_id: Id,
        site_id: Id.optional(),
        start_count: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(
      ok({
        links: z.array(InboundLink),
        /** Where the link would lead; null while the blog has no address. */
        url: z.string().nullable(),
        /** Texts read so far, this window with those before it, of how many. */
        read: z.number().int(),
        total: z.number().int(),
      }),
    ),
  place: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/place',
      summary: 'Add or remove a link in another blog; the previous text is saved as a version',
    },
    { may: 'link:edit', ...flag },
  )
    .input(
      LinkPlace.extend({
        ...whose,
        /** The blog that the link leads to. */
        target_id: Id,
        remove: z.boolean().default(false),
      }),
    )
    .output(ok({ placed: z.boolean() })),
  map: call(
    {
      method: 'GET',
      path: '/api/optimizer/links/map',
      summary: 'Get a map of the links between your blogs or the pages of a website',
    },
    { may: 'link:read', ...flag },
  )
    .input(z.object({ ...whose, site_id: Id.optional() }))
    .output(ok({ map: LinkMap })),
  check: call(
    { method: 'POST', path: '/api/optimizer/links/check', summary: 'Check the links of a text' },
    { may: 'check:run', ...flag, idempotent: false },
  )
    .input(
      z.object({
        ...whose,
        urls: z
          .array(z.string().trim().min(1).max(2_000))
          .min(1)
          .max(MAX_CHECKED, `At most ${MAX_CHECKED} addresses at once.`),
      }),
    )
    .output(ok({ links: z.array(CheckedLink) })),
}
