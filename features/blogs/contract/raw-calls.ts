import { z } from 'zod'
import { Id } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'
import { filesBody, refusedFiles } from '../../../platform/contract/uploads.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { COLLAB_PATH } from './fixed-values.ts'

const Picture = z.object({ id: Id, url: z.string(), width: z.number().int(), height: z.number().int() })

/** The socket on which documents live, and their pictures. */
export const blogRawCalls: readonly RawCall[] = [
  {
    id: 'collaborate',
    method: 'GET',
    path: COLLAB_PATH,
    summary: 'Connect to open documents',
    description:
      'A WebSocket with the Hocuspocus protocol (Yjs updates and awareness), with one document per blog id, read-only without permission to edit. Browsers can only connect from this site’s pages. Closes with 4401 when the session ends and with 1012 when the server restarts.',
    may: 'blog:read',
    answer: { status: 101, description: 'The connection becomes a WebSocket' },
    fails: ['websocket-needed'],
  },
  {
    id: 'uploadPictures',
    method: 'POST',
    path: '/api/blogs/pictures',
    summary: 'Upload images for a blog',
    description:
      'Send one image as the body, or a form with up to 20. PNG, JPEG, GIF, WebP, or AVIF, up to 15 MB each.',
    may: 'blog:edit',
    idempotent: true,
    parameters: z.object(whose),
    body: filesBody,
    answer: {
      status: 200,
      description: 'The images’ URLs',
      content: {
        'application/json': z.object({
          status: z.literal(200),
          ...Picture.shape,
          pictures: z.array(Picture),
          refused: refusedFiles,
        }),
      },
    },
    fails: ['file-empty', 'too-large', 'disk-full'],
  },
  {
    id: 'picture',
    method: 'GET',
    path: '/api/blogs/pictures/{id}',
    summary: 'Get an image',
    description: 'For its owner; shared pages serve their images under their own URLs.',
    may: 'blog:read',
    parameters: z.object({ id: Id, ...whose }),
    answer: { status: 200, description: 'The image', content: { 'image/*': 'binary' } },
    fails: ['files-unavailable'],
  },
]
