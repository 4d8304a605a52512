import { z } from 'zod'
import { defineJob, type JobRun } from '../../../platform/server/jobs/job.ts'

/** Between two notes of how far the download is, in milliseconds. */
const NOTED_EVERY_MS = 700
const MEGABYTE = 1_000_000

/** Downloads a model. What has come is kept, so each further run continues where the last one ended. */
export const pullJob = defineJob({
  name: 'models-pull',
  payload: z.object({ model: z.string() }),
  // a connection that is lost now and then over gigabytes is nothing to bother anybody with
  retries: 5,
  concurrency: 1,
  async run({ deps, signal, progress }: JobRun, { model }) {
    let notedAt = Number.NEGATIVE_INFINITY
    await deps.ai.pull(model, {
      signal,
      async onProgress({ done, total, isChecking }) {
        if (performance.now() - notedAt < NOTED_EVERY_MS) return
        notedAt = performance.now()
        const step = isChecking ? 'Verifying download' : total > 0 ? 'Downloading (MB)' : 'Finding model'
        await progress({ step, done: Math.floor(done / MEGABYTE), total: Math.ceil(total / MEGABYTE) })
      },
    })
    return { model }
  },
})
