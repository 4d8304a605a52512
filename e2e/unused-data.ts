import { prepareLonghand, UNUSED_DATA } from './fixtures.ts'

/**
 * Starts Longhand once as on its first day, for all walks of a run: setting up a database is half of what a start costs, so
 * their servers begin with a copy of what this one leaves behind.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const first = prepareLonghand()
  await first.start()
  await first.stop()
  process.env[UNUSED_DATA] = first.dataDir
  return () => first.end()
}
