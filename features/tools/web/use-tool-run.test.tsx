// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer, silentEvents, streaming } from '../../../platform/web/test/server.ts'
import { toolForms } from '../../generators/contract.ts'
import { Results } from './Results.tsx'
import { untouched } from './tool-input.ts'
import { useToolRun } from './use-tool-run.ts'

const form = toolForms.find(({ tool }) => tool === 'synopsis')
if (!form) throw new Error('there is no tool of that name')

function Page() {
  const running = useToolRun(form as NonNullable<typeof form>)
  const start = () =>
    void running.run({ ...untouched(form as NonNullable<typeof form>, 'English-US'), copies: 2 }).catch(() => {})
  return (
    <>
      <button type="button" onClick={start}>
        Go
      </button>
      <Results form={form as NonNullable<typeof form>} running={running} />
    </>
  )
}

test('a complete result says that it is, although the other one of its run failed', async () => {
  silentEvents()
  fakeServer({
    'POST /api/generate/synopsis': () =>
      streaming(
        { event: 'delta', data: { index: 0, text: 'The whole of it.' } },
        { event: 'delta', data: { index: 1, text: 'The beginning of' } },
        { event: 'progress', data: { stage: 'whole', index: 0 } },
        { event: 'error', data: { status: 503, code: 'provider-down', message: 'Not answering.' } },
      ),
    'GET /api/models': () => answering({ models: [], servers: [], on_board: [], reviews: true }),
    'GET /api/user/key': () => answering({ key: null }),
    'GET /api/tools/results': () => answering({ results: [], total: 0, days: 90 }),
  })
  const { person } = await show(<Page />)
  await person.click(screen.getByRole('button', { name: 'Go' }))
  const complete = (await screen.findByText('The whole of it.')).closest('article')
  const partial = screen.getByText('The beginning of').closest('article')
  expect(complete?.textContent).toContain('This result is complete')
  expect(partial?.textContent).toContain('This result broke off')
})
