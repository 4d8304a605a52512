import { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { defineJob, type JobRun } from '../../../platform/server/jobs/job.ts'
import { fetchPage } from './fetch-page.ts'
import { readOnce } from './readers/reader.ts'
import type { Reading } from './readers/types.ts'
import { saveReading } from './save-reading.ts'
import { type AssetRow, assetOf } from './store/asset-store.ts'

/** Reads one file or address into passages. */
export const readAssetJob = defineJob({
  name: 'assets-read',
  payload: z.object({ assetId: z.string() }),
  concurrency: 2,
  // reading itself ends after 120 seconds; fetching and storing come on top
  async run(run, { assetId }) {
    const { deps, ownerId } = run
    const asset = await assetOf(deps.db, ownerId, assetId)
    if (!asset || asset.deletedAt) return { asset_id: assetId }
    await run.progress({ step: asset.kind === 'file' ? 'Opening file' : 'Fetching page', done: 0, total: 0 })
    const reading = await readingOf(deps, asset, run.signal)
    const document = await readOnce(reading, { signal: run.signal, progressed: sometimes(run) })
    await run.progress({ step: 'Saving passages', done: 0, total: document.passages.length })
    await saveReading(deps, asset, {
      document,
      stored: (done, total) => run.progress({ step: 'Saving passages', done, total }),
    })
    return { asset_id: assetId }
  },
})

async function readingOf(deps: Deps, asset: AssetRow, signal: AbortSignal): Promise<Reading> {
  if (asset.kind !== 'file') return (await fetchPage(deps, asset.url ?? refuse('not-found'), signal)).reading
  const bytes = asset.fileKey ? await deps.files.get(asset.fileKey) : null
  if (!bytes || !asset.format) return refuse('file-gone')
  return { format: asset.format, bytes, name: asset.title }
}

/** Passes on how many pages were read, one report at a time: reading does not wait for the database. */
function sometimes(run: JobRun) {
  let isTelling = false
  return ({ done, total }: { done: number; total: number }) => {
    if (isTelling || run.signal.aborted) return
    isTelling = true
    run
      .progress({ step: 'Reading pages', done, total })
      // a cancelled task shows in the signal, which the reader watches
      .catch(() => {})
      .finally(() => {
        isTelling = false
      })
  }
}
