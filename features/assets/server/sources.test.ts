import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorFor } from '../../../test-kit/actor.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { page, type Site, site } from '../../../test-kit/site.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { UPLOAD_PATH } from '../contract.ts'
import {
  passage,
  passagesBeside,
  passagesByIds,
  passagesOf,
  readUrlNow,
  searchPassages,
  sourceIdsOf,
  sourcesOf,
} from './index.ts'

let server: TestServer
let writer: Writer
let actor: Actor
let web: Site
let visits = 0

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  actor = actorFor(writer.id)
  web = await site({
    '/now': (request, response, body) => {
      visits++
      page(
        `<html lang="en"><title>Sluices</title><body><article><p>${'A sluice lets the water through its gates at high tide. '.repeat(6)}</p></article></body></html>`,
      )(request, response, body)
    },
    '/empty': page('<div></div>'),
  })
})
afterAll(async () => {
  await web.close()
  await server.close()
})

async function add(name: string, text: string): Promise<string> {
  const { body } = await writer.caller.call('POST', UPLOAD_PATH, {
    query: { filename: name },
    raw: new Uint8Array(Buffer.from(text)),
  })
  return (await untilRead(writer.caller, body.asset.id)).id
}
const search = async (query: string, options = {}) =>
  (await searchPassages(server.deps, { ownerId: writer.id }, query, options)).map(({ text }) => text)

test('an address is read at once, kept as a source, and not fetched again within a day', async () => {
  const first = await readUrlNow(server.deps, actor, `${web.url}/now`)
  expect(first.asset).toMatchObject({ kind: 'url', state: 'ready', title: 'Sluices', origin: 'added' })
  expect(first.passages[0]).toMatchObject({ sourceId: first.asset.id, url: `${web.url}/now`, title: 'Sluices' })
  const second = await readUrlNow(server.deps, actor, `${web.url}/now#gates`)
  expect([second.asset.id, visits]).toEqual([first.asset.id, 1])
  expect(second.passages.map(({ id }) => id)).toEqual(first.passages.map(({ id }) => id))
  server.clock.advance(25 * 3_600_000)
  await readUrlNow(server.deps, actor, `${web.url}/now`)
  expect(visits).toBe(2)
})

test('an id names any source, a name only a file', async () => {
  const { asset } = await readUrlNow(server.deps, actor, `${web.url}/now`)
  expect(await sourceIdsOf(server.deps, actor, 'file', [asset.id])).toEqual([asset.id])
  await expect(sourceIdsOf(server.deps, actor, 'file', [asset.name])).rejects.toMatchObject({ code: 'not-found' })
  await expect(sourceIdsOf(server.deps, actor, 'domain', [asset.id])).rejects.toMatchObject({ code: 'not-found' })
})

test('two callers at once make one source', async () => {
  const [a, b] = await Promise.all([
    readUrlNow(server.deps, actor, `${web.url}/now?x`),
    readUrlNow(server.deps, actor, `${web.url}/now?x`),
  ])
  expect(a.asset.id).toBe(b.asset.id)
  expect(b.passages.length).toBe(a.passages.length)
})

test('what cannot be read is refused and leaves nothing behind', async () => {
  for (const [address, code] of [
    [`${web.url}/empty`, 'page-no-text'],
    [`${web.url}/nowhere`, 'page-not-readable'],
    ['http://169.254.169.254/', 'address-forbidden'],
    ['nonsense', 'address-invalid'],
  ] as const) {
    await expect(readUrlNow(server.deps, actor, address)).rejects.toMatchObject({ code })
  }
  const { body } = await writer.caller.get('/api/assets', { kind: 'url' })
  expect(body.assets.map(({ url }: { url: string }) => url).sort()).toEqual([`${web.url}/now`, `${web.url}/now?x`])
})

test('a page that a search brought stays out of the person’s own list until they add it', async () => {
  const { asset } = await readUrlNow(server.deps, actor, `${web.url}/now?found`, { origin: 'search' })
  const listed = async (origin?: string) =>
    (await writer.caller.get('/api/assets', { origin })).body.assets.some(({ id }: { id: string }) => id === asset.id)
  expect([await listed(), await listed('search'), await listed('any')]).toEqual([false, true, true])
  await writer.caller.post('/api/assets/urls', { urls: [`${web.url}/now?found`] })
  expect(await listed()).toBe(true)
})

test('passages of sources come in order, without headings, and only of one’s own sources', async () => {
  const one = await add('one.md', '# First\n\nAlpha comes first. \n\n## Second\n\nBeta comes next.')
  const two = await add('two.md', 'Gamma comes last.')
  const found = await passagesOf(server.deps, { ownerId: writer.id }, [two, one])
  expect(found.map(({ text }) => text)).toEqual(['Gamma comes last.', 'Alpha comes first.', 'Beta comes next.'])
  expect(found[2]).toMatchObject({ heading: 'Second', sourceId: one, title: 'First' })
  expect((await sourcesOf(server.deps, { ownerId: writer.id }, [one, two])).map(({ title }) => title)).toEqual([
    'First',
    'two.md',
  ])
  const stranger = await server.newWriter()
  await expect(passagesOf(server.deps, { ownerId: stranger.id }, [one])).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    searchPassages(server.deps, { ownerId: stranger.id }, 'alpha', { assetIds: [one] }),
  ).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await passage(server.deps, { ownerId: stranger.id }, found[0]?.id ?? '')).toBeNull()
  expect(await passage(server.deps, { ownerId: writer.id }, found[0]?.id ?? '')).toMatchObject({
    isCurrent: true,
    isDeleted: false,
    passage: { text: 'Gamma comes last.' },
  })
  expect(
    (await passagesByIds(server.deps, { ownerId: writer.id }, [found[1]?.id ?? '', 'none', found[0]?.id ?? ''])).map(
      ({ text }) => text,
    ),
  ).toEqual(['Alpha comes first.', 'Gamma comes last.'])
})

test('search: every word first, then what ranks best; forms of a word, accents, phrases, exclusions, languages', async () => {
  await add(
    'search.md',
    `The turbines of the station were replaced in the year 2011.

The station stands on the river and has been painted in blue since then.

Turbines are machines that turn the flow of water into rotation.

"Never again," said the engineer, when the gate of the lock had jammed.

The lock of the gate had to be opened by hand by the people of the town.`,
  )
  await add(
    'suche.md',
    'Die Größe der Turbinen wurde von den Ingenieuren über viele Jahre hinweg immer wieder verändert und an die Strömung der Flüsse angepasst.',
  )
  await add('検索.txt', '潮汐発電は海の潮の満ち引きを利用して電気を作る方法である。')
  await add('بحث.txt', 'الطاقة المدّية هي شكل من أشكال الطاقة المائية.')
  expect((await search('station turbine'))[0]).toMatch(/^The turbines of the station/)
  expect(await search('machine')).toEqual([expect.stringContaining('Turbines are machines')])
  expect((await search('what do the turbines of a station do', { limit: 3 })).length).toBe(3)
  expect(await search('"gate of the lock"')).toEqual([expect.stringContaining('Never again')])
  expect((await search('station -blue')).some((text) => text.includes('blue'))).toBe(false)
  expect((await search('GROSSE Flusse'))[0] ?? (await search('größe fluss'))[0]).toContain('Die Größe')
  expect((await search('fluss'))[0]).toContain('Flüsse')
  expect((await search('電気'))[0]).toContain('潮汐発電')
  expect((await search('المدية'))[0]).toContain('المدّية')
  expect(await search('the of and')).not.toEqual([])
  for (const odd of ["'", "''''", ':*', '& | !', '\\', '"', '-', '-x', '🌊', 'a'.repeat(500), "x' | 'owner:other"])
    expect(Array.isArray(await search(odd))).toBe(true)
})

test('beside a passage stand the one before and the one after, headings left out, for its owner alone', async () => {
  const id = await add(
    'pilots.md',
    '# Pilots\n\nPilots know the sound.\n\nThey board at night.\n\n# Pay\n\nPay is low.',
  )
  const [first, second, last] = await passagesOf(server.deps, actor, [id])
  const ids = [first, second, last].flatMap((one) => one?.id ?? [])
  const beside = await passagesBeside(server.deps, { ownerId: writer.id }, ids)
  expect(beside).toHaveLength(2)
  expect(beside).toEqual(
    expect.arrayContaining([
      { of: first?.id, id: second?.id, side: 'after', text: 'They board at night.' },
      { of: second?.id, id: first?.id, side: 'before', text: 'Pilots know the sound.' },
    ]),
  )
  expect(await passagesBeside(server.deps, { ownerId: 'somebody' }, ids)).toEqual([])
  expect(await passagesBeside(server.deps, { ownerId: writer.id }, [])).toEqual([])
})

test('a row of a table has the head of its own table, however far, and the rows near it', async () => {
  const table = (head: string, count: number) =>
    [`| ${head} | Ships |`, '|---|---|', ...Array.from({ length: count }, (_, at) => `| ${head} ${at} | ${at} |`)].join(
      '\n',
    )
  const id = await add('lines.md', `${table('Line', 30)}\n\nBetween the tables.\n\n${table('Port', 2)}`)
  const all = await passagesOf(server.deps, actor, [id])
  const besideRow = async (text: string) => {
    const row = all.find((one) => one.text === text)
    const found = await passagesBeside(server.deps, { ownerId: writer.id }, row ? [row.id] : [])
    const on = (side: string) => found.filter((one) => one.side === side).map((one) => one.text)
    return { head: on('head'), rows: on('row') }
  }
  const late = await besideRow('Line 25\t25')
  expect(late.head).toEqual(['Line\tShips'])
  expect([late.rows[0], late.rows.at(-1), late.rows.length]).toEqual(['Line 13\t13', 'Line 29\t29', 16])
  expect(await besideRow('Port 1\t1')).toEqual({ head: ['Port\tShips'], rows: ['Port 0\t0'] })
  expect((await besideRow('Line\tShips')).head).toEqual([])
})
