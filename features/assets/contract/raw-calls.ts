import { z } from 'zod'
import { Id } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'
import { Asset } from '../contract.ts'
import { UPLOAD_PATH } from './fixed-values.ts'

const whose = { unique_id: Id.optional(), team_id: Id.optional() }

/** Sources as files, in and out. */
export const assetRawCalls: readonly RawCall[] = [
  {
    id: 'uploadFiles',
    method: 'POST',
    path: UPLOAD_PATH,
    summary: 'Upload one or many files as sources',
    description:
      'PDF, DOCX, TXT, MD, HTML or CSV, 25 MB each. Either one file as the body, with its name in `filename`, or a form with up to 20 files, whose text fields take the place of the query. The same bytes twice are one source (`is_new` false). Compressed bodies (`Content-Encoding: gzip`) are unpacked. Reading goes on as a task.',
    may: 'asset:create',
    flag: 'assets',
    idempotent: true,
    parameters: z.object({
      filename: z.string().max(1_000).optional(),
      project_id: Id.optional(),
      tags: z.array(z.string()).optional(),
      ...whose,
    }),
    body: {
      'multipart/form-data': z.object({
        file: z.string().meta({ format: 'binary', description: 'Comes as often as there are files.' }),
      }),
      'application/octet-stream': 'binary',
    },
    answer: {
      status: 200,
      description: 'What became of the files, in their order',
      content: {
        'application/json': z.object({
          status: z.literal(200),
          asset: Asset,
          is_new: z.boolean(),
          assets: z.array(z.object({ asset: Asset, is_new: z.boolean() })),
          refused: z.array(z.object({ name: z.string(), code: z.string(), message: z.string() })),
        }),
      },
    },
    fails: ['file-empty', 'file-limit', 'file-type-mismatch', 'file-type-unsupported', 'too-large', 'disk-full'],
  },
  {
    id: 'downloadFile',
    method: 'GET',
    path: '/api/assets/{id}/file',
    summary: 'A source’s file as it was uploaded',
    description: 'Always as an attachment, never shown on our own origin.',
    may: 'asset:read',
    flag: 'assets',
    parameters: z.object({ id: Id, ...whose }),
    answer: {
      status: 200,
      description: 'The bytes, with their own type',
      content: { 'application/octet-stream': 'binary' },
    },
    fails: ['file-gone', 'files-unavailable'],
  },
]
