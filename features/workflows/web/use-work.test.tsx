// @vitest-environment happy-dom
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { failing, fakeServer } from '../../../platform/web/test/server.ts'
import type { WorkflowView } from './api.ts'
import { DraftSection } from './DraftSection.tsx'

test('a failure that is shown next to its button doesn’t also show a toast', async () => {
  const reason = 'The sources are away.'
  fakeServer({ 'POST /api/workflows/w1/sections/s1/redo': () => failing(422, 'no-sources', reason) })
  const toldAtTheEdge = vi.fn()
  const mutationCache = new MutationCache({
    onError: (_error, _input, _result, { options }) => options.meta?.isFailureShown || toldAtTheEdge(),
  })
  const section = { id: 's1', heading: 'Old dams', level: 2, state: 'done', text: '', citations: [] }
  const { person } = await show(
    <DraftSection
      section={section as never}
      workflow={{ id: 'w1', task_id: null } as WorkflowView}
      numbers={new Map()}
    />,
    { queries: new QueryClient({ mutationCache }) },
  )
  await person.click(screen.getByRole('button', { name: 'Rewrite “Old dams”' }))
  expect((await screen.findByRole('alert')).textContent).toBe(reason)
  expect(toldAtTheEdge).not.toHaveBeenCalled()
})
