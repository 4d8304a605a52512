import { expect, expectAccessible, test } from '../fixtures.ts'
import { at, makeBlog, openBlog, textOf } from './desk.ts'

test('a window that becomes narrow is the phone’s editor for as long, at the same address, with its caret and its undo', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>The Rance station.</p>')
  const text = await openBlog(page, id)
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await expect(inspector).toBeVisible()
  await at(page, 'Rance')
  await page.keyboard.type(' tidal')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(inspector).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' }), 'the page has the phone to itself').toBeHidden()
  const phoneTools = page.getByRole('button', { name: 'Bold' })
  await expect(phoneTools).toBeVisible()
  await page.keyboard.type(' power')
  await expect(text.getByRole('paragraph')).toHaveText('The Rance tidal power station.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(inspector).toBeVisible()
  await expect(phoneTools).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/blogs/${id}$`))
  await page.keyboard.type('ful')
  await expect(text.getByRole('paragraph')).toHaveText('The Rance tidal powerful station.')
  // as many steps as there were pauses
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text.getByRole('paragraph')).toHaveText('The Rance station.', { timeout: 500 })
  }).toPass()
})

test('with room for one side, the outline is next to the text, and makes way for the inspector', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><h2>History</h2><p>The Rance station.</p>')
  await page.setViewportSize({ width: 900, height: 800 })
  const text = await openBlog(page, id)
  const outline = page.getByRole('complementary', { name: 'Outline' })
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const bar = page.getByRole('toolbar', { name: 'Editor' })
  await bar.getByRole('button', { name: 'Outline' }).click()
  const [side, words] = [await outline.boundingBox(), await text.boundingBox()]
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0)
  await bar.getByRole('button', { name: 'Inspector' }).click()
  await expect(inspector).toBeVisible()
  await expect(outline).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(outline, 'it was opened, and there is room again').toBeVisible()
})

test('the address that phones had leads to the blog, and without a blog to the library', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>The Rance station.</p>')
  await page.goto(`/m/blogs/editor?blog=${id}`)
  await expect(page).toHaveURL(new RegExp(`/blogs/${id}$`))
  await expect(textOf(page)).toContainText('The Rance station.')
  await page.goto('/m/blogs/editor')
  await expect(page).toHaveURL(/\/blogs$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
})
