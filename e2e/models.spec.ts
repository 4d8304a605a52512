import { type FakeOllama, fakeOllama } from '../test-kit/ollama.ts'
import { expect, expectAccessible, type Longhand, prepareLonghand, signUp, test } from './fixtures.ts'

// the first account of a server is made once
test.describe.configure({ mode: 'default' })

let ollama: FakeOllama
let longhand: Longhand
test.beforeAll(async () => {
  ollama = await fakeOllama(700)
  longhand = prepareLonghand({ LOCAL_MODELS: 'on', LOCAL_MODEL_PORTS: String(ollama.port) })
  await longhand.start()
})
test.afterAll(async () => {
  await longhand.end()
  await ollama.close()
})

test('the first account downloads a model, stops, continues after a reload, and has it', async ({ page }) => {
  ollama.library.set('qwen3:4b-instruct', ['arrives'])
  await signUp(page, longhand.url)
  await page.goto(`${longhand.url}/account/models`)
  // a machine at its limit may not have answered within the second that the start gave it
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('Ollama is running, but it has no models yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Download Qwen3 4B Instruct with Ollama' }).click()
  await expect(page.getByRole('progressbar', { name: 'Downloading qwen3:4b-instruct' })).toBeVisible()
  await expect(page.getByText(/ of 2 GB/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. What was downloaded is kept.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('“qwen3:4b-instruct” is ready.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ollama · 8,192 tokens' })).toBeVisible()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
})

test('a second account sees the models but no downloads', async ({ page }) => {
  await signUp(page, longhand.url)
  await page.goto(`${longhand.url}/account/models`)
  await expect(page.getByRole('heading', { name: 'This server’s models' })).toBeVisible()
  await expect(page.getByText('Download a model')).toHaveCount(0)
})
