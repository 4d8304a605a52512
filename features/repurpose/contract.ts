import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Engine, Notice } from '../../platform/contract/evidence.ts'
import { Id } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { whose } from '../../platform/contract/whose.ts'
import { namesOneSubject, subjectFields } from '../optimizer/contract.ts'
import { Review, Tone, WritingInput } from '../writing/contract.ts'
import { Derivative, DerivativeEntry, Parts, Shape, ShapeContent } from './contract/shapes.ts'

export * from './contract/shapes.ts'

const flag = { flag: 'repurpose' }
const one = z.object({ ...whose, id: Id })
const link = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter a web address that starts with https://.' })])
  .describe('The link that goes behind it')

/** Characters of a text that another is to be like. */
export const LONGEST_LIKED = 20_000

/** A finished text turned into posts, summaries, and emails that carry its facts along. */
export const repurposeContract = {
  shapes: call(
    { method: 'GET', path: '/api/repurpose/shapes', summary: 'List what a text can be turned into' },
    { may: 'derivative:read', ...flag },
  )
    .input(z.object(whose))
    .output(ok({ shapes: z.array(Shape) })),
  createShape: call(
    { method: 'POST', path: '/api/repurpose/shapes', summary: 'Create a shape of your own' },
    { may: 'derivative:edit', ...flag },
  )
    .input(ShapeContent.extend(whose))
    .output(ok({ shape: Shape })),
  changeShape: call(
    { method: 'PUT', path: '/api/repurpose/shapes/{id}', summary: 'Change a shape of your own' },
    { may: 'derivative:edit', ...flag },
  )
    .input(one.extend(ShapeContent.shape))
    .output(ok({ shape: Shape })),
  removeShape: call(
    { method: 'DELETE', path: '/api/repurpose/shapes/{id}', summary: 'Delete a shape of your own' },
    { may: 'derivative:edit', ...flag },
  )
    .input(one)
    .output(ok({})),
  make: call(
    { method: 'POST', path: '/api/repurpose', summary: 'Turn a text, page, source, or blog into a shape' },
    { may: 'text:generate', streams: true, ...flag },
  )
    .input(
      WritingInput.pick({
        unique_id: true,
        team_id: true,
        key: true,
        model: true,
        brand_voice_id: true,
        project_id: true,
      })
        .extend({
          ...subjectFields,
          /** An original that something was made of before, as it was then. */
          source_id: Id.optional(),
          shape_id: z.string().min(1, 'Choose a format.').max(128),
          /** Absent: the language of the original. */
          language: WritingInput.shape.language.unwrap().optional(),
          tone: Tone.nullish(),
          audience: z.string().trim().max(1_000).default(''),
          hashtags: z.number().int().min(0).max(2, 'Use at most 2 hashtags.').default(0),
          placeholders: z.string().trim().max(1_000).default('first_name'),
          link: link.default(''),
          is_tracked: z.boolean().default(false).describe('UTM parameters on the link'),
          /** An earlier text that the person liked: another in its manner is wanted. */
          like: z.string().max(LONGEST_LIKED).nullish(),
          review: Review,
        })
        .superRefine((input, context) => {
          if (input.source_id === undefined) namesOneSubject(input, context)
        })
        .meta({ examples: [{ text: 'Tides are predictable for centuries.', shape_id: 'tweet' }] }),
    )
    .output(
      ok({
        derivative: Derivative,
        engine: Engine,
        credits: z.object({ charged: z.number(), remaining: z.number() }),
        notices: z.array(Notice),
      }),
    ),
  list: call(
    { method: 'GET', path: '/api/repurpose', summary: 'List derived texts, last changed first' },
    { may: 'derivative:read', ...flag },
  )
    .input(
      Paging.extend({
        ...whose,
        query: z.string().trim().max(200).optional().describe('Words of the text or of the title of its original'),
        blog_id: Id.optional().describe('Only what was made of that blog'),
      }),
    )
    .output(ok({ derivatives: z.array(DerivativeEntry), total: z.number() })),
  get: call(
    { method: 'GET', path: '/api/repurpose/{id}', summary: 'Get a derived text' },
    { may: 'derivative:read', ...flag },
  )
    .input(one)
    .output(ok({ derivative: Derivative })),
  change: call(
    { method: 'PATCH', path: '/api/repurpose/{id}', summary: 'Edit a derived text; its claims are read again' },
    { may: 'derivative:edit', ...flag },
  )
    .input(
      one.extend({
        version: z.number().int().describe('The version that the change was made on; an older one is a 409'),
        parts: Parts.optional(),
        link: link.optional(),
        is_tracked: z.boolean().optional(),
      }),
    )
    .output(ok({ derivative: Derivative })),
  remove: call(
    { method: 'DELETE', path: '/api/repurpose/{id}', summary: 'Delete a derived text' },
    { may: 'derivative:edit', ...flag },
  )
    .input(one)
    .output(ok({})),
  restore: call(
    { method: 'POST', path: '/api/repurpose/{id}/restore', summary: 'Undo the deletion of a derived text' },
    { may: 'derivative:edit', ...flag },
  )
    .input(one)
    .output(ok({ derivative: Derivative })),
}
