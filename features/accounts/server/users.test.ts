import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { OPERATOR, type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

const DAY_MS = 24 * 3600_000
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const details = async ({ caller, id }: Writer) => (await caller.get('/api/fetch/user/details', { unique_id: id })).body
const put = (writer: Pick<Writer, 'id'>, over: object) =>
  server.operator.put('/api/update/user', { unique_id: writer.id, ...over })
const run = ({ caller, id }: Writer, feature = 'autoblog_workflow') =>
  caller.post('/api/update/user/features/runs', { unique_id: id, feature_name: feature, plan_name: 'whatever' })

async function onTrial() {
  const writer = await server.newWriter()
  expect((await put(writer, { plan_name: 'ls-free-trial', credit_limit: 100, expiry_days: 30 })).status).toBe(200)
  return writer
}

describe('who may call', () => {
  const calls = [
    ['GET', '/api/fetch/user/details'],
    ['POST', '/api/add/user'],
    ['POST', '/api/update/user/onboarding_data'],
    ['PUT', '/api/update/user'],
    ['PUT', '/api/v2/update/user/expiry'],
    ['POST', '/api/update/user/features/runs'],
    ['POST', '/api/insert/error/logs'],
    ['PUT', '/api/account/profile'],
    ['PUT', '/api/account/preferences'],
    ['GET', '/api/account/keys'],
    ['POST', '/api/account/keys'],
    ['DELETE', '/api/account/keys/some'],
    ['POST', '/api/account/delete'],
    ['GET', '/api/fetch/team/details'],
    ['GET', '/api/fetch/brand/voice/info'],
  ] as const

  test.each(calls)('nobody: %s %s is 401', async (method, path) => {
    const answer = await server.stranger().call(method, path, method === 'GET' ? {} : { body: {} })
    expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in'])
  })

  test('somebody else’s id is 403', async () => {
    const [one, two] = [await server.newWriter(), await server.newWriter()]
    const bodies: Array<[string, string, object]> = [
      ['POST', '/api/add/user', { name: 'X' }],
      ['POST', '/api/update/user/onboarding_data', {}],
      ['PUT', '/api/v2/update/user/expiry', { expiry_days: 7 }],
      ['POST', '/api/update/user/features/runs', { feature_name: 'autoblog_workflow' }],
      ['POST', '/api/insert/error/logs', { message: 'x' }],
    ]
    for (const [method, path, body] of bodies) {
      const answer = await one.caller.call(method, path, { body: { ...body, unique_id: two.id } })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'not-yours'])
    }
    for (const path of [
      '/api/fetch/user/details',
      '/api/fetch/brand/voice/info',
      '/api/billing/balance',
      '/api/billing/ledger',
      '/api/projects',
    ])
      expect((await one.caller.get(path, { unique_id: two.id })).status, path).toBe(403)
  })

  test('a team that one is not in is 403', async () => {
    const { caller } = await server.newWriter()
    for (const path of ['/api/fetch/team/details', '/api/fetch/brand/voice/info', '/api/projects', '/api/flags'])
      expect((await caller.get(path, { team_id: 'some-team' })).status, path).toBe(403)
    expect((await caller.get('/api/fetch/team/details')).status).toBe(422)
  })

  test('an operator is no user', async () => {
    expect((await server.operator.get('/api/fetch/user/details')).status).toBe(403)
    expect((await server.operator.post('/api/account/keys', { name: 'x' })).status).toBe(403)
  })

  test.each(['a:b', ':', 'x'.repeat(5_000), `${OPERATOR}x`, OPERATOR.replace(/:.*/, ':'), 'key-unknown:secret'])(
    'wrong Basic credentials are 401, also where anyone may ask: %.20s',
    async (basic) => {
      const caller = new Caller(server.url, { basic })
      for (const path of ['/api/fetch/user/details', '/api/flags', '/api/operator/users'])
        expect((await caller.get(path)).status, path).toBe(401)
    },
  )

  test('other kinds of credentials are 401', async () => {
    for (const authorization of ['Bearer abc', 'Basic', 'Basic !!!', ''])
      expect(
        (await server.stranger().call('GET', '/api/flags', { headers: { authorization } })).status,
        authorization,
      ).toBe(401)
  })
})

describe('a new person', () => {
  test('has every field, the server’s plan, and one project that is the default', async () => {
    const writer = await server.newWriter('Ada Lovelace')
    expect(await details(writer)).toMatchObject({
      unique_id: writer.id,
      display_name: 'Ada Lovelace',
      email: writer.email,
      active_user: true,
      paid_user: true,
      plan_name: 'premium-tier-3-monthly-june-2024',
      expiry_date: null,
      subscription_status: 'active',
      credit_limit: -1,
      credits_used: 0,
      feature_runs: { autoblog_workflow: 0, content_optimization: 0 },
      plagiarism_runs_allowed: 300,
      current_details: {
        plan_name: 'premium-tier-3-monthly-june-2024',
        run_limits: { autoblog_workflow: 500, content_optimization: 1_500 },
      },
      projects: [{ name: 'First project', is_default: true }],
      team_id: null,
      team_projects: [],
      preferences: { theme: 'system', locale: 'en-US', use_model_key: true, writing_model: null },
    })
  })

  test('is added once, however often and at once', async () => {
    const writer = await server.newWriter()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        writer.caller.post('/api/add/user', { unique_id: writer.id, project_name: 'Again' }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body.created])).toEqual(
      Array.from({ length: 6 }, () => [200, false]),
    )
    expect((await details(writer)).projects).toHaveLength(1)
  })

  test('who answered questions before being added still gets a project, and keeps the answers', async () => {
    const caller = server.stranger()
    const { body } = await caller.post('/api/auth/sign-up/email', {
      name: 'Q',
      email: 'questions@example.test',
      password: 'a-long-password',
    })
    await caller.post('/api/update/user/onboarding_data', { team_size: '2-10', project_name: 'My site' })
    const writer = { caller, id: body.user.id, email: '', projectId: '' }
    expect((await details(writer)).projects).toEqual([])
    expect((await caller.post('/api/add/user', { onboarding_data: { hear_about_us: 'search' } })).body.created).toBe(
      true,
    )
    expect(await details(writer)).toMatchObject({
      projects: [{}],
      onboarding: { team_size: '2-10', hear_about_us: 'search' },
    })
  })

  test.each([{ credit_limit: 5 }, { credits_used: -5 }, { credits_used: 'many' }])(
    'gets no credits by asking: %o is 422 with its path',
    async (wish) => {
      const { caller, id } = await server.newWriter()
      const answer = await caller.post('/api/add/user', { unique_id: id, credit_limit: 0, credits_used: 0, ...wish })
      expect(answer.status).toBe(422)
      expect(answer.body.details).toEqual([{ path: Object.keys(wish)[0], message: expect.any(String) }])
    },
  )
})

describe('what a person changes', () => {
  test('onboarding answers are merged; too long ones are 422', async () => {
    const writer = await server.newWriter()
    await writer.caller.post('/api/update/user/onboarding_data', {
      unique_id: writer.id,
      team_size: '1',
      hear_about_us: 'search',
    })
    await writer.caller.post('/api/update/user/onboarding_data', { team_size: '2-10' })
    expect((await details(writer)).onboarding).toEqual({ team_size: '2-10', hear_about_us: 'search' })
    expect((await writer.caller.post('/api/update/user/onboarding_data', { team_size: 'x'.repeat(501) })).status).toBe(
      422,
    )
  })

  test('name and preferences', async () => {
    const writer = await server.newWriter()
    expect((await writer.caller.put('/api/account/profile', { display_name: '  Grace  ' })).body.display_name).toBe(
      'Grace',
    )
    expect((await writer.caller.put('/api/account/preferences', { theme: 'dark' })).body.preferences).toMatchObject({
      theme: 'dark',
      locale: 'en-US',
      use_model_key: true,
      open_sources: false,
    })
    await writer.caller.put('/api/account/preferences', { locale: 'de' })
    expect(await details(writer)).toMatchObject({ display_name: 'Grace', preferences: { theme: 'dark', locale: 'de' } })
    expect((await writer.caller.put('/api/account/profile', { display_name: ' ' })).body.details[0].path).toBe(
      'display_name',
    )
    expect((await writer.caller.put('/api/account/preferences', { theme: 'pink' })).status).toBe(422)
    expect((await writer.caller.put('/api/account/preferences', { locale: '../etc' })).status).toBe(422)
  })
})

describe('the operator', () => {
  test('puts a person on a plan; nobody else does', async () => {
    const writer = await server.newWriter()
    expect((await writer.caller.put('/api/update/user', { unique_id: writer.id, credit_limit: 9 })).status).toBe(403)
    const granted = await put(writer, { plan_name: 'pro-monthly-usd', credit_limit: 77, expiry_days: 30 })
    expect(granted.body).toMatchObject({
      plan_name: 'pro-monthly-usd',
      credit_limit: 77,
      expiry_date: new Date(server.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    })
    expect(await details(writer)).toMatchObject({ plan_name: 'pro-monthly-usd', credit_limit: 77, credits_used: 0 })
    expect((await put(writer, { plan_name: 'no-such-plan' })).body.details[0].path).toBe('plan_name')
    expect((await put(writer, { plan_name: 'no-user' })).status).toBe(422)
    expect((await put(writer, { credit_limit: -2 })).status).toBe(422)
    expect((await put({ id: 'nobody' }, { credit_limit: 5 })).status).toBe(404)
  })

  test('a plan whose time is over behaves as forever_free until renewed', async () => {
    const writer = await server.newWriter()
    await put(writer, { plan_name: 'pro-monthly-usd', expiry_days: 0 })
    expect(await details(writer)).toMatchObject({
      plan_name: 'pro-monthly-usd',
      subscription_status: 'expired',
      paid_user: false,
      credit_limit: 50,
      current_details: { plan_name: 'forever_free' },
    })
    await put(writer, { plan_name: 'pro-monthly-usd', expiry_days: 30 })
    expect(await details(writer)).toMatchObject({
      subscription_status: 'active',
      credit_limit: 1_000,
      current_details: { plan_name: 'pro-monthly-usd' },
    })
  })

  test('extends anybody by days', async () => {
    const writer = await server.newWriter()
    await put(writer, { plan_name: 'pro-monthly-usd', expiry_days: 30 })
    const answer = await server.operator.put('/api/v2/update/user/expiry', { unique_id: writer.id, expiry_days: 5 })
    expect(answer.body.expiry_date).toBe(new Date(server.clock.now().getTime() + 35 * DAY_MS).toISOString())
    expect((await server.operator.put('/api/v2/update/user/expiry', { expiry_days: 5 })).status).toBe(422)
  })
})

describe('runs', () => {
  test('count to the plan’s limit and no further, however many at once', async () => {
    const writer = await onTrial()
    const answers = await Promise.all(Array.from({ length: 12 }, () => run(writer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.code, body.limit]).toEqual([430, 'run-limit', 3])
    expect((await details(writer)).feature_runs.autoblog_workflow).toBe(3)
    expect((await run(writer, 'content_optimization')).body).toMatchObject({ used: 1, limit: 15 })
    expect((await run(writer, 'plagiarism')).status).toBe(422)
  })

  test('the same Idempotency-Key counts once', async () => {
    const writer = await onTrial()
    const once = () =>
      writer.caller.post(
        '/api/update/user/features/runs',
        { feature_name: 'autoblog_workflow' },
        { headers: { 'idempotency-key': 'k1' } },
      )
    await Promise.all([once(), once(), once()])
    expect((await details(writer)).feature_runs.autoblog_workflow).toBe(1)
  })

  test('reset with the month', async () => {
    const writer = await onTrial()
    await run(writer)
    server.clock.advance(31 * DAY_MS)
    await put(writer, { plan_name: 'ls-free-trial', expiry_days: 30 })
    expect((await details(writer)).feature_runs.autoblog_workflow).toBe(0)
  })
})

describe('the trial’s extension', () => {
  const extend = ({ caller, id }: Writer, days = 7) =>
    caller.put('/api/v2/update/user/expiry', { unique_id: id, expiry_days: days })

  test('is one of ten at once, by 7 days', async () => {
    const writer = await onTrial()
    expect((await extend(writer)).body.code).toBe('trial-not-extendable')
    await run(writer)
    await run(writer)
    expect((await extend(writer, 8)).status).toBe(403)
    const before = Date.parse((await details(writer)).expiry_date)
    const answers = await Promise.all(Array.from({ length: 10 }, () => extend(writer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await details(writer)).toMatchObject({
      free_trial_offer_extended: true,
      expiry_date: new Date(before + 7 * DAY_MS).toISOString(),
    })
  })

  test('is not for other plans', async () => {
    const writer = await server.newWriter()
    await put(writer, { plan_name: '5-day-trial-plan', expiry_days: 5 })
    await run(writer)
    await run(writer)
    expect((await extend(writer)).status).toBe(403)
  })
})

describe('brand voices and teams of somebody who has none', () => {
  test('are none', async () => {
    const { caller, id } = await server.newWriter()
    expect(
      (await caller.get('/api/fetch/brand/voice/info', { unique_id: id, start_count: 0, end_count: 5 })).body,
    ).toEqual({ status: 200, brand_voice_entries: [], total_documents: 0 })
  })
})

test('errors of pages reach the log without secrets', async () => {
  const { caller, id, email } = await server.newWriter()
  const message = `TypeError at https://x.example/a?token=abc123def for ${email}; Authorization: Bearer abcdefghijk password=hunter2; sk-${'a1'.repeat(20)}`
  expect((await caller.post('/api/insert/error/logs', { unique_id: id, email, message })).status).toBe(200)
  const line = server.logged.find(({ userId }) => userId === id)
  expect(line?.pageError).toContain('TypeError at https://x.example/a')
  for (const secret of ['abc123def', email, 'abcdefghijk', 'hunter2', 'a1a1a1'])
    expect(line?.pageError).not.toContain(secret)
  expect((await caller.post('/api/insert/error/logs', { message: 'x'.repeat(20_001) })).status).toBe(422)
})
