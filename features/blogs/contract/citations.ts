import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Evidence, MatchedBy } from '../../../platform/contract/evidence.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'

const url = z.url({ protocol: /^https?$/ }).max(4_000)

/**
 * What an id on cited words means. `passage_id` and `asset_id` lead to the writer's own sources while they exist; quote,
 * title, address and place are kept here, so that a citation is readable after its source is gone.
 */
export const Citation = Evidence.extend({
  id: Id,
  /** Where in the source, for people: `page 12`, `section 3`. */
  place: z.string().nullable(),
  fetched_at: Moment.nullable(),
  created_at: Moment,
  matched_by: MatchedBy.nullable(),
})
export type CitationShape = z.output<typeof Citation>

/** A citation to add. Without an `id` one is made; the words in the document carry it as a mark. */
export const NewCitation = z.object({
  id: Id.optional(),
  passage_id: Id.nullish(),
  asset_id: Id.nullish(),
  quote: z.string().max(20_000),
  title: z.string().max(2_000),
  url: url.nullish(),
  place: z.string().max(500).nullish(),
  fetched_at: Moment.nullish(),
  matched_by: MatchedBy.nullish(),
})
export type NewCitationShape = z.input<typeof NewCitation>

/** Citations of a blog. Taking a mark from the words does not need a call: what no mark names is simply not shown. */
export const citationCalls = {
  list: call(
    { method: 'GET', path: '/api/blogs/{id}/citations', summary: 'List a blog’s citations' },
    { may: 'blog:read' },
  )
    .input(z.object({ ...whose, id: Id }))
    .output(ok({ citations: z.array(Citation) })),
  add: call(
    {
      method: 'POST',
      path: '/api/blogs/{id}/citations',
      summary: 'Add citations; existing ids are replaced',
    },
    { may: 'blog:edit' },
  )
    .input(z.object({ ...whose, id: Id, citations: z.array(NewCitation).min(1).max(1_000) }))
    .output(ok({ citations: z.array(Citation) })),
  replace: call(
    {
      method: 'PUT',
      path: '/api/blogs/{id}/citations/{citation_id}',
      summary: 'Change a citation’s source',
    },
    { may: 'blog:edit' },
  )
    .input(z.object({ ...whose, id: Id, citation_id: Id, citation: NewCitation.omit({ id: true }) }))
    .output(ok({ citation: Citation })),
  remove: call(
    { method: 'DELETE', path: '/api/blogs/{id}/citations/{citation_id}', summary: 'Delete a citation' },
    { may: 'blog:edit' },
  )
    .input(z.object({ ...whose, id: Id, citation_id: Id }))
    .output(ok({})),
}
