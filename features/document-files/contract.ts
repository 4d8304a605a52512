import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'
import { whose } from '../../platform/contract/whose.ts'
import { Blog } from '../blogs/contract.ts'

export * from './contract/fixed-values.ts'

/** Files in and out. Uploads and downloads themselves are no JSON calls: see `server/file-routes.ts`. */
export const documentFilesContract = {
  importUrl: call(
    { method: 'POST', path: '/api/blogs/import/url', summary: 'Import an article from a URL as a blog' },
    { may: 'blog:create' },
  )
    .input(z.object({ ...whose, url: z.url({ protocol: /^https?$/ }).max(2_000), project_id: Id.nullish() }))
    .output(ok({ blog: Blog })),
}
