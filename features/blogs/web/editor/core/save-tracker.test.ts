import { expect, test } from 'vitest'
import { SaveTracker } from './save-tracker.ts'

function tracked(waitingBefore = 0) {
  const marks: number[] = []
  const remembered: number[] = []
  const queue: (() => void)[] = []
  let now = 1_000
  const tracker = new SaveTracker(
    {
      mark: (n) => marks.push(n),
      now: () => now,
      later: (run) => {
        queue.push(run)
        return () => {
          if (queue.includes(run)) queue.splice(queue.indexOf(run), 1)
        }
      },
      remember: (waiting) => remembered.push(waiting),
    },
    waitingBefore,
  )
  const run = () => {
    while (queue.length > 0) for (const job of queue.splice(0)) job()
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { tracker, marks, remembered, run, pass }
}

function opened(waitingBefore = 0) {
  const parts = tracked(waitingBefore)
  parts.tracker.opened()
  parts.tracker.connected(true)
  parts.tracker.sent(true)
  return parts
}

test('a change is saved only when the server says that it is stored', () => {
  const { tracker, marks, run } = opened()
  expect(tracker.status()).toEqual({ state: 'saved', at: null })
  tracker.changed()
  tracker.sent(false)
  expect(tracker.status()).toEqual({ state: 'saving', waiting: 1 })
  tracker.sent(true)
  run()
  expect(marks).toEqual([1])
  expect(tracker.status()).toEqual({ state: 'saving', waiting: 1 })
  tracker.stored(1)
  run()
  expect(tracker.status()).toEqual({ state: 'saved', at: 1_000 })
})

test('text typed while an answer is in transit is still waiting afterwards', () => {
  const { tracker, marks, run } = opened()
  tracker.changed()
  tracker.sent(true)
  run()
  tracker.changed()
  tracker.changed()
  tracker.stored(1)
  expect(tracker.status()).toEqual({ state: 'saving', waiting: 2 })
  run()
  expect(marks).toEqual([1, 3])
})

test('offline counts waiting changes, also after the page was opened again', () => {
  const { tracker, remembered, marks, run } = opened()
  tracker.connected(false)
  for (let change = 0; change < 3; change++) tracker.changed()
  expect(tracker.status()).toEqual({ state: 'offline', waiting: 3 })
  expect(remembered.at(-1)).toBe(3)
  tracker.connected(true)
  tracker.sent(true)
  run()
  tracker.stored(3)
  run()
  expect(marks).toEqual([3])
  expect(tracker.status()).toMatchObject({ state: 'saved' })
  const again = opened(3)
  expect(again.tracker.status()).toEqual({ state: 'saving', waiting: 3 })
})

test('leaving is warned of only with waiting changes and 120 seconds after the last save', () => {
  const { tracker, pass } = opened()
  expect(tracker.shouldWarn()).toBe(false)
  tracker.changed()
  pass(120_000)
  expect(tracker.shouldWarn()).toBe(false)
  pass(1)
  expect(tracker.shouldWarn()).toBe(true)
  tracker.stored(1)
  expect(tracker.shouldWarn()).toBe(false)
})

test('a failure shows its reason until storing works again', () => {
  const { tracker } = opened()
  tracker.changed()
  tracker.failed('storing-fails')
  expect(tracker.status()).toEqual({ state: 'failed', trouble: 'storing-fails', waiting: 1 })
  tracker.stored(1)
  expect(tracker.status()).toMatchObject({ state: 'saved' })
  tracker.failed('too-large')
  tracker.connected(true)
  expect(tracker.status()).toMatchObject({ state: 'failed', trouble: 'too-large' })
})

test('where the server only lets read, that is said, also of what waits; afterwards everything is saved', () => {
  const { tracker, marks, run } = opened()
  tracker.readOnly(true)
  expect(tracker.status()).toEqual({ state: 'read-only', waiting: 0 })
  tracker.changed()
  expect(tracker.status()).toEqual({ state: 'read-only', waiting: 1 })
  tracker.readOnly(false)
  tracker.sent(true)
  run()
  tracker.stored(marks.at(-1) ?? 0)
  run()
  expect(tracker.status()).toMatchObject({ state: 'saved' })
})
