import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { envExampleIsCurrent } from './env-example.ts'
import { ensureChromium } from './find-chromium.ts'

// Every check there is, those first in which a mistake is cheapest to find. Closes on a line that counts tests.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NODE = process.execPath
const bin = (path: string) => join(ROOT, 'node_modules', path)

interface Step {
  name: string
  args: string[]
  env?: Record<string, string>
}

/** How many tests a step had. */
interface Outcome {
  passed: number
  failed: number
}

const only = process.argv.slice(2)
const [hasPostgres, hasRedis] = [await answers(5432), await answers(6379)]
/** Stages follow each other; the steps of one run side by side, as each alone leaves a core idle or works for seconds. */
const stages: Step[][] = [
  [
    {
      name: 'format and lint',
      args: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--log-level=warn', '.'],
    },
    // one checker for each project: more would each check what they share anew
    { name: 'types', args: [bin('typescript/bin/tsc'), '-b', '--checkers', '1'] },
    { name: 'architecture', args: ['scripts/check-architecture.ts'] },
    { name: 'links in docs', args: ['scripts/check-docs.ts'] },
    { name: 'unused code', args: [bin('knip/bin/knip.js'), '--no-progress', '--config', 'scripts/knip.json'] },
    { name: 'web application', args: [bin('vite/bin/vite.js'), 'build', 'app/web', '--logLevel', 'warn'] },
  ],
  [
    {
      name: 'tests',
      args: [bin('vitest/vitest.mjs'), 'run'],
      env: hasPostgres ? { TEST_DATABASE: 'postgres' } : {},
    },
  ],
  hasPostgres
    ? [
        {
          name: 'tests on the embedded database',
          args: [bin('vitest/vitest.mjs'), 'run', '--project', 'server', ...testsOfDatabase()],
        },
      ]
    : [],
  [{ name: 'bundle sizes', args: ['bench/size/web.ts'] }],
  [{ name: 'in the browser', args: [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e'] }],
]

const names = stages.flat().map(({ name }) => name)
const unknown = only.filter((wanted) => !names.includes(wanted))
if (unknown.length) {
  console.log(`There is no step “${unknown.join('”, “')}”. Steps: ${names.join(', ')}`)
  process.exit(1)
}

// tests print documents with it, and walks run in it; what comes before them need not wait for it
const chromium = only.length && !only.some((name) => /tests|browser/.test(name)) ? null : ensureChromium()
let passed = 0
let failed = 0
for (const stage of stages) {
  const steps = stage.filter(({ name }) => !only.length || only.includes(name))
  if (steps.some(({ name }) => /tests|browser/.test(name))) await chromium
  await Promise.all(steps.map((step) => report(step, { isAlone: steps.length === 1 })))
}
if (!only.length && !envExampleIsCurrent()) {
  console.log('.env.example is not what the settings say; run: node scripts/env-example.ts')
  failed += 1
}
for (const gap of gaps()) console.log(`\nNot tested here: ${gap}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/** Runs a step and says how it went: at once what it prints, or all of it at its end where others print meanwhile. */
async function report(step: Step, { isAlone }: { isAlone: boolean }): Promise<void> {
  const begun = performance.now()
  if (isAlone) console.log(`\n── ${step.name}`)
  const { ok, printed } = await run(step, (chunk) => isAlone && process.stdout.write(chunk))
  const outcome = countOf(stripVTControlCharacters(printed), ok)
  passed += outcome.passed
  failed += outcome.failed
  if (!isAlone) process.stdout.write(`\n── ${step.name}\n${printed}`)
  console.log(`── ${step.name}: ${ok ? 'ok' : 'failed'} after ${Math.round((performance.now() - begun) / 1000)} s`)
}

function run({ args, env }: Step, print: (chunk: Buffer) => void): Promise<{ ok: boolean; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        print(chunk)
        printed += chunk
      })
    }
    child.on('close', (code) => resolve({ ok: code === 0, printed }))
  })
}

/** What a whole run left out because a server was not there. */
function gaps(): string[] {
  if (only.length) return []
  return [
    ...(hasPostgres ? [] : ['PostgreSQL does not answer on 127.0.0.1:5432; only the embedded database was tested.']),
    ...(hasRedis ? [] : ['Redis does not answer on 127.0.0.1:6379; several processes together were not tested.']),
  ]
}

/** Counts from what vitest and Playwright print last; a step without tests counts as one. */
function countOf(printed: string, ok: boolean): Outcome {
  const vitest = /^\s*Tests\s+(.*)$/m.exec(printed)?.[1]
  const playwright = /^\s+\d+ (passed|failed)\b/m.test(printed) ? printed : undefined
  const text = vitest ?? playwright
  if (!text) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
  const lost = number('failed')
  return { passed: number('passed'), failed: ok ? lost : Math.max(1, lost) }
}

/**
 * The tests of what is different on the other database: how it is opened, asked, waited for and lost, and what no call may
 * break. What features do is the same SQL on both, and every walk in the browser takes it to the embedded one.
 */
function testsOfDatabase(): string[] {
  const places = [
    'platform/server/{connections,db,http,jobs,outbox}/**/*.test.ts',
    'app/server/{api-page,metrics,odd-requests}.test.ts',
    'features/billing/**/*.test.ts',
  ]
  return globSync(places, { cwd: ROOT }).filter((path) =>
    /\btest(?:Server|Database)\b/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 500 })
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
