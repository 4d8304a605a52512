import type { PlaywrightWorkerArgs, Route } from '@playwright/test'
import { expect, expectAccessible, OPERATOR, test } from './fixtures.ts'

async function asOperator(
  playwright: PlaywrightWorkerArgs['playwright'],
  url: string,
  path: string,
  data: object,
): Promise<void> {
  const [username = '', password = ''] = OPERATOR.split(':')
  const operator = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const put = await operator.put(url + path, { data })
  expect(put.status(), await put.text()).toBe(200)
  await operator.dispose()
}

test('maintenance is announced on open pages, and closes the ones that are opened', async ({
  page,
  longhand,
  writer,
  playwright,
}) => {
  const setLevel = (value: number | null) =>
    asOperator(playwright, longhand.url, '/api/operator/flags', {
      ...{ flag: 'app-downtime-flag', scope: 'user', subject: writer.id, value },
    })
  const asked = Promise.withResolvers<void>()
  const announced = Promise.withResolvers<void>()
  const slowly = async (route: Route) => {
    const before = await route.fetch()
    asked.resolve()
    await announced.promise
    await route.fulfill({ response: before })
  }
  await page.route('**/api/flags*', slowly, { times: 1 })
  const listens = page.waitForRequest('**/api/events')
  await page.goto('/dashboard')
  await Promise.all([listens, asked.promise])
  await setLevel(1)
  // what the page is still reading is from before
  announced.resolve()
  await expect(page.getByText('Maintenance starts soon.')).toBeVisible()
  await setLevel(2)
  await expect(page.getByText('Longhand is read-only during maintenance.')).toBeVisible()
  await expectAccessible(page)
  await setLevel(3)
  await expect(page.getByText('What you typed is kept on this page.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Down for maintenance' })).toBeVisible()
  await expectAccessible(page)
  await setLevel(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  await expect(page.getByText('maintenance')).toHaveCount(0)
})

test('a call without credits left opens one dialog with the way to more', async ({
  page,
  longhand,
  writer,
  playwright,
}) => {
  await asOperator(playwright, longhand.url, '/api/update/user', {
    ...{ unique_id: writer.id, plan_name: 'pro-monthly-usd', credit_limit: 0 },
  })
  const headers = { origin: longhand.url }
  const made = await page.request.post('/api/blogs', { headers, data: { html: '<p>Tides follow the moon.</p>' } })
  const { blog } = await made.json()
  const source = await page.request.post('/api/assets/files?filename=tides.txt', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: 'Tides follow the moon. The Rance station opened in 1966 and has 24 turbines.',
  })
  const { asset } = await source.json()
  expect(blog.id).toBeTruthy()
  await expect
    .poll(async () => (await (await page.request.get(`/api/assets/${asset.id}`)).json()).asset.state)
    .toBe('ready')
  const { workflow } = await (
    await page.request.post('/api/workflows', { headers, data: { topic: 'tides', asset_ids: [asset.id] } })
  ).json()
  await page.goto(`/workflows/${workflow.id}/headline`)
  await page.getByRole('button', { name: 'Suggest headlines' }).click()
  const dialog = page.getByRole('dialog', { name: 'You’ve used all your credits' })
  await expect(dialog).toHaveCount(1)
  await expect(dialog.getByText('Your plan is Pro, billed monthly.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'View plan and usage' }).click()
  await page.waitForURL('**/account/plan')
  await expect(dialog).toHaveCount(0)
})
