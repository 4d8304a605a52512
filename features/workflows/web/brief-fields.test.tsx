// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { usualBrief } from '../../../platform/contract/brief.ts'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import type { Edit } from './api.ts'
import { BriefFields } from './BriefFields.tsx'

test('a length that no article can have says so and is not saved; one that it can have is', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  const workflow = { brief: usualBrief, task_id: null, research: { done: false } } as never
  const { person } = await show(<BriefFields {...{ workflow, save }} />)
  const words = screen.getByLabelText('Length in words')
  await person.clear(words)
  await person.type(words, '9')
  await person.tab()
  expect(screen.getAllByText(/The previous one is kept/)).toHaveLength(2)
  expect(save).not.toHaveBeenCalled()
  await person.clear(words)
  await person.type(words, '800')
  await person.tab()
  expect(screen.queryByText(/The previous one is kept/)).toBeNull()
  expect(save).toHaveBeenCalledExactlyOnceWith({ brief: { words: 800 } })
})
