import { z } from 'zod'
import { Id } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'

const whose = { unique_id: Id.optional(), team_id: Id.optional() }
const refused = z.array(z.object({ name: z.string(), code: z.string(), message: z.string() }))
const files = {
  'multipart/form-data': z.object({
    file: z.string().meta({ format: 'binary', description: 'Comes as often as there are files.' }),
  }),
  'application/octet-stream': 'binary',
} as const
const Picture = z.object({ id: Id, url: z.string(), width: z.number().int(), height: z.number().int() })
const Imported = z.looseObject({ id: Id, title: z.string() })

/** Pictures, imports and exports. */
export const documentFileRawCalls: readonly RawCall[] = [
  {
    id: 'uploadPictures',
    method: 'POST',
    path: '/api/blogs/pictures',
    summary: 'Upload pictures for a blog',
    description: 'One picture as the body, or a form with up to 20. PNG, JPEG, GIF, WebP or AVIF, 15 MB each.',
    may: 'blog:edit',
    idempotent: true,
    parameters: z.object(whose),
    body: files,
    answer: {
      status: 200,
      description: 'Where the pictures are',
      content: {
        'application/json': z.object({ status: z.literal(200), ...Picture.shape, pictures: z.array(Picture), refused }),
      },
    },
    fails: ['file-empty', 'too-large', 'disk-full'],
  },
  {
    id: 'picture',
    method: 'GET',
    path: '/api/blogs/pictures/{id}',
    summary: 'A picture',
    description: 'For its owner; a shared page has its pictures under its own address.',
    may: 'blog:read',
    parameters: z.object({ id: Id, ...whose }),
    answer: { status: 200, description: 'The picture', content: { 'image/*': 'binary' } },
    fails: ['files-unavailable'],
  },
  {
    id: 'importFiles',
    method: 'POST',
    path: '/api/blogs/import',
    summary: 'Make blogs of files',
    description:
      'DOCX, Markdown, HTML or plain text, 25 MB each: one as the body with its `name`, or a form with up to 20.',
    may: 'blog:create',
    idempotent: true,
    parameters: z.object({ name: z.string().max(1_000).optional(), project_id: Id.optional(), ...whose }),
    body: files,
    answer: {
      status: 200,
      description: 'The new blogs',
      content: {
        'application/json': z.object({ status: z.literal(200), blog: Imported, blogs: z.array(Imported), refused }),
      },
    },
    fails: ['file-empty', 'file-type-unsupported', 'file-damaged', 'too-large'],
  },
  {
    id: 'export',
    method: 'GET',
    path: '/api/blogs/{id}/export/{format}',
    summary: 'A blog as a file',
    description:
      'The file is named by the first heading. Citations are footnotes, or are left out with `citations=none`.',
    may: 'blog:export',
    flag: 'copy-download',
    parameters: z.object({
      id: Id,
      format: z.enum(['md', 'html', 'docx', 'doc', 'pages', 'pdf', 'print']),
      citations: z.enum(['footnotes', 'none']).optional(),
      ...whose,
    }),
    answer: {
      status: 200,
      description: 'The file',
      content: {
        'text/markdown': 'text',
        'text/html': 'text',
        'application/pdf': 'binary',
        'application/rtf': 'binary',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'binary',
        'application/vnd.apple.pages': 'binary',
      },
    },
    fails: ['pdf-unavailable'],
  },
]
