import { z } from 'zod'
import { Id } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'
import { filesBody, refusedFiles } from '../../../platform/contract/uploads.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { exportFormats } from './fixed-values.ts'

const Imported = z.looseObject({ id: Id, title: z.string() })

/** Imports and exports. */
export const documentFileRawCalls: readonly RawCall[] = [
  {
    id: 'importFiles',
    method: 'POST',
    path: '/api/blogs/import',
    summary: 'Import files as blogs',
    description:
      'DOCX, Markdown, HTML, or plain text, up to 25 MB each. Send one file as the body, with its name in `name`, or a form with up to 20.',
    may: 'blog:create',
    idempotent: true,
    parameters: z.object({ name: z.string().max(1_000).optional(), project_id: Id.optional(), ...whose }),
    body: filesBody,
    answer: {
      status: 200,
      description: 'The new blogs',
      content: {
        'application/json': z.object({
          status: z.literal(200),
          blog: Imported,
          blogs: z.array(Imported),
          refused: refusedFiles,
        }),
      },
    },
    fails: ['file-empty', 'file-type-unsupported', 'file-damaged', 'too-large'],
  },
  {
    id: 'export',
    method: 'GET',
    path: '/api/blogs/{id}/export/{format}',
    summary: 'Export a blog',
    description:
      'The file is named after the first heading. Citations become footnotes; `citations=none` leaves them out.',
    may: 'blog:export',
    flag: 'copy-download',
    parameters: z.object({
      id: Id,
      format: z.enum(exportFormats),
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
