import { expect, expectAccessible, test } from '../fixtures.ts'
import { at, makeBlog, textOf } from './desk.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone the editor is one column with its tools at the bottom', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>The Rance station opened in 1966.</p>')
  await page.goto(`/blogs/${id}`)
  const text = textOf(page)
  await expect(text).toBeVisible()
  const tools = page.getByRole('toolbar', { name: 'Editor' })
  const box = await tools.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800)
  await expect(tools, 'it scrolls by touch, without a bar over the tools').toHaveCSS('scrollbar-width', 'none')
  await expectAccessible(page)
  await at(page, 'in 1966.', 'over')
  await tools.getByRole('button', { name: 'Bold' }).tap()
  await expect(text.locator('strong')).toHaveText('in 1966.')
  await expect(page.getByRole('button', { name: 'Inspector' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Redo' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(text.locator('strong')).toBeHidden()
  await page.getByRole('toolbar', { name: 'Evidence' }).getByRole('button').first().tap()
  await expect(page.getByRole('dialog', { name: 'Evidence for this sentence' })).toContainText('No source')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
