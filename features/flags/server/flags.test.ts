import { InMemoryProvider } from '@openfeature/server-sdk'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { actorFor } from '../../../test-kit/actor.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { planOf } from '../../billing/contract.ts'
import { allowFlag, defaultModelOf, openFlags, valueOfFlag } from './decide.ts'
import { setFlag } from './set-flag.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const mine = async ({ caller }: Pick<Writer, 'caller'>) => (await caller.get('/api/flags')).body
const onPlan = async (plan_name: string) => {
  const writer = await server.newWriter()
  await server.operator.put('/api/update/user', { unique_id: writer.id, plan_name, expiry_days: 30 })
  return writer
}
const set = (wish: object) => server.operator.put('/api/operator/flags', wish)

describe('the flags of a person', () => {
  test('are those of the plan', async () => {
    const { flags, values, max_age } = await mine(await onPlan('forever_free'))
    expect(flags).toMatchObject({
      dashboard: true,
      'optimizer-seo': true,
      'content-planner': false,
      'optimizer-plagiarism': false,
    })
    expect(values).toMatchObject({
      'app-downtime-flag': 0,
      'pricing-page-view-id': { view_id: 'forever-free-user' },
      'default-model-factgpt': 'azure-gpt',
    })
    expect(values.languages).toHaveLength(11)
    expect(max_age).toBe(4 * 3600)
  })

  test('are those of forever_free when the plan’s time is over', async () => {
    const writer = await server.newWriter()
    await server.operator.put('/api/update/user', { unique_id: writer.id, plan_name: 'enterprise', expiry_days: 0 })
    expect((await mine(writer)).flags['content-planner']).toBe(false)
  })

  test('for anonymous callers are the dashboard and the search-console tool', async () => {
    const { status, body } = await server.stranger().get('/api/flags')
    expect(status).toBe(200)
    expect(Object.keys(body.flags).filter((flag) => body.flags[flag])).toEqual(['dashboard', 'gsc-standalone'])
    expect(body.values['default-model-factgpt']).toBeNull()
  })
})

describe('an operator', () => {
  test('sets a flag for everyone, a plan, a person: the nearest counts, and taking back restores', async () => {
    const writer = await onPlan('pro-monthly-usd')
    const other = await onPlan('forever_free')
    const isOn = async (who: Writer) => (await mine(who)).flags.templates
    await set({ flag: 'templates', value: false })
    expect([await isOn(writer), await isOn(other)]).toEqual([false, false])
    await set({ flag: 'templates', scope: 'plan', subject: 'pro-monthly-usd', value: true })
    expect([await isOn(writer), await isOn(other)]).toEqual([true, false])
    await set({ flag: 'templates', scope: 'user', subject: writer.email, value: false })
    await set({ flag: 'templates', scope: 'user', subject: other.id, value: true })
    expect([await isOn(writer), await isOn(other)]).toEqual([false, true])
    expect((await server.operator.get('/api/operator/flags')).body.overrides).toHaveLength(4)
    await set({ flag: 'templates', scope: 'user', subject: writer.email, value: null })
    expect(await isOn(writer)).toBe(true)
  })

  test('sets values', async () => {
    const writer = await onPlan('team-monthly-april-2024')
    const actor = actorFor(writer.id, planOf('team-monthly-april-2024'))
    expect(await defaultModelOf(server.deps, actor, 'workflow-1')).toBe('claude')
    await set({ flag: 'default-model-workflow-1', value: 'gpt-5-mini' })
    expect(await defaultModelOf(server.deps, actor, 'workflow-1')).toBe('gpt-5-mini')
    await set({ flag: 'app-downtime-flag', value: 2 })
    expect(await valueOfFlag(server.deps, null, 'app-downtime-flag')).toBe(2)
    await set({ flag: 'app-downtime-flag', value: null })
  })

  test.each([
    [{ flag: 'teleport', value: true }, 'flag'],
    [{ flag: 'templates', value: 'yes' }, 'value'],
    [{ flag: 'app-downtime-flag', value: 7 }, 'value'],
    [{ flag: 'languages', value: 'German' }, 'value'],
    [{ flag: 'default-model-special', value: 5 }, 'value'],
    [{ flag: 'templates', scope: 'plan', subject: 'no-such-plan', value: true }, 'subject'],
    [{ flag: 'templates', scope: 'user', subject: 'nobody@example.test', value: true }, 'subject'],
    [{ flag: 'templates', scope: 'planet', value: true }, 'scope'],
  ])('is refused %o', async (wish, path) => {
    const { status, body } = await set(wish)
    expect([status, body.details[0].path]).toEqual([422, path])
  })

  test('alone does so', async () => {
    const { caller } = await server.newWriter()
    expect((await caller.put('/api/operator/flags', { flag: 'templates', value: true })).status).toBe(403)
    expect((await server.stranger().get('/api/operator/flags')).status).toBe(401)
  })
})

test('a change of another process is heard, and without hearing believed for four hours only', async () => {
  const allowed = () => allowFlag(server.deps, null, 'docs')
  expect(await allowed()).toBe(false)
  await server.database.query(
    "insert into flag_overrides (flag, scope, subject, value, updated_at) values ('docs', 'everyone', '', 'true', now())",
  )
  expect(await allowed()).toBe(false)
  server.clock.advance(4 * 3600_000)
  expect(await allowed()).toBe(true)
  await setFlag(server.deps, 'test', { flag: 'docs', scope: 'everyone', subject: '', value: null })
  expect(await allowed()).toBe(false)
})

test('a flag service that does not answer in 30 seconds leaves it to the plan table', async () => {
  const never = new (class extends InMemoryProvider {
    override async resolveBooleanEvaluation() {
      return new Promise<never>(() => {})
    }
  })()
  const deps = { ...server.deps, db: Object.create(server.deps.db) }
  await openFlags(deps, never)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const deciding = allowFlag(deps, null, 'gsc-standalone')
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(await deciding).toBe(true)
})
