// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer, silentEvents } from '../../../platform/web/test/server.ts'
import { SourcePicker } from './SourcePicker.tsx'

test('what cannot be read is not ticked, and says why', async () => {
  silentEvents()
  const asset = (id: string, state: string, problem: string | null = null) => ({
    ...{ id, title: `Source ${id}`, name: `Source ${id}`, kind: 'file', origin: 'added', parent_id: null, url: null },
    ...{
      format: 'pdf',
      size: 9,
      language: null,
      author: null,
      site_name: null,
      published_at: null,
      file_date: null,
      rights: null,
      own: id === '1',
    },
    ...{ state, progress: null, problem, task_id: null, words: 5, pages: 1, pages_without_text: 0, passages: 1 },
    ...{ site: null, tags: [], project_id: null, read_at: null, deleted_at: null },
    ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  })
  const assets = [asset('1', 'ready'), asset('2', 'failed', 'The site does not answer.'), asset('3', 'cancelled')]
  fakeServer({ 'GET /api/assets': () => answering({ assets, total: 3, files: { used: 3, limit: null } }) })
  await show(<SourcePicker topic="Tides" chosen={['1', '2', '3']} onChange={() => undefined} />)
  const box = async (name: RegExp) => (await screen.findByRole('checkbox', { name })) as HTMLInputElement
  const states = await Promise.all([/1/, /2/, /3/].map(box))
  expect(states.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
  expect(screen.getByText('couldn’t be read · The site does not answer.')).toBeDefined()
  expect(screen.getByText('not processed (stopped)')).toBeDefined()
  expect(screen.getByText(/your own text/)).toBeDefined()
})
