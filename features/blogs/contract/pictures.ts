import { z } from 'zod'
import { ok } from '../../../platform/contract/call.ts'
import { Id } from '../../../platform/contract/ids.ts'

/**
 * The answer to `POST /api/blogs/pictures` (the picture itself as the body). `url` goes into the document as `src`; it
 * answers its owner, and readers of a share link through the share page.
 */
export const UploadedPicture = ok({ id: Id, url: z.string(), width: z.number().int(), height: z.number().int() })
