import { afterEach, expect, test, vi } from 'vitest'
import { endOfDay, lastDayOf } from './last-day.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['America/New_York', 'Asia/Tokyo', 'UTC'])(
  'a last day stays the same however often it is saved, in %s',
  (place) => {
    vi.stubEnv('TZ', place)
    expect(lastDayOf(endOfDay('2026-12-01'))).toBe('2026-12-01')
  },
)
