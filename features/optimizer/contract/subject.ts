import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id } from '../../../platform/contract/ids.ts'

/** Characters of a pasted text; about 200,000 words. */
export const MAX_TEXT = 1_500_000

/** What no database can hold becomes a sign of the same length, so that places in the text stay where they are. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').toWellFormed()
}

const choices = ['text', 'url', 'asset_id', 'blog_id'] as const

/** What is checked: pasted words, an address, a source or a blog; one of them. */
export const subjectFields = {
  text: z.string().max(MAX_TEXT, 'This text is longer than 200,000 words.').overwrite(storable).optional(),
  url: z.string().trim().max(2_000).optional(),
  asset_id: Id.optional(),
  blog_id: Id.optional(),
}

/** Refuses a subject that names none or several things. */
export function namesOneSubject(subject: SubjectShape, context: z.core.$RefinementCtx): void {
  const named = choices.filter((choice) => subject[choice] !== undefined)
  if (named.length === 1) return
  const message = named.length === 0 ? 'Give a text, an address, a source or a blog.' : 'Give one thing to check.'
  context.addIssue({ code: 'custom', path: [named[1] ?? 'text'], message })
}

export type SubjectShape = Partial<Record<(typeof choices)[number], string>>

const at = z.number().int().min(0)
const span = { start: at, end: at }

/** A page as engines read it; see `Page` of `engines/text`. */
const ReadPage = z.object({
  text: z.string(),
  blocks: z.array(
    z.object({
      ...span,
      kind: z.enum(['paragraph', 'heading', 'list-item', 'quote', 'code', 'table-row', 'caption']),
      level: z.number().int().optional(),
    }),
  ),
  links: z.array(z.object({ ...span, url: z.string(), isFollowed: z.boolean() })),
  images: z.array(z.object({ at, url: z.string(), alt: z.string(), isDecorative: z.boolean().optional() })),
  codes: z.array(z.object(span)),
})

/** Reading what is to be checked. */
export const subjectCalls = {
  read: call(
    {
      method: 'POST',
      path: '/api/optimizer/read',
      summary: 'Load a web page, a source, or a blog to check it',
    },
    { may: 'check:run', idempotent: false },
  )
    .input(
      z.object({ ...subjectFields, unique_id: Id.optional(), team_id: Id.optional() }).superRefine(namesOneSubject),
    )
    .output(
      ok({
        title: z.string(),
        /** What a page of the web says of itself to search engines; null for anything else. */
        description: z.string().nullable(),
        /** An address with its links and pictures; null for anything else. */
        page: ReadPage.nullable(),
        /** Clean HTML of an article or a blog; empty for pasted words and files. */
        html: z.string(),
        text: z.string(),
        /** A content language, as far as it is known. */
        language: z.string().nullable(),
        url: z.string().nullable(),
        /** Day of the last change, ISO 8601; of its publication where a page says only that. Null where nobody knows. */
        changed_on: z.string().nullable(),
      }),
    ),
}
