import { expect, expectAccessible, test } from './fixtures.ts'
import { addSource } from './sources.ts'

test('a writer says once what an article is for, by keyboard on a phone, and the next one begins with it', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/workflows?topic=How+tides+make+power')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForURL(/\/workflows\/[^/]+\/research/)
  await page.getByRole('spinbutton', { name: 'Length in words' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  for (const typed of ['800', 'tidal barrage', 'Mayors of coastal towns', 'Order a study']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('combobox', { name: 'Purpose' }).click()
  await page.getByRole('option', { name: 'Help decide' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Primary keyphrase' })).toHaveValue('tidal barrage')
  await page.getByRole('button', { name: 'Close brief' }).click()
  await expect(
    page.getByText('Help decide · Mayors of coastal towns · 800 words · Order a study · “tidal barrage”'),
  ).toBeVisible()

  const headers = { origin: longhand.url }
  const data = { topic: 'Wind power', project_id: writer.projectId }
  const { workflow } = await (await page.request.post('/api/workflows', { headers, data })).json()
  await page.goto(`/workflows/${workflow.id}/research`)
  await expect(page.getByRole('textbox', { name: 'Audience' })).toHaveValue('Mayors of coastal towns')
  await expect(page.getByRole('textbox', { name: 'Primary keyphrase' })).toHaveValue('')
})

test('a German topic is not silently written about in English', async ({ page, longhand, writer }) => {
  const assetId = await addSource(page.request, longhand.url)
  const headers = { origin: longhand.url }
  const data = { topic: 'Wie Gezeitenkraftwerke für Strom sorgen', project_id: writer.projectId, asset_ids: [assetId] }
  const { workflow } = await (await page.request.post('/api/workflows', { headers, data })).json()
  await page.goto(`/workflows/${workflow.id}/research`)
  await expect(page.getByText('Your topic is in German, and the article will be in English-US.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write in German' }).click()
  await expect(page.getByRole('combobox', { name: 'Language' })).toContainText('German')
  await expect(page.getByText('Your topic is in German')).toBeHidden()
})

test('where two sources disagree a writer sees both, and a cleared fact is left out', async ({
  page,
  longhand,
  writer,
}) => {
  const ids = await Promise.all([
    addSource(page.request, longhand.url, {
      name: 'before.txt',
      text: 'A balcony solar panel may feed at most 600 watts into the grid. In 2023, 400,000 panels were counted.',
    }),
    addSource(page.request, longhand.url, {
      name: 'after.txt',
      text: 'A balcony solar panel may feed at most 800 watts into the grid. The reform passed in May 2024.',
    }),
  ])
  const headers = { origin: longhand.url }
  const data = { topic: 'Balcony solar panels', project_id: writer.projectId, asset_ids: ids }
  const { workflow } = await (await page.request.post('/api/workflows', { headers, data })).json()
  await page.goto(`/workflows/${workflow.id}/research`)
  await page.getByRole('button', { name: 'Run research' }).click()
  await expect(page.getByRole('heading', { name: 'Where sources disagree' })).toBeVisible()
  const sides = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Disagreement 1' }) })
  await expect(sides).toContainText('at most 600 watts')
  await expect(sides).toContainText('at most 800 watts')
  const fact = page.getByRole('checkbox', { name: /at most 600 watts/ })
  await fact.click()
  await expect(fact).not.toBeChecked()
  await expect(fact).toHaveAccessibleDescription(/Left out/)
  await expectAccessible(page)
})
