import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pngPicture } from '../../features/document-files/server/exports/sample-document.fixture.ts'
import { ruleOf } from '../../platform/contract/policy.ts'
import { checkRights } from '../../platform/server/http/check-rights.ts'
import { type Answer, Caller } from '../../test-kit/caller.ts'
import { DocumentPage } from '../../test-kit/document-page.ts'
import { type KnownRoute, withRoutes } from '../../test-kit/routes.ts'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'
import { page, type Site, site } from '../../test-kit/site.ts'
import { guards } from './features.ts'
import { type Asked, askedOf, namesThing, pathOf, type Things } from './rights-table.fixture.ts'

/** Of what only the owner’s sources and blogs speak. */
const SWANSEA =
  'Building a barrage is expensive. The Swansea Bay lagoon was planned to cost 1.3 billion pounds, and in 2018 the British government refused to support it.'

const TIDES = `Tidal power stations turn the rise and fall of the sea into electricity. The Rance station in Brittany opened in 1966 and has 24 turbines.
Its capacity is 240 megawatts. The barrage is 750 metres long.

Tides follow the moon and can be predicted years ahead. Wind and sun cannot be foretold so far.

${SWANSEA}

Barrages change the life in an estuary. In the Rance, some fish species vanished in the first years and others came in their place by 1976.

The Sihwa Lake station in South Korea opened in 2011. With 254 megawatts it is the largest tidal power station in the world.`

let server: TestServer
let web: Site
let routes: KnownRoute[]
let owner: Writer
let stranger: Writer
let things: Things
let strangers: Things

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
  things = await makeThings(owner, TIDES)
  strangers = await makeThings(stranger, TIDES.replace(SWANSEA, ''))
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

test('a limited key gets as far as its scope', async () => {
  const wrong: string[] = []
  for (const scope of ['read', 'generate'] as const) {
    const { body } = await stranger.caller.post('/api/account/keys', { name: 'Limited', scope })
    const program = new Caller(server.url, { basic: `${body.key.key_id}:${body.secret}` })
    for (const { method, path, rule } of forMembers()) {
      if (rule.inBrowser) continue
      const { status, body } = await callFor(program, method, path.replace(/:\w+/g, 'x'))
      // of an event stream, the head is all there is
      const isRefused = status === 403 && (body?.code ?? 'key-scope') === 'key-scope'
      if (isRefused === (rule.scopes ?? []).includes(scope)) wrong.push(`${scope} ${method} ${path} ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('calls allowed for a read-only key change nothing', () => {
  const asks = forMembers().filter(({ rule, method }) => rule.scopes?.includes('read') && method !== 'GET')
  expect(asks.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/brand-voices/:id/proof',
    'POST /api/check/facts/plan',
  ])
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
  for (const { method, path } of withIds()) {
    const { query, body } = askedOf(`${method} ${path}`, things) ?? {}
    const answer = await send(stranger.caller, method, { path: pathOf(path, things) ?? path, query, body })
    if (answer.status !== 404) wrong.push(`${method} ${path} ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})

test('one thing of others among things of one’s own is not there either', async () => {
  const wrong: string[] = []
  const leftOut: string[] = []
  const routes = withIds().toSorted((a, b) => ends(a) - ends(b))
  for (const { method, path } of routes) {
    const route = `${method} ${path}`
    const asksFor = (of: Things): Request => ({ path: pathOf(path, of) ?? path, ...askedOf(route, of) })
    for (const request of withOneForeign(asksFor(strangers), asksFor(things))) {
      const { status, text, body } = await send(stranger.caller, method, request)
      if (method === 'GET' && status === 200 && findsNothing(body)) continue
      const isOpened = askedOf(route, things)?.isOpenByLink && request.path === asksFor(things).path
      if (isOpened && status === 200) continue
      const isLeftOut = askedOf(route, things)?.leavesOutForeign && status === 200 && showsNothing(text)
      if (isLeftOut) leftOut.push(route)
      if (status !== 404 && !isLeftOut)
        wrong.push(`${route} ${JSON.stringify(request)} ${status} ${text.slice(0, 200)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(new Set(leftOut)).toEqual(
    new Set(['POST /api/blogs/bulk', 'POST /api/assets/delete', 'POST /api/assets/restore']),
  )
})

test('a stranger who opens a blog over a socket sees neither its words nor who is there', async () => {
  const opened = new DocumentPage(server.url, { id: things.blog, cookie: owner.caller.cookie })
  const refused = new DocumentPage(server.url, { id: things.blog, cookie: stranger.caller.cookie })
  try {
    await opened.synced()
    opened.provider.setAwarenessField('user', { name: 'Owner' })
    refused.provider.setAwarenessField('user', { name: 'Stranger' })
    await vi.waitFor(() => expect(refused.refusals).toEqual(['not-found']))
    refused.write('Words of a stranger.')
    opened.write('Words of the owner.')
    await opened.stored()
    const namesSeenBy = ({ provider }: DocumentPage) =>
      [...(provider.awareness?.getStates().values() ?? [])].map(({ user }) => user?.name)
    expect([refused.text, namesSeenBy(refused)]).toEqual(['Words of a stranger.', ['Stranger']])
    expect(opened.text).not.toContain('stranger')
    expect(namesSeenBy(opened)).toEqual(['Owner'])
  } finally {
    opened.leave()
    refused.leave()
  }
})

test('the owner may do all of it, and a stranger’s attempts have changed nothing', async () => {
  const wrong: string[] = []
  for (const { method, path } of forMembers().toSorted((a, b) => ends(a) - ends(b))) {
    const { query, body } = askedOf(`${method} ${path}`, things) ?? {}
    const { status, text } = await send(owner.caller, method, { path: pathOf(path, things) ?? path, query, body })
    const isMissing = status === 404 && !askedOf(`${method} ${path}`, things)?.ownerLacks
    if ([401, 403].includes(status) || isMissing || status >= 500)
      wrong.push(`${method} ${path} ${status} ${text.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
  // some 300 calls one after the other, with everything else on two cores
}, 180_000)

/** Those that name somebody’s things, in the path or beside it. */
const withIds = () =>
  forMembers().filter(({ method, path }) => {
    const body = JSON.stringify(askedOf(`${method} ${path}`, things) ?? {})
    return namesThing(path) || Object.values(things).some((id) => body.includes(`"${id}"`))
  })

/** Calls after which a thing is gone come last. */
const ends = ({ method, path }: KnownRoute) => Number(method === 'DELETE' || /\/(delete|restore)$/.test(path))

/** What one call is asked. */
type Request = { path: string } & Pick<Asked, 'query' | 'body'>

function send(caller: Caller, method: string, { path, query, body = {} }: Request): Promise<Answer> {
  return callFor(caller, method, path, { query, ...(method === 'GET' ? {} : { body }) })
}

/** Whether a list that was filtered by something of others is empty. */
function findsNothing(body: { total?: number }): boolean {
  return body.total === 0 && Object.values(body).every((value) => !Array.isArray(value) || value.length === 0)
}

/** Whether an answer holds nothing of the owner’s. */
function showsNothing(text: string): boolean {
  return (
    !text.includes('Swansea') && !Object.values(things).some((value) => value !== things.page && text.includes(value))
  )
}

/** A request for things of one’s own, once for each place that takes an id with somebody else’s there. */
function withOneForeign(own: Request, foreign: Request): Request[] {
  const segments = foreign.path.split('/')
  const inPath = own.path.split('/').flatMap((part, at, parts) => {
    const other = segments[at] ?? part
    return other === part ? [] : [{ ...own, path: parts.with(at, other).join('/') }]
  })
  const beside = variants({ query: own.query, body: own.body }, { query: foreign.query, body: foreign.body })
  return [...inPath, ...beside.map((changed) => ({ ...own, ...changed }))]
}

/** A value as often as it has leaves that differ in another, each time with that one leaf of the other; lists have both. */
function variants<T>(value: T, other: T): T[] {
  if (Array.isArray(value) && Array.isArray(other))
    return value.flatMap((part, at) => variants(part, other[at]).map((changed) => [...value, changed] as T))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      variants<unknown>(part, other[name as keyof T]).map((changed) => ({ ...value, [name]: changed })),
    )
  return value === other ? [] : [other]
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
async function makeThings({ caller, id: ownerId, projectId: project }: Writer, text: string): Promise<Things> {
  const post = async (path: string, body: object = {}) => {
    const { status, text, body: answer } = await caller.post(path, body)
    expect(status, `${path}: ${text}`).toBe(200)
    return answer
  }
  const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 30_000, interval: 50 })
  const bytes = (path: string, raw: Uint8Array<ArrayBuffer>, filename: string) =>
    caller.call('POST', path, { query: { filename }, raw, headers: { 'content-type': 'application/octet-stream' } })
  const upload = await bytes('/api/assets/files', new TextEncoder().encode(text), 'tides.txt')
  const asset = upload.body.asset.id
  await until(async () => (await caller.get(`/api/assets/${asset}`)).body.asset.state === 'ready')
  const passage = (await caller.get(`/api/assets/${asset}/passages`)).body.passages[0].id
  const blog = (await post('/api/blogs', { html: `<h1>Tides</h1><p>${text}</p>`, project_id: project })).blog.id
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
  const answers = { speaker: 'we', sentences: 'mixed' }
  const voice = (await post('/api/brand-voices', { name: 'Tides', answers })).brand_voice.id
  const derivative = (await post('/api/repurpose', { blog_id: blog, shape_id: 'tweet' })).derivative.id
  const shape = (await post('/api/repurpose/shapes', { title: 'Notes', instructions: 'Three lines.' })).shape.id
  const template = (await post('/api/templates', { title: 'Tides', body: 'Write about {{sea}}.' })).template.id
  const factCheck = (await post('/api/check/facts', { text })).check.id
  const report = async () => (await caller.get(`/api/check/facts/${factCheck}`)).body
  const task = (await report()).check.task_id ?? (await caller.get('/api/tasks')).body.tasks[0].id
  await until(async () => (await report()).check.task_id === null)
  const originality = (await post('/api/optimizer/originality', { blog_id: blog, options: { search: false } })).check.id
  const chat = (await post('/api/chats', { mode: 'file', files: [asset], project_id: project })).chat.id
  const message = (await post(`/api/chats/${chat}/ask`, { question: 'When did the Rance station open?' })).answer.id
  const chatShare = (await post(`/api/chats/${chat}/shares`)).share.id
  const pages = 'https://tides.example/turbines, Turbines'
  const linkList = (await post('/api/optimizer/links/lists', { title: 'Tides', pages })).list.id
  const linkRun = `run-${ownerId}`
  const link = { blog_id: blog, target_id: blog, anchor: 'turbines', url: 'https://tides.example/', title: '' }
  await post('/api/optimizer/links/runs', { run_id: linkRun, links: [link] })
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
    voice,
    template,
    derivative,
    shape,
    section: outlined.body.workflow.sections[0].id,
    factCheck,
    claim: (await report()).claims[0].id,
    originality,
    task,
    chat,
    message,
    chatShare,
    linkList,
    linkRun,
    apiKey: (await post('/api/account/keys', { name: 'Script' })).key.key_id,
  }
}
