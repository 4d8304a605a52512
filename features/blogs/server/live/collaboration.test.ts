import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { applyUpdate, Doc, encodeStateAsUpdate, XmlElement, XmlText } from 'yjs'
import { DocumentPage } from '../../../../test-kit/document-page.ts'
import { OPERATOR, type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { MAX_DOCUMENT_BYTES } from '../../contract/fixed-values.ts'
import { documentToText } from '../../document/plain-text.ts'
import { DOCUMENT_FIELD } from '../../document/schema.ts'
import { readBody } from '../store/body-store.ts'
import { documentOfState } from './live-documents.ts'

let server: TestServer
let writer: Writer
let other: Writer
const open = new Set<Page>()

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  other = await server.newWriter()
})
afterAll(() => server.close())
afterEach(() => {
  for (const page of open) page.leave()
  open.clear()
})

/** A page of this test's server; leaves when its test ends. */
class Page extends DocumentPage {
  constructor(id: string, cookie: string, over: { origin?: string; ydoc?: Doc } = {}) {
    super(server.url, { id, cookie, ...over })
    open.add(this)
  }
}

async function newBlog(by = writer, html = '<h1>Tides</h1><p>First words.</p>'): Promise<string> {
  return (await by.caller.post('/api/blogs', { html })).body.blog.id
}
const read = async (id: string) => (await writer.caller.get('/api/get/saved/copy/internal', { copy_id: id })).body

/** Bytes of each change that the whole state of a blog does not hold yet. */
async function addedTo(id: string): Promise<number[]> {
  const { rows } = await server.database.query<{ bytes: number }>(
    'select octet_length(update) as bytes from blog_updates where blog_id = $1',
    [id],
  )
  return rows.map(({ bytes }) => bytes)
}

/** The last paragraphs of a blog, as whoever does not have it open reads it. */
async function storedEnd(id: string): Promise<string> {
  const body = await readBody(server.deps.db, writer.id, id)
  return documentToText(documentOfState(body?.ydoc ?? new Uint8Array()))
    .split('\n\n')
    .slice(2)
    .join('\n\n')
}

async function upgradeStatus(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/collab`, { headers })
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
    socket.on('open', () => {
      resolve(101)
      socket.close()
    })
    socket.on('error', () => {})
  })
}

describe('who may open a document', () => {
  test('nobody without a session, nor from a foreign page', async () => {
    const { cookie } = writer.caller
    expect(await upgradeStatus({ origin: server.url })).toBe(401)
    expect(await upgradeStatus({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await upgradeStatus({ cookie })).toBe(403)
    expect(await upgradeStatus({ cookie, origin: server.url })).toBe(101)
  })

  test('an operator is refused at once, and so are pages that listen as one', async () => {
    const authorization = `Basic ${Buffer.from(OPERATOR).toString('base64')}`
    expect(await upgradeStatus({ authorization })).toBe(403)
    expect((await server.operator.get('/api/events')).body).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  test('a plain request gets 426, and other paths are not handled', async () => {
    expect((await writer.caller.get('/collab')).body).toMatchObject({ status: 426, code: 'websocket-needed' })
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`)
    await new Promise((resolve) => socket.on('error', resolve))
  })

  test('others do not, and hear no more than that it does not exist', async () => {
    const id = await newBlog()
    const pages = [new Page(id, other.caller.cookie), new Page('no-such-blog', other.caller.cookie)]
    for (const page of pages) await vi.waitFor(() => expect(page.refusals).toEqual(['not-found']))
    expect(pages[0]?.text).toBe('')
  })

  test('nobody can open a blog in the trash, and pages that have it open lose it', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    await writer.caller.post('/api/blogs/bulk', { ids: [id], action: 'trash' })
    await vi.waitFor(() => expect(page.messages).toContainEqual({ kind: 'gone' }))
    const again = new Page(id, writer.caller.cookie)
    await vi.waitFor(() => expect(again.refusals).toEqual(['in-trash']))
  })
})

describe('writing together', () => {
  test('one page’s changes are stored, seen by the other, and found by the API and searches', async () => {
    const id = await newBlog()
    const [one, two] = [new Page(id, writer.caller.cookie), new Page(id, writer.caller.cookie)]
    await Promise.all([one.synced(), two.synced()])
    one.write('Zwölf Boote warten.')
    await one.stored()
    expect(two.text).toContain('Zwölf Boote warten.')
    expect((await read(id)).copy_to_save).toContain('Zwölf Boote warten.')
    const found = await writer.caller.get('/api/search/documents', { q: 'zwolf bo' })
    expect(found.body.documents).toMatchObject([
      { id, title: 'Tides', excerpt: expect.stringContaining('⟦Zwölf⟧ ⟦Boote⟧') },
    ])
  })

  test('a document comes back as it was left, also when nobody had it open', async () => {
    const id = await newBlog()
    const first = new Page(id, writer.caller.cookie)
    await first.synced()
    first.write('Left here.')
    await first.stored()
    first.leave()
    const second = new Page(id, writer.caller.cookie)
    await second.synced()
    expect(second.text).toBe('Tides\n\nFirst words.\n\nLeft here.')
  })

  test('text written just before leaving is stored, without asking for a mark', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    page.write('Last moment.')
    await page.synced()
    page.leave()
    await vi.waitFor(async () => expect((await read(id)).copy_to_save).toContain('Last moment.'))
  })

  test('a page that was offline merges, and nothing stands twice', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    page.socket.disconnect()
    page.write('Written offline.')
    await writer.caller.post('/api/save/user/copy', {
      save_id: id,
      copy_to_save: '<h1>Tides</h1><p>First words, by a program.</p>',
    })
    await page.socket.connect()
    await page.synced()
    await page.stored()
    expect(page.text).toBe('Tides\n\nFirst words, by a program.\n\nWritten offline.')
    expect((await read(id)).copy_to_save).toBe(
      '<h1 dir="auto">Tides</h1><p dir="auto">First words, by a program.</p><p dir="auto">Written offline.</p>',
    )
  })

  test('of a large document only what changed is stored at once, its whole state every few seconds and at the end', async () => {
    const id = await newBlog(writer, `<h1>Tides</h1><p>${'Water comes and goes. '.repeat(6_000)}</p>`)
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    page.write('First sentence.')
    await page.stored()
    page.write('Second sentence.')
    await page.stored()
    const added = await addedTo(id)
    expect(added).toHaveLength(1)
    expect(added[0]).toBeLessThan(1_000)
    page.write('Third sentence.')
    page.ydoc.getXmlFragment(DOCUMENT_FIELD).delete(2, 1)
    await page.stored()
    expect(await storedEnd(id)).toBe('Second sentence.\n\nThird sentence.')
    page.leave()
    await vi.waitFor(async () => expect(await addedTo(id)).toEqual([]))
    expect(await storedEnd(id)).toBe('Second sentence.\n\nThird sentence.')
    expect((await read(id)).copy_to_save).toContain('Third sentence.')
  })

  test('what changed of one large document is read into no other', async () => {
    const html = `<h1>Tides</h1><p>${'Water comes and goes. '.repeat(6_000)}</p>`
    const [mine, theirs] = [await newBlog(writer, html), await newBlog(other, html)]
    const page = new Page(theirs, other.caller.cookie)
    await page.synced()
    for (const words of ['Theirs.', 'Theirs alone.']) {
      page.write(words)
      await page.stored()
    }
    expect(await addedTo(theirs)).toHaveLength(1)
    const body = await readBody(server.deps.db, writer.id, mine)
    // in the bytes, as what belongs nowhere in this document would be carried along unseen
    expect(Buffer.from(body?.ydoc ?? []).includes('Theirs alone.')).toBe(false)
    expect(body?.ydoc.byteLength).toBeGreaterThan(100_000)
  })

  test('a program’s save and a restored version reach an open page as edits', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    page.write('More.')
    await page.stored()
    await writer.caller.post('/api/save/user/copy', {
      save_id: id,
      copy_to_save: '<h1>Tides</h1><p>From a program.</p>',
    })
    await vi.waitFor(() => expect(page.text).toBe('Tides\n\nFrom a program.'))
    const restored = await writer.caller.post(`/api/blogs/${id}/versions/1/restore`)
    expect(restored.body.version).toMatchObject({ reason: 'restored' })
    await vi.waitFor(() => expect(page.text).toBe('Tides\n\nFirst words.'))
  })

  test('a save through the API counts a page’s changes of a moment ago as newer', async () => {
    const id = await newBlog()
    const { last_updated } = await read(id)
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    page.write('By hand.')
    await page.synced()
    const stale = await writer.caller.post('/api/save/user/copy', {
      save_id: id,
      copy_to_save: '<p>Stale.</p>',
      last_updated,
    })
    expect(stale.status).toBe(409)
    expect(stale.body.stored.copy_to_save).toContain('By hand.')
  })

  test('edits become a version every ten minutes, not every second', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    for (const words of ['One.', 'Two.', 'Three.']) {
      page.write(words)
      await page.stored()
    }
    const numbers = async () =>
      (await writer.caller.get(`/api/blogs/${id}/versions`)).body.versions.map(
        ({ reason }: { reason: string }) => reason,
      )
    expect(await numbers()).toEqual(['created'])
    server.clock.advance(10 * 60_000)
    page.write('Four.')
    await page.stored()
    expect(await numbers()).toEqual(['edits', 'created'])
  })

  test('words from another blog bring their citations along', async () => {
    const [from, to] = [await newBlog(), await newBlog()]
    const added = await writer.caller.post(`/api/blogs/${from}/citations`, {
      citations: [{ quote: 'twice a day', title: 'Almanac', url: 'https://almanac.example/tides' }],
    })
    const [citation] = added.body.citations
    const page = new Page(to, writer.caller.cookie)
    await page.synced()
    const text = new XmlText()
    text.insert(0, 'The moon.', { 'citation--abcdefgh': { id: citation.id } })
    const paragraph = new XmlElement('paragraph')
    paragraph.insert(0, [text])
    page.ydoc.getXmlFragment(DOCUMENT_FIELD).insert(1, [paragraph])
    await page.stored()
    const listed = await writer.caller.get(`/api/blogs/${to}/citations`)
    expect(listed.body.citations).toMatchObject([{ id: citation.id, title: 'Almanac', quote: 'twice a day' }])
  })
})

describe('what a page may not send', () => {
  test('a document that is too large is not accepted, and the page is told', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    page.write('x'.repeat(MAX_DOCUMENT_BYTES + 1_000))
    await vi.waitFor(
      () =>
        expect(page.messages).toContainEqual(expect.objectContaining({ kind: 'too-large', limit: MAX_DOCUMENT_BYTES })),
      { timeout: 10_000 },
    )
    expect((await read(id)).copy_to_save).not.toContain('xxx')
  })

  test('garbage ends its own connection and harms nobody else', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/collab`, {
      headers: { cookie: writer.caller.cookie, origin: server.url },
    })
    await new Promise((resolve) => socket.on('open', resolve))
    socket.on('error', () => {})
    socket.send(new Uint8Array([255, 255, 255, 255, 0, 1, 2]))
    socket.send('text where bytes belong')
    page.write('Still here.')
    await page.stored()
    socket.terminate()
  })

  test('nodes that the schema does not know are read by their words, and do not stop the storing', async () => {
    const id = await newBlog()
    const page = new Page(id, writer.caller.cookie)
    await page.synced()
    const strange = new XmlElement('script')
    strange.insert(0, [new XmlText('alert(1)\u0000')])
    page.ydoc.getXmlFragment(DOCUMENT_FIELD).insert(0, [strange])
    await page.stored()
    const { copy_to_save } = await read(id)
    expect(copy_to_save).toContain('alert(1)')
    expect(copy_to_save).not.toContain('<script')
  })
})

test('a Y.Doc that a page kept from before merges with what is stored', async () => {
  const id = await newBlog()
  const page = new Page(id, writer.caller.cookie)
  await page.synced()
  const kept = new Doc()
  applyUpdate(kept, encodeStateAsUpdate(page.ydoc))
  page.leave()
  const again = new Page(id, writer.caller.cookie, { ydoc: kept })
  await again.synced()
  again.write('And on.')
  await again.stored()
  expect(again.text).toBe('Tides\n\nFirst words.\n\nAnd on.')
})

test('a server that is read-only for somebody accepts their changes once it no longer is', async () => {
  const setLevel = (value: number | null) =>
    server.operator.put('/api/operator/flags', { flag: 'app-downtime-flag', scope: 'user', subject: writer.id, value })
  const id = await newBlog()
  await setLevel(2)
  const page = new Page(id, writer.caller.cookie)
  await vi.waitFor(() => expect(page.text).toContain('First words.'))
  page.write('Typed meanwhile.')
  expect(await page.isStored(AbortSignal.timeout(1_000))).toBe(false)
  expect((await read(id)).copy_to_save).not.toContain('meanwhile')
  await setLevel(null)
  await vi.waitFor(async () => expect((await read(id)).copy_to_save).toContain('Typed meanwhile.'), { timeout: 15_000 })
})
