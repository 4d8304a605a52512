// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import type { Edit } from './api.ts'
import { WorkflowVoice } from './WorkflowVoice.tsx'

const voice = (id: string, name: string, default_of: string[]) => ({
  id,
  name,
  summary: '',
  language: 'English-US',
  origin: 'text',
  needs_reupload: false,
  default_of,
  created_date: '2026-01-01T00:00:00.000Z',
  updated_date: '2026-01-01T00:00:00.000Z',
})

test('a workflow is written in its project’s voice until another or none is chosen', async () => {
  const entries = [voice('v1', 'Bakery', ['p1']), voice('v2', 'Law', [])]
  fakeServer({
    'GET /api/fetch/brand/voice/info': () => answering({ brand_voice_entries: entries, total_documents: 2 }),
  })
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  const workflow = { project_id: 'p1', brand_voice_id: null } as never
  const { person } = await show(<WorkflowVoice {...{ workflow, save }} />)
  const choice = await screen.findByRole('combobox', { name: 'Brand voice' })
  expect(choice.textContent).toContain('Project’s voice (Bakery)')
  await person.click(choice)
  await person.click(await screen.findByRole('option', { name: 'No voice' }))
  expect(save).toHaveBeenLastCalledWith({ brand_voice_id: 'none' })
  await person.click(choice)
  await person.click(await screen.findByRole('option', { name: 'Law' }))
  expect(save).toHaveBeenLastCalledWith({ brand_voice_id: 'v2' })
})
