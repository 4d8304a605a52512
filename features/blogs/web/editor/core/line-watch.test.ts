import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LineWatch } from './line-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const counts = { probes: 0, cuts: 0 }
  const words = { isWaiting: false }
  const page = { isSeen: true }
  const watch: LineWatch = new LineWatch({
    isWaiting: () => words.isWaiting,
    isSeen: () => page.isSeen,
    probe: () => {
      counts.probes += 1
    },
    cut: () => {
      counts.cuts += 1
      watch.became('down')
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  watch.became('in-step')
  const type = (bytes = 40) => {
    words.isWaiting = true
    watch.gave(bytes)
  }
  return { watch, counts, words, page, type }
}

test('words that nothing answers end the line within five seconds, however long one types on', () => {
  const { counts, type } = watched()
  for (let second = 0; second < 4; second++) {
    type()
    vi.advanceTimersByTime(1_000)
  }
  expect(counts).toEqual({ probes: 1, cuts: 0 })
  vi.advanceTimersByTime(1_000)
  expect(counts.cuts).toBe(1)
})

test('a server that takes three seconds to answer is slow, not gone', () => {
  const { watch, counts, type } = watched()
  for (let round = 0; round < 5; round++) {
    type()
    vi.advanceTimersByTime(3_000)
    watch.heard()
    watch.answered()
  }
  expect(counts.cuts).toBe(0)
})

test('while storing takes long the server is asked for a sign of life, and one is enough', () => {
  const { watch, counts, type } = watched()
  type()
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000)
    if (counts.probes > second / 3) watch.heard()
  }
  expect(counts.probes).toBeGreaterThan(10)
  expect(counts.cuts).toBe(0)
})

test('a long text gets the time that a slow connection needs to send it', () => {
  const { watch, counts, type } = watched()
  type(1_600_000)
  vi.advanceTimersByTime(100_000)
  expect(counts.cuts).toBe(0)
  watch.answered()
  watch.heard()
  vi.advanceTimersByTime(5_000)
  expect(counts.cuts).toBe(1)
})

test('a server that is gone is noticed within ten seconds while nobody types, and one that answers is not', () => {
  const { watch, counts } = watched()
  for (let answer = 0; answer < 12; answer++) {
    vi.advanceTimersByTime(5_000)
    watch.heard()
  }
  expect(counts).toEqual({ probes: 12, cuts: 0 })
  vi.advanceTimersByTime(10_000)
  expect(counts.cuts).toBe(1)
})

test('words that are typed while an idle line is asked do not put its end off', () => {
  const { counts, type } = watched()
  vi.advanceTimersByTime(6_000)
  type()
  vi.advanceTimersByTime(3_000)
  expect(counts).toEqual({ probes: 1, cuts: 1 })
})

test('a line on which nothing waits is left alone while nobody looks at the page', () => {
  const { counts, page } = watched()
  page.isSeen = false
  vi.advanceTimersByTime(600_000)
  expect(counts).toEqual({ probes: 0, cuts: 0 })
  page.isSeen = true
  vi.advanceTimersByTime(10_000)
  expect(counts.cuts).toBe(1)
})

test('a socket that does not open, or opens and says nothing, is given up in time', () => {
  const { watch, counts } = watched()
  watch.became('opening')
  vi.advanceTimersByTime(9_000)
  expect(counts.cuts).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(counts.cuts).toBe(1)
  watch.became('greeting')
  vi.advanceTimersByTime(29_000)
  watch.heard()
  vi.advanceTimersByTime(29_000)
  expect(counts.cuts).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(counts.cuts).toBe(2)
})
