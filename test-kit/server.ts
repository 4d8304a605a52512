import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../app/server/build-server.ts'
import { hashPassword } from '../features/accounts/server/index.ts'
import { readConfig } from '../platform/server/config.ts'
import { createLog } from '../platform/server/log.ts'
import { Caller } from './caller.ts'
import { testDatabase } from './database.ts'
import { type FixedClock, fixedClock } from './fixed-clock.ts'

/** Operator credentials of every test server, as `id:secret`. */
export const OPERATOR = 'test-operator:test-operator-secret'

/** People of tests are made by the hundred, and a real hash takes a fifth of a second of processor time. */
const CHEAP = { cost: 16, blockSize: 8, parallelization: 1 }

/** A whole server on a database of its own, for one test file. */
export interface TestServer extends RunningServer {
  clock: FixedClock
  /** What was logged, one parsed line each. */
  logged: Array<Record<string, unknown>>
  dataDir: string
  /** Somebody without credentials. */
  stranger(): Caller
  operator: Caller
  /** Signs up a new person and makes their profile and first project. */
  newWriter(name?: string): Promise<Writer>
}

/** A signed-in person of a test. */
export interface Writer {
  caller: Caller
  id: string
  email: string
  projectId: string
}

/** Starts a server; `settings` are environment variables over defaults that suit tests. Close it in `afterAll`. */
export async function testServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-data-'))
  const logged: Array<Record<string, unknown>> = []
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) })
  const clock = fixedClock()
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    // a script answers the orders it knows, and a test that is about reviews turns them on
    MODEL_REVIEW: 'off',
    OPERATOR_KEY: OPERATOR,
    OUTBOUND_ALLOW: '127.0.0.1',
    LOCAL_MODELS: 'off',
    ...settings,
  })
  const server = await startServer(config, {
    clock,
    log,
    database: await testDatabase(),
    hashPassword: (password) => hashPassword(password, CHEAP),
  })
  return {
    ...server,
    clock,
    logged,
    dataDir,
    stranger: () => new Caller(server.url),
    operator: new Caller(server.url, { basic: OPERATOR }),
    newWriter: (name) => signUp(server.url, name),
    async close(callsMs) {
      await server.close(callsMs)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Signs up a new person at a server and makes their profile and first project. */
export async function signUp(url: string, name = 'Test Writer'): Promise<Writer> {
  const caller = new Caller(url)
  const email = `writer-${randomBytes(6).toString('hex')}@example.test`
  const signedUp = await caller.post('/api/auth/sign-up/email', {
    name,
    email,
    password: `pw-${randomBytes(9).toString('base64url')}`,
  })
  if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.status}: ${signedUp.text}`)
  const id: string = signedUp.body.user.id
  const added = await caller.post('/api/add/user', {
    name,
    email,
    credit_limit: 0,
    credits_used: 0,
    unique_id: id,
    team_member: false,
    onboarding_data: {},
    project_name: 'First project',
  })
  if (added.status !== 200) throw new Error(`add/user answered ${added.status}: ${added.text}`)
  const details = await caller.get('/api/fetch/user/details', { unique_id: id })
  return { caller, id, email, projectId: details.body.projects[0].project_id }
}
