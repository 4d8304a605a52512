import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../../../app/server/build-server.ts'
import { actorFor } from '../../../../test-kit/actor.ts'
import { hasPostgres, type OwnPostgres, ownPostgres } from '../../../../test-kit/own-postgres.ts'
import { signUp } from '../../../../test-kit/server.ts'
import { entitlementOf } from '../../../billing/server/index.ts'
import { FactSources } from '../../contract/facts.ts'
import { settled, weigh } from './check-claim.ts'
import type { CheckContext } from './context.ts'
import { givenSources } from './given-sources.ts'
import { readChecked } from './read-text.ts'
import type { CheckRow } from './store.ts'

const isThere = await hasPostgres()
const CLAIM = 'The Rance station opened in 1966.'
let own: OwnPostgres
let server: RunningServer
let context: CheckContext

beforeAll(async () => {
  if (!isThere) return
  own = await ownPostgres()
  server = await own.start()
  const { caller } = await signUp(server.url)
  const { unique_id } = (await caller.get('/api/fetch/user/details')).body
  const added = await caller.call('POST', '/api/assets/files', {
    query: { filename: 'rance.txt' },
    raw: new TextEncoder().encode(CLAIM),
  })
  context = await contextFor(unique_id, [added.body.asset.id, 'deleted-since'])
})
afterAll(async () => {
  if (!isThere) return
  await server.close()
  await own.drop()
})

async function contextFor(ownerId: string, asset_ids: string[]): Promise<CheckContext> {
  const { deps } = server
  const { plan } = await entitlementOf(deps, ownerId)
  const check: CheckRow = {
    id: 'check',
    ownerId,
    authorId: ownerId,
    blogId: null,
    assetId: null,
    title: '',
    text: CLAIM,
    language: 'English-US',
    country: null,
    sources: FactSources.parse({ asset_ids, domains: ['gone.example'] }),
    taskId: null,
    run: 1,
    engine: 'builtin',
    notes: [],
    shareToken: null,
    createdAt: deps.clock.now(),
    checkedAt: null,
  }
  return {
    deps,
    actor: actorFor(ownerId, plan),
    check,
    language: 'English-US',
    text: await readChecked(deps, check),
    cited: [],
    givenIds: [],
    contradicting: new Map(),
    pages: new Map(),
    sources: new Map(),
    model: null,
    signal: new AbortController().signal,
  }
}

test.runIf(isThere)(
  'a source that was deleted is no evidence; a database that is away is an error',
  async () => {
    const [id] = context.check.sources.asset_ids
    expect(await givenSources(context)).toEqual([id])
    const passage = { id: 'p', sourceId: id ?? '', title: 'Rance', text: CLAIM, start: 0, end: CLAIM.length }
    const weighed = weigh(context, CLAIM, [{ sentence: CLAIM, passage, origin: 'own' }])
    const judge = () => settled(context, CLAIM, { ...weighed, reason: null, engine: 'builtin' })
    expect((await judge()).verdict).toBe('supported')
    await own.line.cut()
    await expect(givenSources(context)).rejects.toThrow()
    await expect(judge()).rejects.toThrow()
    await own.line.mend()
    expect(await givenSources(context)).toEqual([id])
  },
  60_000,
)
