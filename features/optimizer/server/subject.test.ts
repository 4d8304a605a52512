import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer({ OUTBOUND_ALLOW: '127.0.0.1' })
  writer = await server.newWriter()
})
afterAll(() => server.close())

const read = (who: Writer, subject: object) => who.caller.post('/api/optimizer/read', subject)

test('a blog is read as it is, with its clean HTML', async () => {
  const { body } = await writer.caller.post('/api/blogs', { html: '<h1>Tides</h1><p>They <b>rise</b> twice.</p>' })
  const { body: subject } = await read(writer, { blog_id: body.blog.id })
  const changed_on = body.blog.updated_at.slice(0, 10)
  expect(subject).toMatchObject({ title: 'Tides', text: 'Tides\n\nThey rise twice.', changed_on })
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

test('a web page is read with its links, images, and metadata', async () => {
  const words =
    'Tides rise and fall twice a day on most coasts of the world, and have turned mills for a thousand years. '
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<html lang="en"><head><title>On tides</title><meta name="description" content="What tides are.">
<meta property="article:published_time" content="2020-05-01"><meta property="article:modified_time" content="2026-03-09T10:00:00Z"></head>
<body><article><h1>On tides</h1><p>${words.repeat(3)}</p><h2>Where</h2><p>${words.repeat(2)} See
<a href="https://example.test/rance">the Rance station</a>.</p><p><img src="/rance.jpg" alt="The barrage"></p><p>${words}</p></article></body></html>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { body } = await read(writer, { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/tides` })
  site.close()
  expect(body).toMatchObject({ title: 'On tides', description: 'What tides are.', changed_on: '2026-03-09' })
  const { page } = body
  expect(page.links.map(({ start, end, url }: Link) => [page.text.slice(start, end), url])).toEqual([
    ['the Rance station', 'https://example.test/rance'],
  ])
  expect(page.images).toMatchObject([{ alt: 'The barrage' }])
  expect(page.blocks.filter(({ kind }: { kind: string }) => kind === 'heading').length).toBeGreaterThan(0)
})

interface Link {
  start: number
  end: number
  url: string
}
