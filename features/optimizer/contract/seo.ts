import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'

const flag = { flag: 'optimizer-seo' }

/** Pages of others that a text is measured beside. */
export const MAX_COMPETITORS = 10

/** What a writer decided for the SEO check of one blog. The keyphrase itself is the first of the blog's keywords. */
export const SeoSettings = z.object({
  synonyms: z.array(z.string().trim().min(1).max(100)).max(10),
  /** Checks that do not count. */
  ignored: z.array(z.string().max(60)).max(60),
  /** Sentences, word for word, that are fine as they are. */
  pardoned: z.array(z.string().max(4_000)).max(500),
  is_cornerstone: z.boolean(),
  /** What readers want to know. */
  questions: z.array(z.string().trim().min(1).max(300)).max(30).default([]),
  /** Addresses of pages that this one is measured beside. */
  competitors: z.array(z.string().trim().max(2_000)).max(MAX_COMPETITORS),
})
export type SeoSettingsShape = z.output<typeof SeoSettings>

/** What holds while nothing was set. */
export const noSeoSettings: SeoSettingsShape = {
  synonyms: [],
  ignored: [],
  pardoned: [],
  is_cornerstone: false,
  questions: [],
  competitors: [],
}

const blockKinds = ['paragraph', 'heading', 'list-item', 'quote', 'code', 'table-row', 'caption'] as const

/** A page of somebody else, as far as it could be read. */
export const Competitor = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    url: z.string(),
    title: z.string(),
    /** Its text in order. */
    blocks: z.array(z.object({ kind: z.enum(blockKinds), level: z.number().int().optional(), text: z.string() })),
  }),
  z.object({ state: z.literal('failed'), url: z.string(), problem: z.string() }),
])
export type CompetitorShape = z.output<typeof Competitor>

/** The SEO check: what a writer set for a blog, and the pages that it is measured beside. */
export const seoCalls = {
  settings: call(
    { method: 'GET', path: '/api/optimizer/seo/{blog_id}', summary: 'Get a blog’s SEO settings' },
    { may: 'blog:read', ...flag },
  )
    .input(z.object({ ...whose, blog_id: Id }))
    .output(
      ok({
        settings: SeoSettings,
        /** Other blogs outside the trash with the same keyphrase, latest change first, at most 20. */
        same_keyphrase: z.array(z.object({ id: Id, title: z.string() })),
      }),
    ),
  saveSettings: call(
    { method: 'PUT', path: '/api/optimizer/seo/{blog_id}', summary: 'Save a blog’s SEO settings' },
    { may: 'blog:edit', ...flag },
  )
    .input(z.object({ ...whose, blog_id: Id, settings: SeoSettings }))
    .output(ok({ settings: SeoSettings })),
  competitors: call(
    {
      method: 'POST',
      path: '/api/optimizer/seo/competitors',
      summary: 'Read pages to compare a text with: given URLs, or search results for a keyphrase',
    },
    { may: 'check:run', ...flag },
  )
    .input(
      z
        .object({
          ...whose,
          /** The blog that is optimized: all that is done for it in a day is one run of the plan. */
          blog_id: Id.optional(),
          urls: z.array(z.string().trim().min(1).max(2_000)).max(MAX_COMPETITORS).default([]),
          keyword: z.string().trim().max(300).default(''),
          language: z.string().max(100).optional(),
          country: z.string().max(100).optional(),
        })
        .refine(({ urls, keyword }) => urls.length > 0 || keyword !== '', {
          path: ['urls'],
          message: 'Enter URLs, or a keyphrase to search for.',
        }),
    )
    .output(
      ok({
        pages: z.array(Competitor),
        /** Who searched; null where only given addresses were read, or nobody can search. */
        provider: z.string().nullable(),
      }),
    ),
}
