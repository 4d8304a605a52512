import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { LinkList } from './links.ts'
import { storable } from './subject.ts'

const flag = { flag: 'optimizer-interlinking' }

/** Pages of one list, lists of one writer, and pages that one call reads. */
export const MAX_LISTED = 1_000
export const MAX_LISTS = 20
export const LIST_WINDOW = 10

/** A writer's own lists of pages that links may lead to. */
export const linkListCalls = {
  addList: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/lists',
      summary: 'Add a list of pages to link to: URLs with or without titles, or a sitemap',
    },
    { may: 'link:edit', ...flag },
  )
    .input(
      z.object({
        ...whose,
        title: z.string().trim().min(1).max(200).overwrite(storable),
        /** One page a line: its URL, and its title before or after it, parted by a comma, a tab, or a bar. */
        pages: z.string().max(500_000).overwrite(storable).default(''),
        /** Of a sitemap or of a site that has one. */
        sitemap: z.string().trim().max(2_000).default(''),
      }),
    )
    .output(
      ok({
        list: LinkList,
        /** Lines that named no page, at most ten, and pages beyond the most that a list holds. */
        unread_lines: z.array(z.string()),
        left_out: z.number().int(),
      }),
    ),
  readList: call(
    {
      method: 'POST',
      path: '/api/optimizer/links/lists/{list_id}/read',
      summary: `Read titles and subjects of the next ${LIST_WINDOW} pages of a list`,
    },
    { may: 'link:edit', ...flag, idempotent: false },
  )
    .input(z.object({ ...whose, list_id: Id }))
    .output(ok({ list: LinkList })),
  removeList: call(
    { method: 'DELETE', path: '/api/optimizer/links/lists/{list_id}', summary: 'Delete a list of pages to link to' },
    { may: 'link:edit', ...flag },
  )
    .input(z.object({ ...whose, list_id: Id }))
    .output(ok({})),
}
