// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { fakeServer } from '../../../platform/web/test/server.ts'
import { ModelPlace } from './ModelPlace.tsx'

const answering = (ahead: number | null) =>
  fakeServer({ 'GET /api/models/place': () => Response.json({ status: 200, ahead }) })

test.each([
  [1, 'Waiting for this server’s model: 1 request is ahead of yours.'],
  [3, 'Waiting for this server’s model: 3 requests are ahead of yours.'],
])('with %i requests ahead, somebody who waits knows it', async (ahead, text) => {
  answering(ahead)
  await show(<ModelPlace />)
  expect((await screen.findByRole('status')).textContent).toBe(text)
})

test.each([0, null])('with %s ahead there is nothing to wait for, and nothing is said', async (ahead) => {
  answering(ahead)
  const { queries } = await show(<ModelPlace />)
  await expect.poll(() => queries.getQueryCache().getAll()[0]?.state.status).toBe('success')
  expect(screen.queryByRole('status')).toBeNull()
})
