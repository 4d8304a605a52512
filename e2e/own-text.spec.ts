import { expect, expectAccessible, test } from './fixtures.ts'
import { addSource } from './sources.ts'

test('a source that somebody wrote is joined in a digest as text, and says so', async ({ page, longhand, writer }) => {
  const assetId = await addSource(page.request, longhand.url)
  await page.goto(`/assets/${assetId}`)
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await dialog.getByRole('checkbox', { name: 'I wrote this' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your own text')).toBeVisible()

  const headers = { origin: longhand.url }
  const made = await page.request.post(`${longhand.url}/api/workflows`, {
    headers,
    data: { topic: 'tidal power', project_id: writer.projectId, asset_ids: [assetId] },
  })
  const { workflow } = await made.json()
  const sections = [{ level: 2, heading: 'The Rance station', notes: '', words: 100, passage_ids: [] }]
  await page.request.patch(`${longhand.url}/api/workflows/${workflow.id}`, {
    headers,
    data: { version: workflow.version, sections, headline: 'Tides' },
  })
  await page.goto(`/workflows/${workflow.id}/draft`)
  await expect(page.getByText(/^No language model is connected, so a draft will be a digest/)).toBeVisible()
  await page.getByRole('button', { name: 'Write draft' }).click()
  await expect(page.getByText('The draft is finished.')).toBeVisible()
  const article = page.getByRole('article', { name: 'Tides' })
  await expect(article.getByText('Quoted from your sources').first()).toBeVisible()
  await expect(article.getByRole('paragraph').filter({ hasText: 'Rance' }).first()).toBeVisible()
  await expect(article.getByRole('blockquote')).toHaveCount(0)
  await page.getByRole('link', { name: 'Open in editor' }).click()
  await expect(page.getByText(/^No language model is connected, so the assistant/)).toBeVisible()
})
