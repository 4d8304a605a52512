import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { Paging } from '../../../platform/contract/paging.ts'
import { TagCount } from '../../../platform/contract/tag-count.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { blogShelves, blogStates, bulkActions, sortOrders } from './fixed-values.ts'

/** Facts about a text beside its words. Programs may add fields of their own; they are kept as they came. */
export const MetaData = z.looseObject({
  meta: z.string().max(20_000).default(''),
  summary: z.string().max(100_000).default(''),
  conclusion: z.string().max(100_000).default(''),
  encodedYdoc: z.string().max(12_000_000).default(''),
  wordpress_post_id: z.union([z.string(), z.number()]).nullable().default(null),
  flagSemanticSearch: z.boolean().default(false),
  language: z.string().max(100).default('English-US'),
  country: z.string().max(100).default('United States'),
  researchContext: z.string().max(1_000_000).default(''),
})

/** What the editor's meta panel holds; each part may be changed alone. */
export const MetaFields = z.object({
  title: z.string().max(300),
  description: z.string().max(2_000),
  slug: z.string().max(200),
  keywords: z.array(z.string().trim().min(1).max(100)).max(50),
  summary: z.string().max(100_000),
  language: z.string().max(100),
  country: z.string().max(100),
})

export const Tag = z.string().trim().min(1).max(60)

/** A blog as lists show it. `title` is its first heading of level 1 to 3, empty without one. */
export const Blog = z.object({
  id: Id,
  title: z.string(),
  /** The first words of the text; where a search found it, words around the hit, the hits between ⟦ and ⟧. */
  excerpt: z.string(),
  project_id: Id.nullable(),
  author_id: Id,
  state: z.enum(blogStates),
  view: z.enum(blogShelves),
  tags: z.array(z.string()),
  words: z.number().int(),
  /** Number of the newest version. */
  version: z.number().int(),
  shared: z.boolean(),
  created_at: Moment,
  updated_at: Moment,
  /** When it will be deleted permanently; null outside the trash. */
  purged_at: Moment.nullable(),
})
export type BlogShape = z.output<typeof Blog>

const bulkIds = z.array(Id).min(1).max(1_000)

/** The library: lists, one blog's facts, and what is done with whole blogs. */
export const libraryCalls = {
  list: call(
    { method: 'GET', path: '/api/blogs', summary: 'List blogs with filters, search, and paging' },
    { may: 'blog:read' },
  )
    .input(
      Paging.extend({
        ...whose,
        q: z.string().trim().max(300).optional(),
        view: z.enum(blogShelves).default('active'),
        project_id: Id.optional(),
        state: z.enum(blogStates).optional(),
        tag: Tag.optional(),
        author_id: Id.optional(),
        sort: z.enum(sortOrders).default('updated'),
        order: z.enum(['asc', 'desc']).optional(),
      }),
    )
    // `total` is exact up to 10,000 blogs, or 1,000 hits of a search; beyond that it says so much and `total_is_more` is true.
    .output(ok({ blogs: z.array(Blog), total: z.number().int(), total_is_more: z.boolean() })),
  tags: call(
    { method: 'GET', path: '/api/blogs/tags', summary: 'List tags in use, most used first' },
    { may: 'blog:read' },
  )
    .input(z.object(whose))
    .output(ok({ tags: z.array(TagCount) })),
  create: call(
    { method: 'POST', path: '/api/blogs', summary: 'Create a blog, empty or from HTML or Markdown' },
    { may: 'blog:create' },
  )
    .input(
      z.object({
        ...whose,
        title: z.string().trim().max(300).optional(),
        html: z.string().max(8_000_000).optional(),
        markdown: z.string().max(8_000_000).optional(),
        project_id: Id.nullish(),
      }),
    )
    .output(ok({ blog: Blog })),
  get: call({ method: 'GET', path: '/api/blogs/{id}', summary: 'Get a blog with its metadata' }, { may: 'blog:read' })
    .input(z.object({ ...whose, id: Id }))
    .output(ok({ blog: Blog, meta: MetaFields })),
  update: call(
    { method: 'PATCH', path: '/api/blogs/{id}', summary: 'Change a blog’s metadata, tags, status, or project' },
    { may: 'blog:edit' },
  )
    .input(
      z.object({
        ...whose,
        id: Id,
        meta: MetaFields.partial().optional(),
        tags: z.array(Tag).max(50).optional(),
        state: z.enum(blogStates).optional(),
        project_id: Id.nullable().optional(),
      }),
    )
    .output(ok({ blog: Blog, meta: MetaFields })),
  duplicate: call(
    { method: 'POST', path: '/api/blogs/{id}/duplicate', summary: 'Duplicate a blog with its citations' },
    { may: 'blog:create' },
  )
    .input(z.object({ ...whose, id: Id, project_id: Id.nullish() }))
    .output(ok({ blog: Blog })),
  bulk: call(
    { method: 'POST', path: '/api/blogs/bulk', summary: 'Apply one action to several blogs' },
    { may: 'blog:edit' },
  )
    .input(
      z
        .object({
          ...whose,
          ids: bulkIds,
          action: z.enum(bulkActions),
          project_id: Id.nullish(),
          tag: Tag.optional(),
          state: z.enum(blogStates).optional(),
        })
        .refine(({ action, tag }) => (action !== 'tag' && action !== 'untag') || tag !== undefined, {
          path: ['tag'],
          message: 'Enter a tag.',
        })
        .refine(({ action, state }) => action !== 'state' || state !== undefined, {
          path: ['state'],
          message: 'Choose a status.',
        }),
    )
    .output(ok({ changed: z.array(Id) })),
  search: call(
    { method: 'GET', path: '/api/search/documents', summary: 'Search documents, best match first' },
    { may: 'blog:read' },
  )
    .input(
      z.object({ ...whose, q: z.string().trim().max(300), limit: z.coerce.number().int().min(1).max(50).default(10) }),
    )
    .output(
      ok({
        documents: z.array(
          z.object({
            id: Id,
            kind: z.literal('blog'),
            title: z.string(),
            excerpt: z.string(),
            project_id: Id.nullable(),
            updated_at: Moment,
          }),
        ),
      }),
    ),
}
