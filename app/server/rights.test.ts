import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pngPicture } from '../../features/document-files/server/exports/sample-document.fixture.ts'
import { ruleOf } from '../../platform/contract/policy.ts'
import { checkRights } from '../../platform/server/http/check-rights.ts'
import type { Answer, Caller } from '../../test-kit/caller.ts'
import { type KnownRoute, withRoutes } from '../../test-kit/routes.ts'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'
import { page, type Site, site } from '../../test-kit/site.ts'
import { guards } from './features.ts'
import { askedOf, namesThing, pathOf, type Things } from './rights-table.fixture.ts'

const TIDES = `Tidal power stations turn the rise and fall of the sea into electricity. The Rance station in Brittany opened in 1966 and has 24 turbines.
Its capacity is 240 megawatts. The barrage is 750 metres long.

Tides follow the moon and can be predicted years ahead. Wind and sun cannot be foretold so far.

Building a barrage is expensive. The Swansea Bay lagoon was planned to cost 1.3 billion pounds, and in 2018 the British government refused to support it.

Barrages change the life in an estuary. In the Rance, some fish species vanished in the first years and others came in their place by 1976.

The Sihwa Lake station in South Korea opened in 2011. With 254 megawatts it is the largest tidal power station in the world.`

let server: TestServer
let web: Site
let routes: KnownRoute[]
let owner: Writer
let stranger: Writer
let things: Things

beforeAll(async () => {
  web = await site({
    '/': page(`<html><title>Tides</title><body><article><h1>Tides</h1><p>${TIDES}</p></article></body></html>`),
  })
  const { started, routes: known } = await withRoutes(() => testServer())
  server = started
  routes = known
  owner = await server.newWriter('Owner')
  stranger = await server.newWriter('Stranger')
  for (const { id } of [owner, stranger]) {
    const plan = { credit_limit: 1_000, expiry_days: 30, plan_name: 'premium-tier-1-monthly-june-2024' }
    expect((await server.operator.put('/api/update/user', { unique_id: id, ...plan })).status).toBe(200)
  }
  things = await makeThings(owner)
})
afterAll(async () => {
  await server.close()
  await web.close()
})

/** Routes that look at credentials, with the rule that they go by. */
const guarded = () =>
  routes.flatMap((route) => {
    const rule = route.may && ruleOf(route.may)
    return rule && !rule.isPublic ? [{ ...route, rule }] : []
  })
/** Those that only members use. */
const forMembers = () =>
  guarded().filter(({ rule, method }) => rule.roles.length > 0 && !rule.nobody && method !== 'HEAD')

test('every route names a permission', () => {
  expect(routes.length).toBeGreaterThan(150)
  expect(routes.filter(({ may }) => !may)).toEqual([])
})

test('a server with a route that names none does not start', async () => {
  const app = Fastify()
  checkRights(app, guards)
  app.get('/forgotten', () => 'open to all')
  await expect(app.ready()).rejects.toThrow('GET /forgotten')
})

test('nobody and operators get as far as the policy lets them', async () => {
  const wrong: string[] = []
  for (const { method, path, rule } of guarded()) {
    const address = path.replace(/:\w+|\*/g, 'x')
    const nobody = await statusOf(server.stranger(), method, address)
    if (rule.nobody ? nobody === 401 : nobody !== 401) wrong.push(`nobody ${method} ${path} ${nobody}`)
    const operator = await statusOf(server.operator, method, address)
    if (rule.operator ? operator === 401 || operator === 403 : operator !== 403)
      wrong.push(`operator ${method} ${path} ${operator}`)
  }
  expect(wrong).toEqual([])
})

test('people are refused what only operators may', async () => {
  const wrong: string[] = []
  for (const { method, path, rule } of guarded())
    if (rule.roles.length === 0 && (await statusOf(owner.caller, method, path.replace(/:\w+/g, 'x'))) !== 403)
      wrong.push(`${method} ${path}`)
  expect(wrong).toEqual([])
})

test('nobody acts for somebody else or for a team they are not in', async () => {
  const wrong: string[] = []
  for (const { method, path } of forMembers())
    for (const whose of [`unique_id=${owner.id}`, 'team_id=not-mine']) {
      const status = await statusOf(stranger.caller, method, `${path.replace(/:\w+/g, 'x')}?${whose}`)
      if (status !== 403) wrong.push(`${method} ${path}?${whose} ${status}`)
    }
  expect(wrong).toEqual([])
})

test('every route that takes ids has its entry in the table', async () => {
  const inBodies = await routesWithIds()
  const missing = forMembers().filter(({ method, path }) => {
    const route = `${method} ${path}`
    return pathOf(path, things) === null || (inBodies.has(route) && !namesThing(path) && !askedOf(route, things))
  })
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('to a stranger, the things of others are not there', async () => {
  const wrong: string[] = []
  const others = [things.asset, things.blog, things.project, things.workflow, things.factCheck, things.originality]
  for (const { method, path } of withIds()) {
    const { status, text } = await ask(stranger.caller, { method, path })
    const { query, body, skipsForeign } = askedOf(`${method} ${path}`, things) ?? {}
    const sent = JSON.stringify({ query, body })
    const isHidden =
      status === 200 && !text.includes('Rance') && !others.some((id) => !sent.includes(id) && text.includes(id))
    if (status !== 404 && !(skipsForeign && isHidden)) wrong.push(`${method} ${path} ${status} ${text.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})

test('the owner may do all of it, what a stranger tried has changed nothing', async () => {
  const wrong: string[] = []
  const last = ({ method, path }: KnownRoute) => Number(method === 'DELETE' || path === '/api/workflows/:id/restore')
  for (const { method, path } of forMembers().toSorted((a, b) => last(a) - last(b))) {
    const { status, text } = await ask(owner.caller, { method, path })
    const isMissing = status === 404 && !askedOf(`${method} ${path}`, things)?.ownerLacks
    if ([401, 403].includes(status) || isMissing || status >= 500)
      wrong.push(`${method} ${path} ${status} ${text.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})

/** Those that name somebody’s things, in the path or beside it. */
const withIds = () =>
  forMembers().filter(({ method, path }) => {
    const body = JSON.stringify(askedOf(`${method} ${path}`, things) ?? {})
    return namesThing(path) || Object.values(things).some((id) => body.includes(`"${id}"`))
  })

function ask(caller: Caller, { method, path }: KnownRoute): Promise<Answer> {
  const { query, body } = askedOf(`${method} ${path}`, things) ?? {}
  const sent = method === 'GET' ? {} : { body: body ?? {} }
  return callFor(caller, method, pathOf(path, things) ?? path, { query, ...sent })
}

async function statusOf(caller: Caller, method: string, path: string): Promise<number> {
  return (await callFor(caller, method, path)).status
}

/** Event streams never end: their head is the answer. */
async function callFor(caller: Caller, method: string, path: string, options: object = {}): Promise<Answer> {
  if (!path.startsWith('/api/events')) return caller.call(method, path, options)
  const stop = new AbortController()
  const { status, headers } = await caller.fetch(method, path, { ...options, signal: stop.signal })
  stop.abort()
  return { status, headers, text: '', body: undefined }
}

/** Calls whose query or body takes an id of a thing, as the API description says. */
async function routesWithIds(): Promise<Set<string>> {
  const { paths } = (await server.stranger().get('/api/openapi.json')).body
  const found = new Set<string>()
  for (const [path, calls] of Object.entries<Record<string, object>>(paths))
    for (const [method, { parameters, requestBody }] of Object.entries<{ parameters?: object; requestBody?: object }>(
      calls,
    )) {
      const names = JSON.stringify({ parameters, requestBody }).match(/"(\w+_)?ids?"/g) ?? []
      if (names.some((name) => !['"unique_id"', '"team_id"', '"partner_id"'].includes(name)))
        found.add(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
    }
  return found
}

/** One of everything that a person can have. */
async function makeThings({ caller, id: ownerId, projectId: project }: Writer): Promise<Things> {
  const post = async (path: string, body: object = {}) => {
    const { status, text, body: answer } = await caller.post(path, body)
    expect(status, `${path}: ${text}`).toBe(200)
    return answer
  }
  const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 30_000, interval: 50 })
  const bytes = (path: string, raw: Uint8Array<ArrayBuffer>, filename: string) =>
    caller.call('POST', path, { query: { filename }, raw, headers: { 'content-type': 'application/octet-stream' } })
  const upload = await bytes('/api/assets/files', new TextEncoder().encode(TIDES), 'tides.txt')
  const asset = upload.body.asset.id
  await until(async () => (await caller.get(`/api/assets/${asset}`)).body.asset.state === 'ready')
  const passage = (await caller.get(`/api/assets/${asset}/passages`)).body.passages[0].id
  const blog = (await post('/api/blogs', { html: `<h1>Tides</h1><p>${TIDES}</p>`, project_id: project })).blog.id
  const citations = [{ quote: 'opened in 1966', title: 'Tides', asset_id: asset, passage_id: passage }]
  const citation = (await post(`/api/blogs/${blog}/citations`, { citations })).citations[0].id
  await post(`/api/blogs/${blog}/versions`, { name: 'First' })
  const share = (await post(`/api/blogs/${blog}/shares`)).share.id
  const picture = (await bytes('/api/blogs/pictures', new Uint8Array(pngPicture(4, 4)), 'a.png')).body.id
  const workflow = (
    await post('/api/workflows', { topic: 'tidal power stations', asset_ids: [asset], project_id: project })
  ).workflow.id
  const proposed = (await post(`/api/workflows/${workflow}/outlines`)).workflow
  const { version, outlines } = proposed
  const outlined = await caller.call('PATCH', `/api/workflows/${workflow}`, {
    body: { version, headline: 'Tides', sections: outlines[0].sections },
  })
  expect(outlined.status, outlined.text).toBe(200)
  const factCheck = (await post('/api/check/facts', { text: TIDES })).check.id
  const report = async () => (await caller.get(`/api/check/facts/${factCheck}`)).body
  const task = (await report()).check.task_id ?? (await caller.get('/api/tasks')).body.tasks[0].id
  await until(async () => (await report()).check.task_id === null)
  const originality = (await post('/api/optimizer/originality', { blog_id: blog, options: { search: false } })).check.id
  return {
    ownerId,
    page: `${web.url}/`,
    project,
    asset,
    passage,
    blog,
    citation,
    share,
    picture,
    workflow,
    section: outlined.body.workflow.sections[0].id,
    factCheck,
    claim: (await report()).claims[0].id,
    originality,
    task,
    apiKey: (await post('/api/account/keys', { name: 'Script' })).key.key_id,
  }
}
