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
  await page.getByRole('button', { name: 'Make from the title' }).click()
  await expect(page.getByLabel('Address')).toHaveValue('how-tides-work')
  await page.getByLabel('Description').fill('x'.repeat(130))
  await expect(page.getByText(/130 characters · fits/)).toBeVisible()
  await page.getByLabel('Tags').fill('sea, moon,')
  await expect(page.getByRole('button', { name: 'Remove moon' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /share-blog/)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the edit')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('button', { name: /Before the edit/ })).toBeVisible()
  await at(page, 'The first words.')
  await page.keyboard.type(' And second ones.')
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.getByRole('button', { name: /Before the edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before the edit' })
  await expect(dialog.locator('ins')).toContainText('And second ones.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click()
  await expect(text.getByRole('paragraph')).toHaveText(['The first words.'])
  await page.reload()
  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('How tides work')
})
