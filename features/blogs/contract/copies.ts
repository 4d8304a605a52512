import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { PAGE_LIMIT } from '../../../platform/contract/paging.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { MetaData } from './blog.ts'
import { blogStates } from './fixed-values.ts'

/** What a text was made from, as programs send and read it. */
const UserInput = z.looseObject({
  copyTextArea: z.string().default(''),
  descriptionTextArea: z.string().default(''),
  headlines: z.unknown().default(''),
  tone: z.string().default(''),
  topic: z.string().default(''),
})

const shortText = z.string().max(200)

/** A blog as programs read and write it. `_id` and `save_id` are the same. */
export const SavedCopy = z.object({
  _id: Id,
  save_id: Id,
  unique_id: Id,
  project_id: Id.nullable(),
  created_date: Moment,
  last_updated: Moment,
  version: z.number().int(),
  title: z.string(),
  copy_to_save: z.string(),
  input_type: z.string(),
  output_type: z.string(),
  style: z.string(),
  user_input: UserInput,
  meta_data: MetaData,
})

/** A blog in a list of saved copies: everything but the text. */
const CopySummary = SavedCopy.omit({ copy_to_save: true, user_input: true, meta_data: true }).extend({
  excerpt: z.string(),
  words: z.number().int(),
  state: z.enum(blogStates),
  tags: z.array(z.string()),
})

const listed = { ...whose, project_id: Id.optional(), feature_type: z.string().max(100).optional() }
const summaries = ok({ details: z.array(CopySummary), total: z.number().int() })
const place = z.coerce.number().int().min(0)

/** The calls by which programs save, read, list and move blogs. */
export const copyCalls = {
  save: call(
    {
      method: 'POST',
      path: '/api/save/user/copy',
      summary: 'Save a blog: create it, update it with save_id, or move it with only project_id and save_id',
    },
    { may: 'blog:create' },
  )
    .input(
      z.looseObject({
        ...whose,
        save_id: Id.nullish(),
        project_id: Id.nullish(),
        copy_to_save: z
          .string()
          .max(8_000_000, 'This text is longer than we take: at most 8,000,000 characters of HTML.')
          .optional(),
        input_type: shortText.optional(),
        output_type: z.literal('blog', 'Only blogs are saved here.').optional(),
        style: shortText.optional(),
        user_input: UserInput.optional(),
        meta_data: MetaData.optional(),
        last_updated: Moment.nullish(),
      }),
    )
    .output(ok({ _id: Id, save_id: Id, last_updated: Moment, version: z.number().int() })),
  read: call(
    { method: 'GET', path: '/api/get/saved/copy/internal', summary: 'Get a complete saved blog' },
    { may: 'blog:read' },
  )
    .input(z.object({ ...whose, copy_id: Id }))
    .output(ok(SavedCopy.shape)),
  list: call(
    {
      method: 'GET',
      path: '/api/get/saved/user/details',
      summary: `List saved blogs, newest first, up to ${PAGE_LIMIT}`,
    },
    { may: 'blog:read' },
  )
    .input(z.object(listed))
    .output(summaries),
  page: call(
    {
      method: 'GET',
      path: '/api/get/saved/user/details/{start_count}/{end_count}',
      summary: 'List saved blogs from one position (inclusive) to another (exclusive)',
    },
    { may: 'blog:read' },
  )
    .input(
      z
        .object({ ...listed, start_count: place, end_count: place })
        .refine(({ start_count, end_count }) => end_count >= start_count, {
          path: ['end_count'],
          message: 'Must be at least start_count.',
        }),
    )
    .output(summaries),
}
