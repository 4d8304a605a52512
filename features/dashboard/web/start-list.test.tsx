// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { StartList } from './StartList.tsx'

const session = { uniqueId: 'u1', email: 'ella@example.test', name: 'Ella' }
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
