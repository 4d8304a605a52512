import type { Page } from '@playwright/test'
import { scriptedModels } from '../../test-kit/models.ts'
import { connectModel, expect, expectAccessible, test } from '../fixtures.ts'
import { at, makeBlog, openBlog, storedMarkdown, textOf } from './desk.ts'

const QUOTED = 'The Rance station opened in 1966 and has 24 turbines with a capacity of 240 megawatts.'
const OTHER = 'Silt gathers behind the wall and must be dredged.'

async function quotingBlog(page: Page, url: string): Promise<string> {
  const quote = (id: string, words: string) =>
    `<blockquote><p><strong>Ocean Board</strong>: <span data-citation="${id}">“${words}”</span></p></blockquote>`
  const id = await makeBlog(page, url, `<h1>Tidal power</h1>${quote('c1', QUOTED)}${quote('c2', OTHER)}`)
  const citations = [
    { id: 'c1', title: 'Ocean Board', url: 'https://ocean.example/', quote: QUOTED },
    { id: 'c2', title: 'Ocean Board', url: 'https://ocean.example/', quote: OTHER },
  ]
  const kept = await page.request.post(`${url}/api/blogs/${id}/citations`, {
    headers: { origin: url },
    data: { citations },
  })
  expect(kept.status(), await kept.text()).toBe(200)
  return id
}

test('a quotation is put into one’s own words by hand, and its citation moves along', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await quotingBlog(page, longhand.url)
  const text = await openBlog(page, id)
  await at(page, 'Rance station')
  await page
    .getByRole('toolbar', { name: 'Quotation' })
    .getByRole('button', { name: 'Write in your own words' })
    .click()
  const bar = page.getByRole('group', { name: 'In your own words' })
  await expect(bar.getByText('Write below the quotation.')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Suggest a text' }), 'no model is connected').toHaveCount(0)
  const first = 'Since 1968 the station on the coast has 24 turbines with a capacity of 240 megawatts.'
  await page.keyboard.type(first)
  await expect(text.getByText('The Rance station opened'), 'the quotation is in sight').toBeInViewport()
  await expect(
    bar.getByText('Copied from the quotation: “has 24 turbines with a capacity of 240 megawatts”'),
  ).toBeVisible()
  await expect(bar.getByText('In the quotation but not in your text: 1966, Rance')).toBeVisible()
  await expect(bar.getByText('Not in the quotation: 1968')).toBeVisible()
  await expectAccessible(page)
  const own = 'At the Rance, 24 machines deliver 240 megawatts, and have done so since 1966.'
  await at(page, first, 'over')
  await page.keyboard.type(own)
  await expect(bar.getByText(/quotation:|not in your text/)).toHaveCount(0)
  await bar.getByRole('button', { name: 'Replace quotation' }).click()
  await expect(bar).toBeHidden()
  await expect(text.locator('[data-citation=c1]')).toHaveText(own)
  expect(await storedMarkdown(page, longhand.url, id)).not.toContain('opened in 1966')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('blockquote')).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(text.getByRole('blockquote')).toHaveCount(1)

  // on a phone, with keys only, and no
  await page.setViewportSize({ width: 390, height: 780 })
  await at(page, 'Silt gathers')
  await expect(page.getByRole('button', { name: 'Write in your own words' })).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+Alt+w')
  await expect(bar).toBeVisible()
  await expect(text.getByText('Silt gathers')).toBeInViewport()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeHidden()
  await expect(text.getByRole('blockquote')).toHaveCount(1)
})

test('a model suggests the words, and what it lost is named before they are accepted', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const models = await scriptedModels()
  const content = 'At the Rance, 24 machines have delivered power since 1966.'
  models.mock.onMessage(/Rephrase TEXT/, { content }, { chunkSize: 8, latency: 20 })
  await connectModel(page, longhand.url, models)
  const id = await quotingBlog(page, longhand.url)
  await page.goto(`${longhand.url}/blogs/${id}`)
  const text = textOf(page)
  await at(page, 'Rance station')
  await page.keyboard.press('ControlOrMeta+Alt+w')
  const bar = page.getByRole('group', { name: 'In your own words' })
  await bar.getByRole('button', { name: 'Suggest a text' }).click()
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor()
  await expect(bar.getByText('In the quotation but not in your text: 240 megawatts')).toBeVisible()
  await expect(text.locator('ins').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(text.locator('ins')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Replace quotation' }).click()
  await expect(text.locator('[data-citation=c1]')).toHaveText(content)
  await expect(text.getByRole('blockquote')).toHaveCount(1)
  await models.stop()
})
