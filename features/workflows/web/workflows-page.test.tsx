// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer } from '../../../platform/web/test/server.ts'
import { WorkflowsPage } from './WorkflowsPage.tsx'

test('a topic that is too long shows an error and stays as pasted', async () => {
  const tooLong = 'Shorten the topic to 500 characters. Put the rest in sources or notes.'
  fakeServer({
    'GET /api/workflows': () => answering({ workflows: [], total: 0 }),
    'POST /api/workflows': () => failing(422, 'invalid', tooLong, { details: [{ path: 'topic', message: tooLong }] }),
  })
  const { person } = await show(<WorkflowsPage />, { at: '/workflows' })
  const field = await screen.findByRole('textbox', { name: 'What do you want to write about?' })
  await person.click(field)
  await person.paste('tidal power '.repeat(50))
  await person.click(screen.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText(tooLong)).toBeDefined()
  expect(field).toHaveProperty('value', 'tidal power '.repeat(50))
})
