import type { Schedule } from '../../../platform/server/plug-points.ts'
import { deleteSessionsEndedBefore } from './session-store.ts'

/** Deletes sessions that have run out, once a night. */
export const forgetEndedSessions: Schedule = {
  name: 'forget-ended-sessions',
  cron: '41 3 * * *',
  run: ({ db, clock }) => deleteSessionsEndedBefore(db, clock.now()),
}
