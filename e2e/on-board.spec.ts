import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelRuntime } from '../test-kit/model-runtime.ts'
import { tinyModel } from '../test-kit/tiny-model.ts'
import { type WeightsHost, weightsHost } from '../test-kit/weights-host.ts'
import { expect, expectAccessible, type Longhand, prepareLonghand, signUp, test } from './fixtures.ts'

const tiny = tinyModel()
let host: WeightsHost
let longhand: Longhand
let list: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = await weightsHost({ 'tiny.gguf': tiny.bytes })
  list = mkdtempSync(join(tmpdir(), 'longhand-cards-'))
  const card = { id: 'tiny', label: 'Tiny 1', license: 'MIT', path: 'tiny.gguf', memory: 50_000_000 }
  const huge = { ...card, id: 'huge', label: 'Huge 900B', license: 'Apache-2.0', memory: 900_000_000_000_000 }
  const models = [
    { ...card, bytes: tiny.bytes.length, sha256: tiny.sha256 },
    { ...huge, bytes: 540_000_000_000, sha256: '0'.repeat(64) },
  ]
  writeFileSync(join(list, 'models.json'), JSON.stringify(models))
  longhand = prepareLonghand({
    ON_BOARD_MODELS: join(list, 'models.json'),
    ON_BOARD_WEIGHTS_URL: host.url,
  })
  await longhand.start()
  const runtime = await modelRuntime()
  if ('missing' in runtime) test.skip(true, runtime.missing)
  else {
    mkdirSync(join(longhand.dataDir, 'model'), { recursive: true })
    symlinkSync(runtime.folder, join(longhand.dataDir, 'model', 'runtime'))
  }
})
test.afterAll(async () => {
  await longhand.end()
  await host.close()
  rmSync(list, { recursive: true, force: true })
})

test('the first account downloads a model to run on the server, sees why it failed, stops, resumes, and has it', async ({
  page,
}) => {
  await signUp(page, longhand.url)
  await page.goto(`${longhand.url}/account/models`)
  await expect(page.getByText('Download a model below')).toBeVisible()
  await expect(page.getByText('MIT · 1 MB download · needs about 50 MB of memory')).toBeVisible()
  await expect(page.getByText('Needs more memory than this server has')).toBeVisible()
  await expectAccessible(page)
  host.fates = ['other-content', 'waits-half-way', 'arrives']
  await page.getByRole('button', { name: 'Download Tiny 1' }).click()
  // a message says the same for a while
  const main = page.getByRole('main')
  await expect(main.getByText('doesn’t have the expected checksum')).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('progressbar', { name: 'Downloading Tiny 1' })).toBeVisible()
  await expect.poll(() => host.asked.length).toBe(2)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(main.getByText('Stopped. What was downloaded is kept.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Resume', exact: true }).first().click()
  await expect(main.getByText('“Tiny 1” is ready.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Runs on this server · 8,000 tokens' })).toBeVisible()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Writing' }).click()
  await expect(page.getByRole('option', { name: 'tiny (Runs on this server)' })).toBeVisible()
})
