// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { ImportFrame } from './ImportFrame.tsx'

test('a dropped file that is too large says so and stays until it is dismissed', async () => {
  const { person } = await show(<ImportFrame onAdded={async () => {}}>{({ progress }) => progress}</ImportFrame>, {
    at: '/blogs',
  })
  const area = await screen.findByRole('region', { name: 'Blogs' })
  const file = new File(['x'], 'book.docx')
  Object.defineProperty(file, 'size', { value: 30_000_000 })
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This file is too large (28.6 MB). The limit is 25 MB.',
  )
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
