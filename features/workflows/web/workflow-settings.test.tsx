// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import type { Edit } from './api.ts'
import { WorkflowSettings } from './WorkflowSettings.tsx'

test('a country is saved when the page is left before the field, and an empty field says nothing', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  fakeServer({ 'GET /api/assets': () => answering({ assets: [], total: 0 }) })
  const workflow = { topic: 'Tides', asset_ids: [], language: 'English-US', country: 'France' } as never
  const { person, unmount } = await show(<WorkflowSettings {...{ workflow, save }} />)
  const field = screen.getByRole('textbox', { name: 'Country' })
  await person.clear(field)
  await person.tab()
  expect(save).not.toHaveBeenCalled()
  await person.type(field, 'Chile')
  unmount()
  expect(save).toHaveBeenCalledExactlyOnceWith({ country: 'Chile' })
})
