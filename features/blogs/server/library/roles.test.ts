import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../../../../platform/contract/policy.ts'
import { actorFor } from '../../../../test-kit/actor.ts'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { saveCopy } from '../copies/save-copy.ts'
import { openingOf } from '../live/opening.ts'
import { changeMany } from './bulk.ts'
import { linkWords } from './link-words.ts'

// What a call may do depends on its input here, so that the right named in its contract is not enough.

let server: TestServer
let writer: Writer
let id: string
beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  id = (await writer.caller.post('/api/blogs', { html: '<h1>Tides</h1><p>Words about tides.</p>' })).body.blog.id
})
afterAll(() => server.close())

const as = (role: Role) => ({ ...actorFor(writer.id), role })

test.each(['tag', 'state', 'archive', 'trash', 'restore', 'delete'] as const)(
  'a viewer changes no blogs at once: %s',
  async (action) => {
    const deps = { ...server.deps, openFindingsOf: async () => [] }
    const wish = { ids: [id], action, tag: 'sea', state: 'published' as const }
    await expect(changeMany(deps, as('viewer'), wish)).rejects.toMatchObject({ code: 'not-allowed' })
    expect((await writer.caller.get(`/api/blogs/${id}`)).body.blog).toMatchObject({
      view: 'active',
      state: 'draft',
      tags: [],
    })
  },
)

test('a viewer neither saves nor links words of a blog', async () => {
  const save = saveCopy(server.deps, as('viewer'), { save_id: id, copy_to_save: '<p>Other words.</p>' })
  await expect(save).rejects.toMatchObject({ code: 'not-allowed' })
  const words = { sentence: 'Words about tides.', start: 0, end: 5, href: 'https://sea.example/' }
  await expect(linkWords(server.deps, as('viewer'), id, [words])).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a viewer opens a document to read it, an editor to write in it', async () => {
  expect(await openingOf(server.deps, id, { member: as('viewer') })).toEqual({ ownerId: writer.id, canWrite: false })
  expect(await openingOf(server.deps, id, { member: as('editor') })).toEqual({ ownerId: writer.id, canWrite: true })
})
