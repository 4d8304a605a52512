import { forgetModelRuns } from '../../../platform/server/ai/run-store.ts'
import type { Deps } from '../../../platform/server/deps.ts'

const DAY_MS = 24 * 3_600_000

/** Forgets each day what is older than the setting says. */
export const forgetOldRuns = {
  name: 'forget-old-model-runs',
  cron: '47 3 * * *',
  run: ({ db, clock, config }: Deps) =>
    forgetModelRuns(db, new Date(clock.now().getTime() - config.MODEL_RUN_DAYS * DAY_MS)),
}
