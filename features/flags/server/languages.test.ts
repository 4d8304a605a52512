import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('texts are written in the languages that the flag offers, and in no other', async () => {
  const { caller, id } = await server.newWriter()
  const offer = (value: string[] | null) =>
    server.operator.put('/api/operator/flags', { flag: 'languages', scope: 'user', subject: id, value })
  await offer(['German', 'Klingon'])
  const text = 'Gezeiten folgen dem Mond. Sie lassen sich Jahre im Voraus berechnen.'
  const write = (language: string) => caller.post('/api/generate/synopsis', { text, language })
  expect((await write('German')).status).toBe(200)
  const refused = await write('French')
  expect(refused).toMatchObject({ status: 422, body: { details: [{ path: 'language' }] } })
  expect(refused.body.details[0].message).toBe('French isn’t available. Choose from: German.')
  const translated = await caller.post('/api/generate/edit/translate', { text, language: 'German', to: 'Polish' })
  expect(translated.body).toMatchObject({ details: [{ path: 'to' }] })
  const { workflow } = (await caller.post('/api/workflows', { topic: 'Gezeiten' })).body
  expect(workflow.language).toBe('German')
  expect((await caller.post('/api/workflows', { topic: 'Tides', language: 'English-US' })).status).toBe(422)
  const body = { version: workflow.version, language: 'French' }
  expect((await caller.call('PATCH', `/api/workflows/${workflow.id}`, { body })).status).toBe(422)
  await offer(null)
  expect((await write('French')).status).toBe(200)
})
