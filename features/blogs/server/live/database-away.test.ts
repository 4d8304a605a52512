import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../../../../app/server/build-server.ts'
import type { Caller } from '../../../../test-kit/caller.ts'
import { DocumentPage } from '../../../../test-kit/document-page.ts'
import { hasPostgres, type OwnPostgres, ownPostgres } from '../../../../test-kit/own-postgres.ts'
import { signUp } from '../../../../test-kit/server.ts'

const isThere = await hasPostgres()
let own: OwnPostgres
let server: RunningServer
let caller: Caller

beforeAll(async () => {
  if (!isThere) return
  own = await ownPostgres()
  server = await own.start()
  caller = (await signUp(server.url)).caller
})
afterAll(async () => {
  if (!isThere) return
  await server.close()
  await own.drop()
})

test.runIf(isThere)(
  'while the database is unavailable, pages keep working and say so; once it is back, nothing is lost',
  async () => {
    const id = (await caller.post('/api/blogs', { html: '<h1>Tides</h1>' })).body.blog.id
    const [page, left] = [
      new DocumentPage(server.url, { id, cookie: caller.cookie }),
      new DocumentPage(server.url, { id, cookie: caller.cookie }),
    ]
    await Promise.all([page.synced(), left.synced()])
    page.write('Before.')
    await page.stored()
    await own.line.cut()
    page.write('While it is away.')
    await vi.waitFor(() => expect(page.messages).toContainEqual({ kind: 'storing-fails' }), { timeout: 15_000 })
    left.write('Written and left.')
    await left.synced()
    left.leave()
    page.leave()
    const refused = await caller.post('/api/save/user/copy', { save_id: id, copy_to_save: '<p>By a program.</p>' })
    expect([refused.status, refused.body.code]).toEqual([503, 'database-unavailable'])
    await own.line.mend()
    const text = async () => (await caller.get('/api/get/saved/copy/internal', { copy_id: id })).body.copy_to_save
    await vi.waitFor(
      async () =>
        expect(await text()).toBe(
          '<h1 dir="auto">Tides</h1><p dir="auto">Before.</p><p dir="auto">While it is away.</p><p dir="auto">Written and left.</p>',
        ),
      { timeout: 15_000 },
    )
    const rows = await own.query('select text from blog_bodies where blog_id = $1', [id])
    expect(rows).toEqual([{ text: 'Tides\n\nBefore.\n\nWhile it is away.\n\nWritten and left.' }])
  },
  60_000,
)

test.runIf(isThere)(
  'two servers that hold one document without knowing of each other lose nothing of either',
  async () => {
    const second = await own.start()
    try {
      const id = (await caller.post('/api/blogs', { html: '<h1>Tides</h1>' })).body.blog.id
      const [one, two] = [
        new DocumentPage(server.url, { id, cookie: caller.cookie }),
        new DocumentPage(second.url, { id, cookie: caller.cookie }),
      ]
      await Promise.all([one.synced(), two.synced()])
      for (const round of [1, 2, 3]) {
        one.write(`One ${round}.`)
        two.write(`Two ${round}.`)
        await Promise.all([one.stored(), two.stored()])
      }
      const rows = await own.query('select text from blog_bodies where blog_id = $1', [id])
      for (const words of ['One 1.', 'Two 1.', 'One 3.', 'Two 3.'])
        expect(String(rows[0]?.text).split(words)).toHaveLength(2)
      one.leave()
      two.leave()
    } finally {
      await second.close()
    }
  },
  60_000,
)

/** Makes the database refuse to write a table, as one does that is just starting; gives the way back. */
async function refusing(table: string): Promise<() => Promise<unknown>> {
  await own.query(
    `create or replace function refuse_all() returns trigger language plpgsql as
     $$ begin raise exception 'not now' using errcode = '57P03'; end $$`,
    [],
  )
  await own.query(`create trigger refused before insert or update on ${table} execute function refuse_all()`, [])
  return () => own.query(`drop trigger refused on ${table}`, [])
}

/** What the database holds of a blog. */
function kept(id: string) {
  return own.query(
    'select text, (select count(*)::int from blog_versions where blog_id = $1) as versions from blog_bodies where blog_id = $1',
    [id],
  )
}

/** Locks something in the database, as another session may; returns how to let go. */
async function holding(statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: own.direct })
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return () => client.end()
}

test.runIf(isThere)(
  'a program’s save that was refused is not stored later, when the database goes on',
  async () => {
    const id = (await caller.post('/api/blogs', { html: '<h1>Tides</h1>' })).body.blog.id
    const page = new DocumentPage(server.url, { id, cookie: caller.cookie })
    await page.synced()
    const save = () => caller.post('/api/save/user/copy', { save_id: id, copy_to_save: '<p>By a program.</p>' })
    const letGo = await holding('lock table blog_versions in access exclusive mode')
    const refused = await save()
    expect([refused.status, refused.body.code]).toEqual([503, 'database-unavailable'])
    await letGo()
    page.write('By hand.')
    await page.stored()
    expect([page.text, await kept(id)]).toEqual(['Tides\n\nBy hand.', [{ text: 'Tides\n\nBy hand.', versions: 1 }]])
    expect((await save()).status).toBe(200)
    expect(await kept(id)).toEqual([{ text: 'By a program.', versions: 2 }])
    page.leave()
  },
  60_000,
)

test.runIf(isThere)(
  'where the line breaks while a program’s save is committed, the answer says that it may be stored, and pages get it',
  async () => {
    const id = (await caller.post('/api/blogs', { html: '<h1>Tides</h1>' })).body.blog.id
    const page = new DocumentPage(server.url, { id, cookie: caller.cookie })
    await page.synced()
    await own.query(
      `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return null; end $$`,
      [],
    )
    await own.query(
      `create constraint trigger slow after insert on blog_versions deferrable initially deferred for each row execute function slowly()`,
      [],
    )
    const saving = caller.post('/api/save/user/copy', { save_id: id, copy_to_save: '<p>By a program.</p>' })
    await vi.waitFor(async () =>
      expect(await own.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`, [])).toHaveLength(1),
    )
    await own.line.cut()
    const answer = await saving
    expect([answer.status, answer.body.code]).toEqual([503, 'outcome-unknown'])
    await own.line.mend()
    await own.query('drop trigger slow on blog_versions', [])
    await vi.waitFor(() => expect(page.text).toBe('By a program.'), { timeout: 15_000 })
    page.leave()
  },
  60_000,
)

test.runIf(isThere)(
  'a program’s save that cannot be stored is refused in time, and nothing of it is anywhere',
  async () => {
    const id = (await caller.post('/api/blogs', { html: '<h1>Tides</h1>' })).body.blog.id
    const page = new DocumentPage(server.url, { id, cookie: caller.cookie })
    await page.synced()
    const save = () => caller.post('/api/save/user/copy', { save_id: id, copy_to_save: '<p>By a program.</p>' })
    for (const table of ['blog_versions', 'blog_bodies']) {
      const relent = await refusing(table)
      const refused = await save()
      expect([table, refused.status, refused.body.code]).toEqual([table, 503, 'database-unavailable'])
      await relent()
      await page.synced()
      expect([table, page.text, await kept(id)]).toEqual([table, 'Tides', [{ text: 'Tides', versions: 1 }]])
    }
    const relent = await refusing('blog_bodies')
    page.write('By hand.')
    await vi.waitFor(() => expect(page.messages).toContainEqual({ kind: 'storing-fails' }), { timeout: 15_000 })
    expect((await save()).status).toBe(503)
    await relent()
    await page.stored()
    expect([page.text, await kept(id)]).toEqual(['Tides\n\nBy hand.', [{ text: 'Tides\n\nBy hand.', versions: 1 }]])
    expect((await save()).status).toBe(200)
    await vi.waitFor(() => expect(page.text).toBe('By a program.'))
    expect(await kept(id)).toEqual([{ text: 'By a program.', versions: 2 }])
    page.leave()
  },
  60_000,
)
