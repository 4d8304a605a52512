import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Observable } from './observable.ts'
import { onceThere } from './once-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a key pressed before its part has loaded acts once, when it is there', () => {
  const part = new Observable<string | null>(null)
  const acted: string[] = []
  onceThere(part, (value) => acted.push(value))
  vi.advanceTimersByTime(2000)
  part.set('assistant')
  part.set('another')
  expect(acted).toEqual(['assistant'])
})

test('with the part there it acts at once', () => {
  const acted: string[] = []
  onceThere(new Observable<string | null>('assistant'), (value) => acted.push(value))
  expect(acted).toEqual(['assistant'])
})

test('a part that comes much later, or never, does nothing', () => {
  const part = new Observable<string | null>(null)
  const acted: string[] = []
  onceThere(part, (value) => acted.push(value))
  vi.advanceTimersByTime(60_000)
  part.set('assistant')
  expect(acted).toEqual([])
})
