// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'

test('a page is read out by its own title, also when that comes with what it loads', async () => {
  document.title = 'Longhand'
  const { router } = await show(
    <main id="main" tabIndex={-1}>
      <PageAnnouncer />
    </main>,
  )
  await router.navigate({ to: '/blogs/b1' })
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  expect(screen.getByRole('status').textContent).toBe('')
  document.title = 'Night trains · Longhand'
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Night trains · Longhand'))
})
