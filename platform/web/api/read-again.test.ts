import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

/** A thing on a server, read by a page; `answer` lets the oldest read that waits have what it read. */
function readThing() {
  const queries = new QueryClient()
  const waiting: (() => void)[] = []
  let stored = 'old'
  let reads = 0
  const queryFn = () => {
    const found = stored
    reads += 1
    return new Promise<string>((resolve) => waiting.push(() => resolve(found)))
  }
  const page = new QueryObserver(queries, { queryKey: ['thing'], queryFn })
  page.subscribe(() => undefined)
  return {
    tell(next: string) {
      stored = next
      void readAgain(queries, ['thing'])
    },
    async answer() {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
    shown: () => page.getCurrentResult().data,
    reads: () => reads,
  }
}

test('news during the first read is read once that has been answered, however often it comes', async () => {
  const thing = readThing()
  thing.tell('new')
  thing.tell('newer')
  await thing.answer()
  expect([thing.shown(), thing.reads()]).toEqual(['old', 2])
  await thing.answer()
  expect([thing.shown(), thing.reads()]).toEqual(['newer', 2])
})

test('news during a later read begins it again', async () => {
  const thing = readThing()
  await thing.answer()
  thing.tell('new')
  thing.tell('newer')
  await thing.answer()
  await thing.answer()
  expect([thing.shown(), thing.reads()]).toEqual(['newer', 3])
})
