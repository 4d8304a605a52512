import { expect, expectAccessible, test } from '../fixtures.ts'
import { at, makeBlog, openBlog } from './desk.ts'

test('meta fields are measured and kept; a link is made; versions are compared and restored', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>The first words.</p>')
  const text = await openBlog(page, id)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByLabel('Title').fill('How tides work')
  await expect(page.getByText(/of 600 pixels/)).toBeVisible()
  await page.getByRole('button', { name: 'Use title' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue('how-tides-work')
  await page.getByLabel('Description').fill('x'.repeat(130))
  await expect(page.getByText(/130 characters · fits/)).toBeVisible()
  await page.getByLabel('Tags').fill('sea, moon,')
  await expect(page.getByRole('button', { name: 'Remove moon' })).toBeVisible()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = page.getByRole('textbox', { name: 'Share link' })
  await expect(address).toBeFocused()
  await expect(address).toHaveValue(new RegExp(`^${longhand.url}/share-blog/`))
  await expect(page.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', await address.inputValue())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('Link title').fill('The sea, twice a day')
  await settings.getByRole('textbox', { name: 'Password' }).fill('abc')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByText('A password has at least 4 characters.')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await settings.getByRole('textbox', { name: 'Password' }).fill('')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toHaveCount(0)
  const shown = await page.request.get(await address.inputValue())
  expect(await shown.text()).toContain('<title>The sea, twice a day</title>')

  await page.getByRole('tab', { name: 'History' }).press('Enter')
  // its panel loads beneath it; the row of tabs stays where it is
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'History' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the edit')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: /Before the edit/ })).toBeVisible()
  await at(page, 'The first words.')
  await page.keyboard.type(' And second ones.')
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.getByRole('button', { name: /Before the edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before the edit' })
  await expect(dialog.locator('ins')).toContainText('And second ones.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore version' }).click()
  await expect(text.getByRole('paragraph')).toHaveText(['The first words.'])
  await page.reload()
  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('How tides work')
})

test('a blog in the trash is restored where it was opened', async ({ page, writer, longhand }) => {
  const headers = { origin: longhand.url }
  const data = { html: '<h1>Tides</h1><p>Words.</p>', project_id: writer.projectId }
  const { blog } = await (await page.request.post('/api/blogs', { headers, data })).json()
  await page.request.post('/api/blogs/bulk', { headers, data: { ids: [blog.id], action: 'trash' } })
  await page.goto(`/blogs/${blog.id}`)
  await expect(page.getByText('This blog is in the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.locator('.ProseMirror')).toContainText('Words.')
})
