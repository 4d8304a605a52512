import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { envExampleIsCurrent } from './env-example.ts'
import { ensureChromium } from './find-chromium.ts'

// Every check there is, in the order in which a mistake is cheapest to find. Closes on a line that counts tests.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NODE = process.execPath
const bin = (path: string) => join(ROOT, 'node_modules', path)

interface Step {
  name: string
  args: string[]
  env?: Record<string, string>
}

/** What a step printed of its tests, and whether it ended well. */
interface Outcome {
  ok: boolean
  passed: number
  failed: number
}

const only = process.argv.slice(2)
const [hasPostgres, hasRedis] = [await answers(5432), await answers(6379)]
const steps: Step[] = [
  {
    name: 'format and lint',
    args: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--log-level=warn', '.'],
  },
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
  { name: 'architecture', args: ['scripts/check-architecture.ts'] },
  { name: 'links in docs', args: ['scripts/check-docs.ts'] },
  { name: 'unused code', args: [bin('knip/bin/knip.js'), '--no-progress', '--config', 'scripts/knip.json'] },
  {
    name: 'tests',
    args: [bin('vitest/vitest.mjs'), 'run'],
    env: hasPostgres ? { TEST_DATABASE: 'postgres' } : {},
  },
  ...(hasPostgres
    ? [
        {
          name: 'tests on the embedded database',
          args: [bin('vitest/vitest.mjs'), 'run', '--project', 'server', ...testsOfDatabase()],
        },
      ]
    : []),
  { name: 'web application', args: [bin('vite/bin/vite.js'), 'build', 'app/web', '--logLevel', 'warn'] },
  { name: 'bundle sizes', args: ['bench/size/web.ts'] },
  {
    name: 'in the browser',
    args: [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e'],
    env: { CHROMIUM_PATH: ensureChromium() ?? '' },
  },
]

const unknown = only.filter((wanted) => !steps.some(({ name }) => name === wanted))
if (unknown.length) {
  console.log(`There is no step “${unknown.join('”, “')}”. Steps: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

let passed = 0
let failed = 0
for (const step of steps.filter(({ name }) => !only.length || only.includes(name))) {
  console.log(`\n── ${step.name}`)
  const begun = performance.now()
  const outcome = await run(step)
  passed += outcome.passed
  failed += outcome.failed
  console.log(
    `── ${step.name}: ${outcome.ok ? 'ok' : 'failed'} after ${Math.round((performance.now() - begun) / 1000)} s`,
  )
}
if (!only.length && !envExampleIsCurrent()) {
  console.log('.env.example is not what the settings say; run: node scripts/env-example.ts')
  failed += 1
}
for (const gap of gaps()) console.log(`\nNot tested here: ${gap}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

function run({ args, env }: Step): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk)
        printed += chunk
      })
    }
    child.on('close', (code) => resolve(countOf(stripVTControlCharacters(printed), code === 0)))
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
  if (!text) return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
  const lost = number('failed')
  return { ok, passed: number('passed'), failed: ok ? lost : Math.max(1, lost) }
}

/**
 * The tests of what is different on the other database: how it is opened, asked, waited for and lost. What features do is
 * the same SQL on both, and every walk in the browser takes it to the embedded one.
 */
function testsOfDatabase(): string[] {
  return globSync('{platform,app,features/billing}/**/*.test.ts', { cwd: ROOT }).filter((path) =>
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
