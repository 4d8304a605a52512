import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Copy, Engine } from '../../platform/contract/evidence.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { whose } from '../../platform/contract/whose.ts'

/** Days that a result stays in the history; one that was kept stays until it is deleted. */
export const HISTORY_DAYS = 90

/** Why a result was of no use, among what is offered. */
export const reasons = ['wrong-facts', 'off-topic', 'tone', 'too-long', 'too-short', 'other'] as const

/** A result of a tool as its history keeps it, with what was done with it. */
export const ToolResult = Copy.extend({
  tool: z.string(),
  /** The fields of the form as they were sent; very long texts cut. */
  input: z.record(z.string(), z.union([z.string(), z.number()])),
  language: z.string(),
  engine: Engine,
  is_kept: z.boolean(),
  rating: z.enum(['up', 'down']).nullable(),
  reason: z.enum(reasons).nullable(),
  is_edited: z.boolean(),
  created_at: Moment,
})
export type ToolResultShape = z.output<typeof ToolResult>

const one = z.object({ ...whose, id: Id })

/** The history of the tools. */
export const toolResultsContract = {
  list: call(
    { method: 'GET', path: '/api/tools/results', summary: 'List results of tools, newest first' },
    { may: 'tool-result:read' },
  )
    .input(
      Paging.extend({
        ...whose,
        tool: z.string().max(60).optional(),
        query: z.string().trim().max(200).optional().describe('Words of the result or of what it was made from'),
        kept: z.enum(['true', 'false']).optional().describe('`true`: only those that were kept'),
      }),
    )
    .output(ok({ results: z.array(ToolResult), total: z.number(), days: z.number() })),
  change: call(
    { method: 'PATCH', path: '/api/tools/results/{id}', summary: 'Edit, keep, or rate a result' },
    { may: 'tool-result:edit' },
  )
    .input(
      one.extend({
        content: z.string().min(1).max(200_000).optional(),
        parts: Copy.shape.parts.describe('With `content`, if the text comes in parts'),
        is_kept: z.boolean().optional(),
        rating: z.enum(['up', 'down']).nullable().optional(),
        reason: z.enum(reasons).nullable().optional(),
      }),
    )
    .output(ok({ result: ToolResult })),
  delete: call(
    { method: 'DELETE', path: '/api/tools/results/{id}', summary: 'Delete a result' },
    { may: 'tool-result:edit' },
  )
    .input(one)
    .output(ok({ deleted: z.literal(true) })),
  toBlog: call(
    {
      method: 'POST',
      path: '/api/tools/results/{id}/blog',
      summary: 'Create a blog from a result, or put it at the end of one, with its citations',
    },
    { may: 'blog:create' },
  )
    .input(
      one.extend({
        blog_id: Id.optional().describe('The blog to put it at the end of; a new one without'),
        title: z.string().trim().max(300).optional(),
        project_id: Id.nullish(),
      }),
    )
    .output(ok({ blog_id: Id })),
}
