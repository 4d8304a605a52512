import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { whose } from '../../platform/contract/whose.ts'

/** One answer of a language model: who gave it, for what, and what it took. */
export const ModelRun = z.object({
  id: Id,
  /** The work it was for, for example `synopsis`. */
  feature: z.string(),
  provider: z.string(),
  model: z.string(),
  own_key: z.boolean(),
  /** `length`: cut by its limit; `stopped`: by a person; `cut`: the provider broke off. */
  finish: z.string(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** In milliseconds. */
  duration: z.number(),
  /** Of Longhand, whose prompt it was. */
  version: z.string(),
  called_at: Moment,
})
export type ModelRunShape = z.output<typeof ModelRun>

/** With all that made the answer. */
export const WholeModelRun = ModelRun.extend({
  system: z.string(),
  prompt: z.string(),
  /** What was quoted to the model: sources, and texts to work on. */
  quoted: z.array(z.object({ label: z.string(), title: z.string(), text: z.string() })),
  /** What stood behind the quotations: as a rule the task. */
  task: z.string(),
  max_output_tokens: z.number(),
  /** Null: the model’s own. */
  temperature: z.number().nullable(),
  answer: z.string(),
})
export type WholeModelRunShape = z.output<typeof WholeModelRun>

/** What models were asked and answered, kept as long as `MODEL_RUN_DAYS` says. */
export const modelRunsContract = {
  list: call(
    { method: 'GET', path: '/api/model-runs', summary: 'List model runs, newest first' },
    { may: 'model-run:read' },
  )
    .input(Paging.extend(whose))
    .output(
      ok({
        runs: z.array(ModelRun),
        total: z.number(),
        days: z.number().describe('How long runs are kept; 0: not at all'),
      }),
    ),
  get: call(
    { method: 'GET', path: '/api/model-runs/{id}', summary: 'Get a model run with its prompt, sources, and answer' },
    { may: 'model-run:read' },
  )
    .input(z.object({ ...whose, id: Id }))
    .output(ok({ run: WholeModelRun })),
  again: call(
    {
      method: 'POST',
      path: '/api/model-runs/{id}/again',
      summary: 'Send the same prompt again, to the same model or another; charged like generated text',
    },
    { may: 'text:generate', streams: true },
  )
    .input(
      z.object({
        ...whose,
        id: Id,
        model: z
          .string()
          .max(200)
          .optional()
          .describe('A model’s id from `/api/models`, or of your key; the same one if missing'),
        key: z.boolean().optional().describe('Whether your own model key pays, for another model'),
      }),
    )
    .output(
      ok({
        answer: z.string(),
        provider: z.string(),
        model: z.string(),
        finish: z.string(),
        credits: z.object({ charged: z.number(), remaining: z.number() }),
      }),
    ),
}
