import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { putAnswered } from './put-answered.ts'

/** A thing on a server, read by a page; `answer` lets the oldest read that waits have what it read. */
function readThing() {
  const queries = new QueryClient()
  const waiting: (() => void)[] = []
  let stored = 'old'
  const read = () => {
    const found = stored
    return new Promise<string>((resolve) => waiting.push(() => resolve(found)))
  }
  const options = queryOptions({ queryKey: ['thing'], queryFn: read })
  const page = new QueryObserver(queries, options)
  const leave = page.subscribe(() => undefined)
  return {
    queries,
    key: options.queryKey,
    page,
    leave,
    store: (next: string) => {
      stored = next
    },
    async answer() {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('what a call has answered stays, though a read from before it is answered afterwards', async () => {
  const { queries, key, page, leave, store, answer } = readThing()
  store('new')
  putAnswered(queries, key, 'new')
  expect(page.getCurrentResult().data).toBe('new')
  await answer()
  expect(page.getCurrentResult().data).toBe('new')
  await answer()
  expect(page.getCurrentResult()).toMatchObject({ data: 'new', fetchStatus: 'idle' })
  leave()
})

test('a change of what is not there yet lets it be read again', async () => {
  const { queries, key, page, leave, store, answer } = readThing()
  store('new')
  putAnswered(queries, key, (old) => old && `${old} and changed`)
  expect(page.getCurrentResult().data).toBeUndefined()
  await answer()
  await answer()
  expect(page.getCurrentResult().data).toBe('new')
  leave()
})
