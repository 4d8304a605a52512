import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
})
afterAll(() => server.close())

const read = (who: Writer, subject: object) => who.caller.post('/api/optimizer/read', subject)

test('a blog is read as it stands, with its clean HTML', async () => {
  const { body } = await writer.caller.post('/api/blogs', { html: '<h1>Tides</h1><p>They <b>rise</b> twice.</p>' })
  const { body: subject } = await read(writer, { blog_id: body.blog.id })
  expect(subject).toMatchObject({ title: 'Tides', text: 'Tides\n\nThey rise twice.' })
  expect(subject.html).toContain('<strong>rise</strong>')
  const stranger = await server.newWriter()
  expect((await read(stranger, { blog_id: body.blog.id })).status).toBe(404)
})

test('one thing is named, neither none nor two', async () => {
  expect((await read(writer, {})).body.details[0].path).toBe('text')
  expect((await read(writer, { text: 'a', blog_id: 'b' })).status).toBe(422)
})

test('an address that leads inwards is not read', async () => {
  const { status, body } = await read(writer, { url: 'http://169.254.169.254/latest' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.message).not.toContain('169.254')
})
