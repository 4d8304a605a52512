import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../../../../app/server/build-server.ts'
import type { Caller } from '../../../../test-kit/caller.ts'
import { type CuttableProxy, cuttableProxy } from '../../../../test-kit/cuttable-proxy.ts'
import { DocumentPage } from '../../../../test-kit/document-page.ts'
import { hasPostgres, type OwnPostgres, ownPostgres } from '../../../../test-kit/own-postgres.ts'
import { signUp } from '../../../../test-kit/server.ts'

const REDIS_PORT = 6379

describe.runIf((await hasPostgres()) && (await answers(REDIS_PORT)))('two servers with one Redis', () => {
  let own: OwnPostgres
  let redis: CuttableProxy
  let one: RunningServer
  let two: RunningServer
  let caller: Caller

  beforeAll(async () => {
    own = await ownPostgres()
    redis = await cuttableProxy({ host: '127.0.0.1', port: REDIS_PORT })
    const settings = { REDIS_URL: `redis://127.0.0.1:${redis.port}` }
    ;[one, two] = [await own.start(settings), await own.start(settings)]
    caller = (await signUp(one.url)).caller
  })
  afterAll(async () => {
    await Promise.all([one.close(), two.close()])
    await redis.close()
    await own.drop()
  })

  async function twoPages() {
    const id: string = (await caller.post('/api/blogs', { html: '<h1>Tides</h1>' })).body.blog.id
    const pages = [one, two].map(({ url }) => new DocumentPage(url, { id, cookie: caller.cookie }))
    const [near, far] = pages
    if (!near || !far) throw new Error('unreachable')
    await Promise.all([near.synced(), far.synced()])
    const stored = async () =>
      String((await own.query('select text from blog_bodies where blog_id = $1', [id]))[0]?.text)
    return { id, near, far, stored, leave: () => pages.forEach((page) => void page.leave()) }
  }

  test('a sentence in a page of one is in the page of the other at once, and stored once', async () => {
    const { near, far, stored, leave } = await twoPages()
    for (const round of [1, 2, 3]) {
      near.write(`Near ${round}.`)
      await vi.waitFor(() => expect(far.text).toContain(`Near ${round}.`), { timeout: 2_000, interval: 20 })
      far.write(`Far ${round}.`)
      await vi.waitFor(() => expect(near.text).toContain(`Far ${round}.`), { timeout: 2_000, interval: 20 })
    }
    await Promise.all([near.stored(), far.stored()])
    expect(await stored()).toBe('Tides\n\nNear 1.\n\nFar 1.\n\nNear 2.\n\nFar 2.\n\nNear 3.\n\nFar 3.')
    leave()
  })

  test('presence is known in both', async () => {
    const { near, far, leave } = await twoPages()
    near.provider.setAwarenessField('user', { name: 'Ada' })
    const names = () => [...(far.provider.awareness?.getStates().values() ?? [])].map((state) => state.user?.name)
    await vi.waitFor(() => expect(names()).toContain('Ada'), { timeout: 5_000, interval: 20 })
    leave()
  })

  test('an API save at one reaches the page at the other, as a change', async () => {
    const { id, far, leave } = await twoPages()
    far.write('Written in a page.')
    await far.stored()
    const { body } = await caller.get('/api/get/saved/copy/internal', { copy_id: id })
    const copy_to_save = `${body.copy_to_save}<p>By a program.</p>`
    expect((await caller.post('/api/save/user/copy', { save_id: id, copy_to_save })).status).toBe(200)
    await vi.waitFor(() => expect(far.text).toBe('Tides\n\nWritten in a page.\n\nBy a program.'), { timeout: 2_000 })
    leave()
  })

  test('without Redis for a while both write on, and nothing of either is lost', async () => {
    const { near, far, stored, leave } = await twoPages()
    await redis.cut()
    near.write('Near, alone.')
    far.write('Far, alone.')
    await Promise.all([near.stored(), far.stored()])
    for (const words of ['Near, alone.', 'Far, alone.']) expect((await stored()).split(words)).toHaveLength(2)
    await redis.mend()
    await vi.waitFor(
      () => {
        near.write('Again.')
        expect(far.text).toContain('Near, alone.')
        expect(far.text).toContain('Again.')
      },
      { timeout: 15_000, interval: 500 },
    )
    leave()
  }, 30_000)

  test('while Redis is unavailable documents open and API saves work as usual, and everything is announced once it is back', async () => {
    await redis.cut()
    const { id, near, far, leave } = await twoPages()
    near.write('Near, alone.')
    await near.stored()
    const { body } = await caller.get('/api/get/saved/copy/internal', { copy_id: id })
    const copy_to_save = `${body.copy_to_save}<p>By a program, alone.</p>`
    expect((await caller.post('/api/save/user/copy', { save_id: id, copy_to_save })).status).toBe(200)
    await vi.waitFor(() => expect(near.text).toBe('Tides\n\nNear, alone.\n\nBy a program, alone.'))
    await redis.mend()
    await vi.waitFor(() => expect(far.text).toBe('Tides\n\nNear, alone.\n\nBy a program, alone.'), { timeout: 15_000 })
    leave()
  }, 20_000)

  test('a process that started and ended while Redis was away did both, and knew others once it was back', async () => {
    const { id, near, leave } = await twoPages()
    await redis.cut()
    const settings = { REDIS_URL: `redis://127.0.0.1:${redis.port}` }
    const [third, fourth] = [await own.start(settings), await own.start(settings)]
    const page = new DocumentPage(third.url, { id, cookie: caller.cookie })
    await page.synced()
    await fourth.close()
    await redis.mend()
    await vi.waitFor(
      () => {
        near.write('Heard?')
        expect(page.text).toContain('Heard?')
      },
      { timeout: 15_000, interval: 500 },
    )
    page.leave()
    await third.close()
    leave()
  }, 40_000)
})

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
