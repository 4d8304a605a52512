import { expect, expectAccessible, test } from '../fixtures.ts'
import { addSource } from '../sources.ts'
import { at, makeBlog, openBlog, textOf } from './desk.ts'

const html =
  '<h1>Tides</h1><p>It is nice here. <span data-citation="c1">The Rance station opened in 1966.</span></p><p>Its capacity is 240 megawatts.</p>'

async function citedBlog(page: Parameters<typeof makeBlog>[0], url: string): Promise<string> {
  const id = await makeBlog(page, url, html)
  const cited = await page.request.post(`${url}/api/blogs/${id}/citations`, {
    headers: { origin: url },
    data: {
      citations: [
        {
          id: 'c1',
          quote: 'The Rance station in Brittany opened in 1966.',
          title: 'Tides of the world',
          place: 'page 2',
        },
      ],
    },
  })
  expect(cited.status(), await cited.text()).toBe(200)
  return id
}

test('each sentence that is cited or should be has a mark; tapping it shows the evidence', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  await openBlog(page, await citedBlog(page, longhand.url))
  const margin = page.getByRole('toolbar', { name: 'Evidence' })
  await expect(margin.getByRole('button')).toHaveCount(2)
  await margin.getByRole('button', { name: /^Cited sentence: The Rance station/ }).click()
  const card = page.getByRole('dialog', { name: 'Evidence for this sentence' })
  await expect(card.getByRole('blockquote')).toHaveText('The Rance station in Brittany opened in 1966.')
  await expect(card).toContainText('Tides of the world, page 2')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Remove' }).click()
  await expect(margin.getByRole('button', { name: /^Sentence without a source: The Rance/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(margin.getByRole('button', { name: /^Cited sentence/ })).toBeVisible()
})

test('an unsourced sentence finds its source among the writer’s own and is cited', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url)
  await openBlog(page, await citedBlog(page, longhand.url))
  const margin = page.getByRole('toolbar', { name: 'Evidence' })
  await margin.getByRole('button', { name: /^Sentence without a source: Its capacity/ }).click()
  const card = page.getByRole('dialog', { name: 'Evidence for this sentence' })
  await card.getByRole('button', { name: 'Find a source' }).click()
  await expect(card.getByText('Its capacity is 240 megawatts.')).toBeVisible()
  await card.getByRole('button', { name: 'Cite' }).first().click()
  await expect(margin.getByRole('button', { name: /^Cited sentence: Its capacity/ })).toBeVisible()
  await margin.getByRole('button', { name: /^Cited sentence: Its capacity/ }).click()
  await card.getByRole('button', { name: 'Show in source' }).click()
  await expect(card.locator('mark')).toContainText('240 megawatts')
  await card.getByRole('link', { name: 'Open source' }).click()
  await expect(page).toHaveURL(/\/assets\/.+passage=/)
})

test('keys go from mark to mark; citations move with their words', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  await openBlog(page, await citedBlog(page, longhand.url))
  await at(page, 'Tides')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  const card = page.getByRole('dialog', { name: 'Evidence for this sentence' })
  await expect(card).toContainText('Cited')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(card).toContainText('No source')
  await page.keyboard.press('Escape')
  await at(page, 'The Rance station opened in 1966.', 'over')
  await page.keyboard.press('ControlOrMeta+x')
  await at(page, '240 megawatts.')
  await page.keyboard.press('ControlOrMeta+v')
  const text = textOf(page)
  await expect(text.locator('p').last().locator('[data-citation=c1]')).toHaveText('The Rance station opened in 1966.')
})
