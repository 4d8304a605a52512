// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer, silentEvents } from '../../../platform/web/test/server.ts'
import type { WorkflowView } from './api.ts'
import { DraftControls } from './DraftPage.tsx'
import { Headlines } from './HeadlinePage.tsx'
import { Outlines } from './OutlinePage.tsx'

const workflowWith = (asset_ids: string[]) =>
  ({
    ...{ id: 'w1', asset_ids, topic: 'Tides', task_id: null, blog_id: null, sections_done: 0, sections_total: 1 },
    ...{ headlines: { style: '', context: '', list: [], text: '' }, outlines: [], sections: [] },
  }) as unknown as WorkflowView
const save = () => Promise.resolve()

beforeEach(silentEvents)

const pages = [
  ['Suggest headlines', (workflow: WorkflowView) => <Headlines workflow={workflow} save={save} />],
  ['Suggest outlines', (workflow: WorkflowView) => <Outlines workflow={workflow} save={save} />],
  ['Write draft', (workflow: WorkflowView) => <DraftControls workflow={workflow} />],
] as const

test.each(pages)('“%s” is off without sources, says why and leads to Research', async (name, page) => {
  const calls = fakeServer({})
  const { person } = await show(page(workflowWith([])))
  const button = screen.getByRole('button', { name, description: /Add at least one source/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await person.click(button)
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  expect(screen.getByRole('link', { name: 'Go to Research' }).getAttribute('href')).toBe('/workflows/w1/research')
})

test('sources with nothing to read lead to Research too, without a retry', async () => {
  fakeServer({
    'POST /api/workflows/w1/headlines': () => failing(422, 'no-sources', 'Add at least one source.'),
    'GET /api/billing/balance': () => answering({ balance: { credit_limit: 3 } }),
  })
  const { person } = await show(<Headlines workflow={workflowWith(['a1'])} save={save} />)
  await person.click(screen.getByRole('button', { name: 'Suggest headlines' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Add at least one source.')
  expect(screen.getByRole('link', { name: 'Go to Research' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
