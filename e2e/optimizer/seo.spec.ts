import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { at, makeBlog, openBlog, openPanel, storedMarkdown, textOf } from '../editor/desk.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

const LONG =
  'The station, which was built by engineers of several countries over many years, is known to sailors and to students of the sea alike today.'

test('the score follows the text while it is written; a check shows its words and can be ignored', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, `<h1>Tides</h1><p>Tidal power comes from the sea. ${LONG}</p>`)
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'SEO')
  await page.getByLabel('Keyphrase', { exact: true }).fill('tidal power')
  await expect(page.getByText('The first paragraph contains the keyphrase.')).toBeAttached()
  const score = page.getByText(/^\d+ of 100$/)
  const before = await score.textContent()
  await expectAccessible(page)

  const long = page.getByRole('listitem').filter({ hasText: 'have more than 20 words' })
  await long.getByRole('button', { name: 'Show in text' }).click()
  await long.getByRole('button', { name: /^The station, which was built/ }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('The station, which was built')
  await long.getByRole('button', { name: 'Ignore' }).click()
  await expect(page.getByText('Ignored')).toBeVisible()
  await expect(score).not.toHaveText(before ?? '')

  await at(page, 'from the sea.')
  await page.keyboard.type(' More words.')
  await expect(page.getByText(/The text has 3\d words; aim for 300 or more/)).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await openPanel(page, 'Checks', 'SEO')
  await expect(page.getByLabel('Keyphrase', { exact: true })).toHaveValue('tidal power')
  await expect(page.getByText('Ignored')).toBeVisible()
})

test('a keyphrase is suggested, fixes are taken and undone, and questions are asked of the text', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const text =
    '<p>A sourdough starter is alive, and it wants flour and water twice a day. Feed the sourdough starter in the morning and at night, always at the same hour.</p>'
  const id = await makeBlog(page, longhand.url, `<h1>How to feed a sourdough starter</h1>${text}`)
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'SEO')
  await page.getByRole('button', { name: 'sourdough starter', exact: true }).click()
  await expect(page.getByLabel('Keyphrase', { exact: true })).toHaveValue('sourdough starter')
  await page.getByRole('button', { name: 'Use this: Meta description length' }).click()
  await expect(page.getByText('Meta description changed')).toBeVisible()
  await expect(page.getByText('A sourdough starter is alive').last()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('button', { name: 'Use this: Meta description length' })).toBeVisible()
  await page.getByText('Questions to answer').click()
  await page.getByLabel('Questions', { exact: true }).fill('How warm should the flour be?')
  await page.getByLabel('Questions', { exact: true }).blur()
  await expect(
    page.getByText('0 of 1 questions are answered. First open: “How warm should the flour be?”'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('other pages are read, and the terms they share are shown next to the text', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const articles: Record<string, string> = {
    '/a': '<p>Tidal lagoons store sea water behind a wall. The Swansea lagoon was never built.</p><p>Engineers praise tidal lagoons, for the moon never fails.</p>',
    '/b': '<p>A wall of rock makes a bay a basin. Tidal lagoons empty it through turbines twice a day.</p><p>Critics find tidal lagoons dear.</p>',
  }
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<article><h1>Power from the sea</h1>${articles[request.url ?? '']}</article>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>A lagoon in the sea was planned in Wales.</p>')
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'SEO')
  await page.getByText('Terms other pages use').click()
  await page.getByLabel('Page URLs').fill(`http://127.0.0.1:${port}/a\nhttp://127.0.0.1:${port}/b`)
  await page.getByLabel('Page URLs').blur()
  await page.getByRole('button', { name: 'Compare pages' }).click()
  await expect(page.getByText('2 pages read')).toBeVisible()
  await page.getByRole('button', { name: 'sea', exact: true }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('sea')
  await expectAccessible(page)
  site.close()
})

test('a pasted text is checked on a page of its own, on a phone too', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/optimizer')
  await page.getByRole('textbox', { name: 'Text' }).fill(`# Tides\n\nTidal power comes from the sea. ${LONG}`)
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByLabel('Keyphrase', { exact: true }).fill('tidal power')
  await expect(page.getByText('The first paragraph contains the keyphrase.')).toBeAttached()
  await expect(page.getByText(/^\d+ of 100$/)).toBeVisible()
  await expectAccessible(page)
})

test('headings get the levels that are missing, and links that say nothing are named', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/optimizer/seo')
  const text = '## Tides\n\nThey rise. For prices [click here](/prices).\n\n#### Mills\n\nThey grind.'
  await page.getByRole('textbox', { name: 'Text' }).fill(text)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByText('1 link doesn’t say where it leads: “click here”.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the gaps' }).click()
  await expect(page.getByText('1 heading skips a level')).toHaveCount(0)
  await page.getByRole('button', { name: 'Make this the H1' }).click()
  await expect(page.getByText('There is no main heading')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close the gaps' }).click()
  await expect(page.getByRole('heading', { name: 'Mills', level: 3 })).toBeVisible()
  await expectAccessible(page)
})

test('images get alt text or are marked as decorative, and one main heading is left; each can be undone', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const undo = (toast: RegExp) =>
    page.getByRole('dialog', { name: toast }).getByRole('button', { name: 'Undo' }).click()
  const src = (name: string) => `https://example.org/${name}`
  const id = await makeBlog(
    page,
    longhand.url,
    `<h1>Tides</h1><p>They rise.</p><figure><img src="${src('1.png')}"><figcaption>The dam at low tide</figcaption></figure>
    <h1>How a dam works</h1><h2>Turbines</h2><p>They turn.</p><img src="${src('2.png')}">`,
  )
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'SEO')
  const missing = page.getByRole('list', { name: 'Images without alt text' })
  await expect(missing.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const first = missing.getByLabel('Alt text for image 1')
  await expect(first).toHaveValue('The dam at low tide')
  await first.fill('A concrete dam with a row of gates')
  await missing.getByRole('button', { name: 'Add alt text: image 1' }).click()
  const stored = () => storedMarkdown(page, longhand.url, id)
  await expect.poll(stored).toContain('![A concrete dam with a row of gates]')
  await undo(/^Added alt text/)
  await expect(missing.getByLabel('Alt text for image 1')).toHaveValue('The dam at low tide')
  await expect(missing.getByLabel('Alt text for image 2')).toHaveValue('Turbines')
  await missing.getByRole('button', { name: 'Mark as decorative: image 2' }).click()
  await missing.getByRole('button', { name: 'Mark as decorative: image 1' }).click()
  await expect(missing).toBeHidden()
  await expect(page.getByText('All 2 images have alt text or are marked as decorative.')).toBeAttached()

  await page.getByRole('button', { name: 'Lower these headings' }).click()
  await expect(textOf(page).getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(textOf(page).getByRole('heading', { level: 3, name: 'Turbines' })).toBeVisible()
  await undo(/^Lowered 2 headings/)
  await expect(textOf(page).getByRole('heading', { level: 1 })).toHaveCount(2)
  await page.getByRole('button', { name: 'Lower these headings' }).click()
  await expect.poll(stored).toContain('### Turbines')
  await textOf(page).press('ControlOrMeta+z')
  await expect.poll(stored).toContain('# How a dam works\n\n## Turbines')
  await page.reload()
  await openPanel(page, 'Checks', 'SEO')
  await expect(page.getByRole('button', { name: 'Lower these headings' })).toBeVisible()
  await expect(missing).toBeHidden()

  await page.goto('/optimizer/seo')
  await page.getByRole('textbox', { name: 'Text' }).fill('# Tides\n\nThey rise.\n\n# Dams\n\n## Gates\n\nThey turn.')
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByRole('button', { name: 'Lower these headings' }).click()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/^# Tides[\s\S]+\n## Dams\n\n### Gates/)
})
