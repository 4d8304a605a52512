import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledMessages } from './compiled-messages.ts'
import { contractRoutes } from './contract-routes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let dir = ''
let count = 0

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'longhand-plugins-'))
  await mkdir(join(dir, 'web'))
})
afterAll(() => rm(dir, { recursive: true }))

/** What a plugin makes of a file, as the module that the browser gets. */
async function loaded(plugin: { load?: unknown }, file: string): Promise<Record<string, unknown>> {
  const load = plugin.load as (
    this: { addWatchFile: () => void; meta: { watchMode: boolean } },
    id: string,
  ) => Promise<{ code: string } | null>
  const made = await load.call({ addWatchFile: () => undefined, meta: { watchMode: false } }, file)
  if (!made) throw new Error(`${file} was left as it is`)
  count += 1
  const module = join(dir, `made-${count}.mjs`)
  await writeFile(module, made.code)
  return import(module)
}

test('of a contract the browser gets methods, paths and plain constants, nothing else', async () => {
  const { billingContract, Balance } = await loaded(contractRoutes(), join(root, 'features/billing/contract.ts'))
  expect(billingContract).toMatchObject({
    balance: { '~orpc': { route: { method: 'GET', path: '/api/billing/balance' }, meta: { idempotent: false } } },
  })
  expect(JSON.stringify(billingContract)).not.toMatch(/schema|zod|summary/i)
  expect(Balance).toBeUndefined()
  const { chatContract } = await loaded(contractRoutes(), join(root, 'features/chat/contract.ts'))
  expect(chatContract).toMatchObject({ ask: { '~orpc': { meta: { takesLong: true } } } })
})

test('a contract in several files and groups keeps its groups', async () => {
  const { PAGE_LIMIT } = await loaded(contractRoutes(), join(root, 'platform/contract/paging.ts'))
  expect(PAGE_LIMIT).toBe(200)
})

test('messages arrive compiled; plain ones stay text', async () => {
  const file = join(dir, 'web', 'messages.ts')
  await writeFile(
    file,
    `export const messages = { plain: 'It’s fine', many: '{n, plural, one {# word} other {# words}}', group: { inner: '<b>x</b>' } }`,
  )
  const { messages } = await loaded(compiledMessages(), file)
  expect(messages).toMatchObject({ plain: 'It’s fine', group: { inner: [['b', 'x']] } })
  expect(JSON.stringify(messages)).not.toContain('plural')
})

test('a malformed message stops the build and names its place', async () => {
  const file = join(dir, 'web', 'broken-messages.ts')
  await writeFile(file, `export const messages = { ok: 'fine', bad: 'Hello {name' }`)
  await expect(loaded(compiledMessages(), file)).rejects.toThrow(/broken-messages\.ts: messages\.bad/)
})

test.each(['v1.5', '404', '1st'])('a key that `t` could not find stops the build: %s', async (key) => {
  const file = join(dir, 'web', `keys-${key}-messages.ts`.replaceAll('.', '-').replace(/-ts$/, '.ts'))
  await writeFile(file, `export const messages = { '${key}': 'fine' }`)
  await expect(loaded(compiledMessages(), file)).rejects.toThrow('a key begins with a letter')
})

test('every catalog there is compiles', async () => {
  const files = globSync('{app,features,platform}/**/web/**/*messages.ts', { cwd: root, exclude: ['app/web/vite/**'] })
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) await loaded(compiledMessages(), join(root, file))
})

test('other files are left alone', async () => {
  await expect(loaded(compiledMessages(), join(root, 'features/billing/web/api.ts'))).rejects.toThrow(/left as it is/)
  await expect(loaded(contractRoutes(), join(root, 'features/billing/plans.ts'))).rejects.toThrow(/left as it is/)
})
