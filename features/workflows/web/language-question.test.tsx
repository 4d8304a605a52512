// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import type { Edit } from './api.ts'
import { LanguageQuestion } from './LanguageQuestion.tsx'

test('sources in another language than the chosen one are a question, answered with one click', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  const assets = [
    { id: 'a', language: 'German' },
    { id: 'b', language: 'German' },
    { id: 'c', language: 'French' },
  ]
  fakeServer({ 'GET /api/assets': () => answering({ assets, total: 3 }) })
  const workflow = { topic: 'Wärme', asset_ids: ['a', 'b'], language: 'English-US', country: 'Germany' } as never
  const { person } = await show(<LanguageQuestion {...{ workflow, save }} />)
  await person.click(await screen.findByRole('button', { name: 'Write in German' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({ language: 'German' })
})

test('sources in several languages, or in the other English, are no question (the third settings ask)', async () => {
  const assets = [
    { id: 'a', language: 'German' },
    { id: 'b', language: 'French' },
    { id: 'c', language: 'English-UK' },
  ]
  fakeServer({ 'GET /api/assets': () => answering({ assets, total: 3 }) })
  const base = { topic: 'Wärme', language: 'English-US', country: 'Germany' }
  const settings = (asset_ids: string[]) => (
    <LanguageQuestion workflow={{ ...base, asset_ids } as never} save={() => Promise.resolve()} />
  )
  await show(
    <>
      {settings(['a', 'b'])}
      {settings(['c'])}
      {settings(['b'])}
    </>,
  )
  expect(await screen.findByRole('button', { name: 'Write in French' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: /Write in/ })).toHaveLength(1)
})

test('a topic in another language is asked about too, until somebody keeps the language', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  fakeServer({ 'GET /api/assets': () => answering({ assets: [], total: 0 }) })
  const workflow = { topic: 'Wärmepumpen', asset_ids: [], language: 'English-US', topic_language: 'German' } as never
  const { person } = await show(<LanguageQuestion {...{ workflow, save }} />)
  expect(await screen.findByText(/Your topic is in German/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Keep English-US' }))
  expect(screen.queryByRole('button', { name: 'Write in German' })).toBeNull()
  expect(save).not.toHaveBeenCalled()
})
