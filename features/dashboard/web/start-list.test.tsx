// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { StartList } from './StartList.tsx'

const session = { uniqueId: 'u1', email: 'ella@example.test', name: 'Ella', role: 'owner' as const }
const blog = (more: object) => ({ id: 'b1', tags: [], state: 'draft', shared: false, ...more })

beforeEach(() => localStorage.clear())

const isTicked = (title: string) => screen.getByText(title).parentElement?.textContent?.includes('Done') ?? false

test.each([
  ['a link of its own', { shared: true }, true],
  ['the state “published”', { state: 'published' }, true],
  ['neither', {}, false],
])('a blog with %s: shared is ticked as it is', async (_, more, shared) => {
  fakeServer({
    'GET /api/assets': () => answering({ assets: [], total: 0, tags: [], limits: {} }),
    'GET /api/blogs': () => answering({ blogs: [blog(more)], total: 1 }),
  })
  await show(<StartList />, { session })
  await screen.findByText('Share it')
  expect(isTicked('Write a draft')).toBe(true)
  expect(isTicked('Share it')).toBe(shared)
})

test('while loading, the space of the list is reserved', async () => {
  fakeServer({
    'GET /api/assets': () => new Promise<Response>(() => undefined),
    'GET /api/blogs': () => answering({ blogs: [], total: 0 }),
  })
  await show(<StartList />, { session })
  expect(screen.getByText('Share it').closest('section')?.className).toBe('invisible')
})

test('once everything is done, the list disappears for good and loads nothing', async () => {
  const everything = {
    'GET /api/assets': () => answering({ assets: [{ id: 'a1', tags: [] }], total: 1, tags: [], limits: {} }),
    'GET /api/blogs': () => answering({ blogs: [blog({ shared: true })], total: 1 }),
  }
  fakeServer(everything)
  await show(<StartList />, { session })
  await waitFor(() => expect(screen.queryByText('Share it')).toBeNull())
  const calls = fakeServer(everything)
  await show(<StartList />, { session })
  expect(calls).toEqual([])
})
