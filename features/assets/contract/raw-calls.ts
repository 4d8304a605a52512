import { z } from 'zod'
import { Id } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'
import { filesBody, refusedFiles } from '../../../platform/contract/uploads.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { Asset } from '../contract.ts'
import { UPLOAD_PATH } from './fixed-values.ts'

/** Sources as files, in and out. */
export const assetRawCalls: readonly RawCall[] = [
  {
    id: 'uploadFiles',
    method: 'POST',
    path: UPLOAD_PATH,
    summary: 'Upload files as sources',
    description:
      'PDF, DOCX, TXT, MD, HTML, or CSV, up to 25 MB each. Send one file as the body, with its name in `filename`, or a form with up to 20 files, whose text fields replace the query. A file that was uploaded before returns the existing source (`is_new` is false). Compressed bodies (`Content-Encoding: gzip`) are decompressed. Files are processed in the background as tasks.',
    may: 'asset:create',
    flag: 'assets',
    idempotent: true,
    parameters: z.object({
      filename: z.string().max(1_000).optional(),
      project_id: Id.optional(),
      tags: z.array(z.string()).optional(),
      ...whose,
    }),
    body: filesBody,
    answer: {
      status: 200,
      description: 'The result for each file, in order',
      content: {
        'application/json': z.object({
          status: z.literal(200),
          asset: Asset,
          is_new: z.boolean(),
          assets: z.array(z.object({ asset: Asset, is_new: z.boolean() })),
          refused: refusedFiles,
        }),
      },
    },
    fails: ['file-empty', 'file-limit', 'file-type-mismatch', 'file-type-unsupported', 'too-large', 'disk-full'],
  },
  {
    id: 'downloadFile',
    method: 'GET',
    path: '/api/assets/{id}/file',
    summary: 'Download a source’s original file',
    description: 'Always sent as an attachment, never displayed by this server.',
    may: 'asset:read',
    flag: 'assets',
    parameters: z.object({ id: Id, ...whose }),
    answer: {
      status: 200,
      description: 'The file, with its own content type',
      content: { 'application/octet-stream': 'binary' },
    },
    fails: ['file-gone', 'files-unavailable'],
  },
]
