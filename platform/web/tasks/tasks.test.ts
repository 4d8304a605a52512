import { expect, test } from 'vitest'
import { newest, type TaskView } from './tasks.ts'

const task = (state: TaskView['state'], second: number) =>
  ({ id: 't', state, updated_at: `2026-01-01T00:00:0${second}.000Z` }) as TaskView

test('an answer that was overtaken by a push changes nothing', () => {
  const ended = task('done', 2)
  expect(newest(ended, task('running', 1))).toBe(ended)
  expect(newest(ended, task('running', 2))).toBe(ended)
})

test('the latest state counts: progress, an end, and a new attempt', () => {
  const [queued, running, failed, again] = [task('queued', 1), task('running', 1), task('failed', 2), task('queued', 3)]
  expect(newest(undefined, queued)).toBe(queued)
  expect(newest(queued, running)).toBe(running)
  expect(newest(running, failed)).toBe(failed)
  expect(newest(failed, again)).toBe(again)
})
