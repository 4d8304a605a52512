import type { Page } from '@playwright/test'
import { makeBlog, openBlog, openPanel, storedMarkdown, textOf } from '../editor/desk.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

/** A blog with a slug, so that it has an address. */
async function makePage(page: Page, url: string, { html, slug }: { html: string; slug: string }): Promise<string> {
  const id = await makeBlog(page, url, html)
  const changed = await page.request.patch(`${url}/api/blogs/${id}`, {
    headers: { origin: url },
    data: { meta: { slug } },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  return id
}

test('links to other blogs are suggested, edited, added, undone, and rejected permanently', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await makePage(page, longhand.url, { html: '<h1>Tidal Power</h1><p>On tides.</p>', slug: 'tidal-power' })
  await makePage(page, longhand.url, { html: '<h1>Swansea Lagoon</h1><p>Never built.</p>', slug: 'swansea' })
  const text = '<h1>Coasts</h1><p>We use Tidal Power at home. The Swansea Lagoon was planned.</p>'
  const id = await makeBlog(page, longhand.url, text)
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'Links')
  await page.getByRole('button', { name: 'Set site URL' }).click()
  await page.getByLabel('Site URL').fill('example.com/blog')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('https://example.com/blog/tidal-power')).toBeVisible()
  await expect(page.getByText('2 suggestions')).toBeVisible()
  await expectAccessible(page)

  const tides = page.getByRole('listitem').filter({ hasText: 'We use Tidal Power' })
  await tides.getByRole('button', { name: 'Edit anchor text' }).click()
  await tides.getByRole('button', { name: 'Start one word earlier' }).click()
  await tides.getByRole('button', { name: 'Accept: use Tidal Power' }).click()
  await expect(
    page.getByRole('region', { name: 'Links added in this session' }).getByText('Added 1 link'),
  ).toBeVisible()
  const stored = () => storedMarkdown(page, longhand.url, id)
  await expect.poll(stored).toContain('We [use Tidal Power](https://example.com/blog/tidal-power) at home')
  await page.getByRole('button', { name: 'Accept: Swansea Lagoon' }).click()
  await expect.poll(stored).toContain('[Swansea Lagoon](https://example.com/blog/swansea)')
  await page.getByRole('button', { name: 'Undo all 2' }).click()
  await expect.poll(stored).not.toContain('](')
  await expect(page.getByText('2 suggestions')).toBeVisible()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(stored).toContain('[Swansea Lagoon](https://example.com/blog/swansea)')
  await textOf(page).press('ControlOrMeta+z')
  await expect.poll(stored).not.toContain('](')
  await expect(page.getByText('2 suggestions')).toBeVisible()

  await page.getByRole('button', { name: 'Reject: Swansea Lagoon' }).click()
  await expect(page.getByText('1 suggestion', { exact: true })).toBeVisible()
  // it is taken away at once, and said when it is stored
  await expect(page.getByText('Rejected in this text.')).toBeVisible()
  await page.reload()
  await openPanel(page, 'Checks', 'Links')
  await expect(page.getByText('1 suggestion', { exact: true })).toBeVisible()
  await page.getByText('Rejected (1)').click()
  await page.getByRole('button', { name: 'Suggest again: swansea lagoon' }).click()
  await expect(page.getByText('2 suggestions')).toBeVisible()

  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(stored).toContain('[Swansea Lagoon](https://example.com/blog/swansea)')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await openPanel(page, 'Checks', 'Links')
  await page.getByText('Links added earlier').click()
  await page.getByRole('button', { name: 'Undo all 2' }).click()
  await expect.poll(stored).not.toContain('](')
  await expect(page.getByText('2 suggestions')).toBeVisible()
})

test('links in many blogs are found without keyphrases, reviewed, added, and undone; a list of pages can be linked to', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await makePage(page, longhand.url, {
    html: '<h1>How we feed a sourdough starter</h1><p>A sourdough starter is alive. Feed the sourdough starter.</p>',
    slug: 'starter',
  })
  const bread = await makeBlog(page, longhand.url, '<h1>Bread</h1><p>Take your sourdough starter out.</p>')
  const markdownOf = async (id: string) =>
    (await page.request.get(`${longhand.url}/api/blogs/${id}/export/md?citations=none`)).text()
  const cake = await makeBlog(page, longhand.url, '<h1>Cake</h1><p>Cake with a sourdough starter, by Golden Mill.</p>')
  await page.goto('/optimizer/interlinking')
  await page.getByRole('button', { name: 'Create 2 slugs' }).click()
  await page.getByRole('dialog', { name: 'Created 2 slugs' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Create 2 slugs' })).toBeVisible()
  await page.getByRole('button', { name: 'Find links in 3 blogs' }).click()
  await expect(page.getByText('2 suggestions in 2 blogs')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Cake', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Add 1 link' }).click()
  await expect(page.getByText('Added 1 link.')).toBeVisible()
  expect(await markdownOf(bread)).toContain('[sourdough starter](/starter)')
  expect(await markdownOf(cake)).not.toContain('](')
  await page.reload()
  await page.getByRole('button', { name: 'Undo link' }).click()
  await expect(page.getByText('Removed 1 link.')).toBeVisible()
  expect(await markdownOf(bread)).not.toContain('](')

  await openBlog(page, cake)
  await openPanel(page, 'Checks', 'Links')
  await page.getByRole('button', { name: 'Add list of pages' }).click()
  await page.getByLabel('List name').fill('Partners')
  await page.getByLabel('Pages', { exact: true }).fill('Golden Mill, http://127.0.0.1:9/mill')
  await page.getByRole('button', { name: 'Add list', exact: true }).click()
  await expect(page.getByText('1 of 1 page read, 1 could not be read')).toBeVisible()
  await page.getByRole('button', { name: 'Reject in all texts: Golden Mill' }).click()
  await expect(page.getByText('Rejected in all texts.')).toBeVisible()
  await expectAccessible(page)
})

test('other texts that should link here get their link from here, and the map shows it', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const other = await makeBlog(page, longhand.url, '<h1>Coasts</h1><p>We use Tidal Power at home.</p>')
  await makeBlog(page, longhand.url, '<h1>Harbours</h1><p>They could live on Tidal Power too.</p>')
  const html = '<h1>Tidal Power</h1><p>On tides.</p>'
  const id = await makePage(page, longhand.url, { html, slug: 'tidal-power' })
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'Links')
  await page.getByRole('tab', { name: 'To this text' }).click()
  await page.getByRole('button', { name: 'Find mentions' }).click()
  await expect(page.getByText('3 of 3 texts read')).toBeVisible()
  const coasts = page.getByRole('listitem').filter({ hasText: 'We use Tidal Power at home' })
  await page.getByRole('listitem').filter({ hasText: 'They could' }).getByRole('button', { name: 'Add link' }).click()
  await coasts.getByRole('button', { name: 'Add link' }).click()
  await page.getByRole('button', { name: 'Undo all 2' }).click()
  await expect(page.getByText('Link added.')).toHaveCount(0)
  await coasts.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByText('Link added.')).toBeVisible()
  const exported = await page.request.get(`${longhand.url}/api/blogs/${other}/export/md?citations=none`)
  expect(await exported.text()).toContain('[Tidal Power](/tidal-power)')
  await expectAccessible(page)

  await page.reload()
  await openPanel(page, 'Checks', 'Links')
  await page.getByRole('tab', { name: 'To this text' }).click()
  await page.getByText('Links added earlier').click()
  await expectAccessible(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Coasts: Tidal Power' })
    .getByRole('button', { name: 'Undo link' })
    .click()
  await expect.poll(() => storedMarkdown(page, longhand.url, other)).not.toContain('](')
  await page.getByRole('button', { name: 'Find mentions' }).click()
  await coasts.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByText('Link added.')).toBeVisible()

  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(page.getByText('3 pages, 1 link between them')).toBeVisible()
  const first = page.getByRole('button', { name: /^Tidal Power: 1 link to it/ })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^Coasts: 0 links to it.*orphan/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Linked from')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Table' }).click()
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Orphans (2)' }).click()
  await expect(page.getByRole('table').getByRole('button', { name: 'Coasts' })).toBeVisible()
  await expectAccessible(page)
})

test('a pasted text is copied with its links, on a phone too', async ({ page, longhand, writer, context }) => {
  expect(writer.id).toBeTruthy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/optimizer/interlinking')
  await page.getByRole('textbox', { name: 'Text' }).fill('# Coasts\n\nWe use Tidal Power at [home](/home).')
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByText('Nothing to link to yet')).toBeVisible()
  await expect(page.getByText('Links in this text (1)')).toBeVisible()
  await makePage(page, longhand.url, { html: '<h1>Tidal Power</h1><p>On tides.</p>', slug: 'tidal-power' })
  await page.reload()
  await page.getByRole('textbox', { name: 'Text' }).fill('# Coasts\n\nWe use Tidal Power at home.')
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByRole('button', { name: 'Accept: Tidal Power' }).click()
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Copied with links.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '# Coasts\n\nWe use [Tidal Power](/tidal-power) at home.',
  )
  await expectAccessible(page)
})

test('how many suggestions the limit leaves out is said, and one press shows them', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const names = ['Adjusting disc brakes', 'Choosing a child seat', 'Cleaning a saddle bag', 'Buying a floor pump']
  for (const title of [...names, 'Fixing a flat tire', 'Fitting a bell holder'])
    await makePage(page, longhand.url, {
      html: `<h1>${title} at home</h1><p>It takes a while.</p>`,
      slug: title.replaceAll(' ', '-'),
    })
  const text =
    'The disc brakes squeal, the child seat is wet, the saddle bag is full, the floor pump leaks, I have a flat tire, and the bell holder is loose.'
  const id = await makeBlog(page, longhand.url, `<h1>Morning</h1><p>${text}</p>`)
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'Links')
  await page.getByRole('button', { name: 'Set site URL' }).click()
  await page.getByLabel('Site URL').fill('example.com/blog')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 more suggestion is left out by the link limit.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('6 suggestions')).toBeVisible()
})
