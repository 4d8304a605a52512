import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { Rights } from '../../platform/contract/rights.ts'
import { TagCount } from '../../platform/contract/tag-count.ts'
import { whose } from '../../platform/contract/whose.ts'
import { assetKinds, assetOrders, assetOrigins, assetStates, MAX_BULK, MAX_URLS } from './contract/fixed-values.ts'

export * from './contract/fixed-values.ts'

const flag = { flag: 'assets' }
const Tag = z.string().trim().min(1).max(60)
const Tags = z.array(Tag).max(50)

/** A source as lists show it. */
export const Asset = z.object({
  id: Id,
  kind: z.enum(assetKinds),
  origin: z.enum(assetOrigins),
  /** The site that a page belongs to. */
  parent_id: Id.nullable(),
  title: z.string(),
  /** File name, or the address without its scheme. */
  name: z.string(),
  url: z.string().nullable(),
  /** `pdf`, `docx`, `text`, `markdown`, `html`, `csv`; null until it was read. */
  format: z.string().nullable(),
  /** Bytes of a file. */
  size: z.number().int().nullable(),
  /** A content language of the product; null for any other. */
  language: z.string().nullable(),
  author: z.string().nullable(),
  site_name: z.string().nullable(),
  /** ISO day on which it was published, or the month where it says no day. */
  published_at: z.string().nullable(),
  /** Day on which the file was made or last changed, as its program wrote down. */
  file_date: z.string().nullable(),
  /** License and attribution; null where neither the source nor who found it says any. */
  rights: Rights.nullable(),
  /** Whether the writer wrote it: a digest joins what it says as prose, and Originality tells it apart. */
  own: z.boolean(),
  state: z.enum(assetStates),
  /** How far reading is; null when nothing runs. */
  progress: z.object({ step: z.string(), done: z.number().int(), total: z.number().int() }).nullable(),
  /** Why it failed; for a source that is ready, why its last refresh did. */
  problem: z.string().nullable(),
  task_id: Id.nullable(),
  words: z.number().int(),
  /** Pages of a PDF. */
  pages: z.number().int().nullable(),
  /** Pages of a PDF that are pictures, blank or damaged: their words are missing. */
  pages_without_text: z.number().int(),
  passages: z.number().int(),
  /** Of a site: pages found, read and failed, and how many the plan reads. */
  site: z
    .object({ found: z.number().int(), read: z.number().int(), failed: z.number().int(), limit: z.number().int() })
    .nullable(),
  tags: z.array(z.string()),
  project_id: Id.nullable(),
  read_at: Moment.nullable(),
  created_at: Moment,
  updated_at: Moment,
  deleted_at: Moment.nullable(),
})
export type AssetShape = z.output<typeof Asset>

/** A piece of a source in the form in which it is read, searched and cited. Offsets are UTF-16, into the source's text. */
export const AssetPassage = z.object({
  id: Id,
  asset_id: Id,
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  kind: z.enum(['paragraph', 'heading', 'list-item', 'quote', 'code', 'table-row', 'caption']),
  /** Of a heading or a list item. */
  level: z.number().int().nullable(),
  /** Counted from 1. */
  page: z.number().int().nullable(),
  heading: z.string().nullable(),
})
export type AssetPassageShape = z.output<typeof AssetPassage>

/** A passage that a search found, with the source it is in and the spans of the words looked for. */
export const FoundPassage = z.object({
  passage: AssetPassage,
  asset: Asset.pick({ id: true, kind: true, title: true, name: true, url: true }),
  hits: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
})
export type FoundPassageShape = z.output<typeof FoundPassage>

/** Something of the writer's that cites a source. */
export const AssetUse = z.object({
  kind: z.enum(['blog']),
  id: Id,
  title: z.string(),
  citations: z.number().int(),
})

const One = z.object({ ...whose, id: Id })
const OneAnswer = ok({ asset: Asset })
const Bulk = z.object({ ...whose, ids: z.array(Id).min(1).max(MAX_BULK) })

/** The writer's sources: files, addresses and sites, read into passages. */
export const assetsContract = {
  list: call({ method: 'GET', path: '/api/assets', summary: 'List your sources' }, { may: 'asset:read', ...flag })
    .input(
      Paging.extend({
        ...whose,
        query: z.string().max(300).optional(),
        kind: z.enum(assetKinds).optional(),
        state: z.enum(assetStates).optional(),
        origin: z.enum([...assetOrigins, 'any']).default('added'),
        tag: Tag.optional(),
        project_id: Id.optional(),
        parent_id: Id.optional(),
        order: z.enum(assetOrders).default('newest'),
        /** A topic: sources that say most about it come first, then the others in their order. */
        about: z.string().max(300).optional(),
        deleted: z.stringbool().prefault('false'),
      }),
    )
    .output(
      ok({
        assets: z.array(Asset),
        total: z.number().int(),
        tags: z.array(TagCount),
        /** -1 is no limit. */
        limits: z.object({ files: z.number().int(), files_used: z.number().int(), site_pages: z.number().int() }),
      }),
    ),
  get: call({ method: 'GET', path: '/api/assets/{id}', summary: 'Get a source' }, { may: 'asset:read', ...flag })
    .input(One)
    .output(OneAnswer),
  addUrls: call(
    { method: 'POST', path: '/api/assets/urls', summary: 'Add web pages; each is processed in the background' },
    { may: 'asset:create', ...flag },
  )
    .input(
      z.object({
        ...whose,
        urls: z
          .array(z.string().trim().min(1).max(4_000))
          .min(1, 'Enter a web address.')
          .max(MAX_URLS, `At most ${MAX_URLS} addresses at once.`),
        project_id: Id.nullish(),
        tags: Tags.default([]),
      }),
    )
    .output(
      ok({
        assets: z.array(Asset),
        /** Those that were not taken, and why. */
        refused: z.array(z.object({ url: z.string(), message: z.string() })),
      }),
    ),
  addDomain: call(
    {
      method: 'POST',
      path: '/api/assets/domains',
      summary: 'Add a website: the pages in its sitemap, or else the pages it links to',
    },
    { may: 'asset:create', ...flag },
  )
    .input(
      z.object({
        ...whose,
        domain: z.string().trim().min(1, 'Enter a site.').max(300),
        project_id: Id.nullish(),
        tags: Tags.default([]),
      }),
    )
    .output(OneAnswer),
  search: call(
    { method: 'GET', path: '/api/assets/search', summary: 'Search passages in your sources, best match first' },
    { may: 'asset:read', ...flag },
  )
    .input(
      z.object({
        ...whose,
        query: z.string().trim().min(1, 'Enter words to look for.').max(500),
        asset_id: Id.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(ok({ found: z.array(FoundPassage) })),
  passages: call(
    { method: 'GET', path: '/api/assets/{id}/passages', summary: 'List a source’s passages in order' },
    { may: 'asset:read', ...flag },
  )
    .input(
      Paging.extend({
        ...whose,
        id: Id,
        /** Begins the window so that this passage is in it. */
        around: Id.optional(),
      }),
    )
    .output(ok({ passages: z.array(AssetPassage), start_count: z.number().int(), total: z.number().int() })),
  passage: call(
    {
      method: 'GET',
      path: '/api/assets/passages/{passage_id}',
      summary: 'Get a passage, even if its source has been deleted',
    },
    { may: 'asset:read', ...flag },
  )
    .input(z.object({ ...whose, passage_id: Id }))
    .output(
      ok({
        passage: AssetPassage,
        asset: Asset.pick({ id: true, kind: true, title: true, name: true, url: true, deleted_at: true }),
        /** The source as it is now still says this. */
        current: z.boolean(),
        fetched_at: Moment,
      }),
    ),
  change: call(
    {
      method: 'PATCH',
      path: '/api/assets/{id}',
      summary: 'Rename, tag, or move a source, or mark it as your own text',
    },
    { may: 'asset:change', ...flag },
  )
    .input(
      One.extend({
        title: z.string().trim().min(1, 'Enter a title.').max(300).optional(),
        tags: Tags.optional(),
        project_id: Id.nullish(),
        /** Of a site, its pages too. */
        own: z.boolean().optional(),
      }),
    )
    .output(OneAnswer),
  uses: call(
    { method: 'GET', path: '/api/assets/{id}/uses', summary: 'List what cites a source' },
    { may: 'asset:read', ...flag },
  )
    .input(One)
    .output(ok({ uses: z.array(AssetUse) })),
  retry: call(
    { method: 'POST', path: '/api/assets/{id}/retry', summary: 'Retry a source that failed or was stopped' },
    { may: 'asset:change', ...flag },
  )
    .input(One)
    .output(OneAnswer),
  refresh: call(
    {
      method: 'POST',
      path: '/api/assets/{id}/refresh',
      summary: 'Refresh a web page or website; unchanged passages keep their ids',
    },
    { may: 'asset:change', ...flag },
  )
    .input(One)
    .output(OneAnswer),
  cancel: call(
    { method: 'POST', path: '/api/assets/{id}/cancel', summary: 'Stop processing a source; what was read is kept' },
    { may: 'asset:change', ...flag },
  )
    .input(One)
    .output(OneAnswer),
  remove: call(
    { method: 'POST', path: '/api/assets/delete', summary: 'Delete sources; citations of them are kept' },
    { may: 'asset:delete', ...flag },
  )
    .input(Bulk)
    .output(ok({ deleted: z.number().int() })),
  restore: call(
    { method: 'POST', path: '/api/assets/restore', summary: 'Undo a deletion within 30 days' },
    { may: 'asset:delete', ...flag },
  )
    .input(Bulk)
    .output(ok({ restored: z.number().int() })),
}
