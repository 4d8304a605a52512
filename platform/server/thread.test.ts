import { expect, test } from 'vitest'
import { Thread } from './thread.ts'
import type { answering } from './thread-test-worker.ts'

const thread = new Thread<typeof answering>(new URL('./thread-test-worker.ts', import.meta.url))

test('questions are answered each by its own function, many at once', async () => {
  const asked = await Promise.all([1, 2, 3].map((number) => thread.ask('doubled', number)))
  expect(asked).toEqual([2, 4, 6])
})

test('what fails there fails here, and the next question is answered', async () => {
  await expect(thread.ask('failing', null)).rejects.toThrow('RangeError: too far')
  expect(await thread.ask('doubled', 4)).toBe(8)
})

test('a thread that ends fails what waits for it, and another takes its place', async () => {
  await expect(Promise.all([thread.ask('ending', null), thread.ask('doubled', 1)])).rejects.toThrow('has ended')
  expect(await thread.ask('doubled', 5)).toBe(10)
})

test('whoever stops waiting hears so at once', async () => {
  const stop = new AbortController()
  const asked = thread.ask('doubled', 6, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(asked).rejects.toThrow('stopped')
})
