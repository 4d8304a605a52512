import { scriptedModels } from '../test-kit/models.ts'
import { expect, expectAccessible, signUp, test } from './fixtures.ts'

test('what a model was asked is shown, and sent again beside the first answer', async ({ page, start }) => {
  const models = await scriptedModels()
  const longhand = await start(models.settings)
  const text = 'The Rance station has 24 turbines and feeds the grid of Brittany.'
  models.says('24 turbines', 'A tidal station in Brittany with 24 turbines.')
  await signUp(page, longhand.url)
  await page.goto(`${longhand.url}/account/runs`)
  await expect(page.getByRole('heading', { name: 'No model runs yet' })).toBeVisible()
  const written = await page.request.post(`${longhand.url}/api/generate/synopsis`, {
    headers: { origin: longhand.url },
    data: { text },
  })
  expect(written.status(), await written.text()).toBe(200)
  await page.reload()
  await page.getByRole('link', { name: 'Generate synopsis' }).click()
  await page.getByText('1 quoted text').click()
  await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)

  await test.step('a second answer stands beside the first', async () => {
    models.mock.reset()
    models.says('24 turbines', 'Tides turn 24 turbines at the mouth of the Rance.')
    await page.getByRole('button', { name: 'Run again' }).click()
    const second = page.getByRole('article').filter({ hasText: 'New answer from house-model' })
    await expect(second.getByText('Tides turn 24 turbines at the mouth of the Rance.')).toBeVisible()
    await expect(second.getByText('No credits charged.')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'A tidal station in Brittany' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a failure says why, and the first answer stays', async () => {
    models.mock.reset()
    models.fails('24 turbines', 500)
    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'A tidal station in Brittany' })).toBeVisible()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await models.stop()
})
