import { z } from 'zod'
import type { RawContent } from './raw-call.ts'

/** What an upload takes: a form of files, or one file as the body. */
export const filesBody = {
  'multipart/form-data': z.object({
    file: z.string().meta({ format: 'binary', description: 'Repeat for each file.' }),
  }),
  'application/octet-stream': 'binary',
} as const satisfies RawContent

/** The files of an upload that were not taken, and why. */
export const refusedFiles = z.array(z.object({ name: z.string(), code: z.string(), message: z.string() }))
