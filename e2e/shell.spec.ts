import type { Browser } from '@playwright/test'
import { site, page as webPage } from '../test-kit/site.ts'
import { expect, expectAccessible, signUp, test } from './fixtures.ts'
import { addSource } from './sources.ts'

test('the palette goes to pages, does things, and finds a source by its words', async ({ page, longhand, writer }) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('combobox', { name: 'Search or go to' })
  await box.fill('usag')
  await expect(page.getByRole('option', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/usage')
  await expect(box).toBeHidden()

  await page.getByRole('button', { name: /Search or go to/ }).click()
  await box.fill('brittany')
  await page.getByRole('option', { name: /Rance station in Brittany/ }).click()
  await expect(page.getByRole('region', { name: 'Cited passage' })).toContainText('24 turbines')

  await page.keyboard.press('ControlOrMeta+k')
  await box.fill('new project')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await box.fill('qqqqqq')
  await expect(page.getByText('No results for “qqqqqq”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()

  await test.step('on a phone four areas are in the bar, and the others behind one button', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Assets' }).click()
    await page.waitForURL('**/assets')
  })
})

test('the look follows the device or a choice; the help sheet shows every shortcut', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/dashboard')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Ella Writer: account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  expect(await ground()).toBe(dark)
  await page.getByRole('button', { name: 'Ella Writer: account' }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.poll(ground).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(dark)

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Search, navigate, or create')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('textbox', { name: 'Topic' }).pressSequentially('why?')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('why?')

  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await page.getByRole('link', { name: 'Assets' }).click()
  await page.waitForURL('**/assets')
})

test('long work shows in the tray from every page, can be stopped, and tried again', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  const held: (() => void)[] = []
  let isOpen = false
  const text = `<title>Dykes</title><article><h1>Dykes</h1>${'<p>A dyke keeps the sea from the land behind it.</p>'.repeat(9)}</article>`
  const slow = await site({
    '/dykes': (request, response, body) => {
      const answer = () => webPage(text)(request, response, body)
      if (isOpen) return answer()
      held.push(answer)
      // a site that says nothing at all is given up after ten seconds, and this walk may take longer
      response.writeHead(200, { 'content-type': 'text/html' })
      const beat = setInterval(() => response.write(' '), 2_000)
      response.on('close', () => clearInterval(beat))
    },
  })
  try {
    await page.goto('/assets')
    await page.getByLabel('Add from URL').fill(`${slow.url}/dykes`)
    await page.getByLabel('Add from URL').press('Enter')
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('link', { name: 'Workflows' }).click()
    await page.getByRole('button', { name: '1 task running' }).click()
    const tray = page.getByRole('dialog', { name: 'Tasks' })
    await expect(tray.getByRole('progressbar')).toBeVisible()
    await tray.getByRole('button', { name: /^Stop / }).click()
    await expect(tray.getByText(/^Stopped/)).toBeVisible()
    await expectAccessible(page)
    isOpen = true
    await tray.getByRole('button', { name: /^Retry/ }).click()
    await tray.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { name: 'Dykes' }).first()).toBeVisible()
    await expect(page.getByText('A dyke keeps the sea').first()).toBeVisible()
  } finally {
    await slow.close()
  }
})

test('a session that ends elsewhere asks for the password over the page, and nothing typed is lost', async ({
  page,
  longhand,
  writer,
  playwright,
}) => {
  await page.goto('/dashboard')
  const topic = page.getByRole('textbox', { name: 'Topic' })
  await topic.fill('why night trains came back')
  const elsewhere = await playwright.request.newContext({ extraHTTPHeaders: { origin: longhand.url } })
  await elsewhere.post(`${longhand.url}/api/auth/sign-in/email`, {
    data: { email: writer.email, password: writer.password },
  })
  await elsewhere.post(`${longhand.url}/api/auth/revoke-other-sessions`, { data: {} })
  await elsewhere.dispose()
  await page.getByRole('button', { name: 'Start research' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(writer.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(topic).toHaveValue('why night trains came back')
  await page.getByRole('button', { name: 'Start research' }).click()
  await page.waitForURL(/\/workflows\/[^/]+\/research/)
})

test('an address without a page says so, in the product and outside, and foreign things are not there', async ({
  page,
  longhand,
  writer,
  browser,
}) => {
  expect(writer.id).toBeTruthy()
  const other = await foreignSource(longhand.url, browser)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.goto('/account/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(`/assets/${other}`)
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await page.goto('/workflows/not-there/outline')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
})

/** The id of a source of somebody else. */
async function foreignSource(url: string, browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUp(page, url)
  const id = await addSource(page.request, url)
  await context.close()
  return id
}

test('selected options are recognizable where the system sets the colors', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/assets')
  const ground = (role: 'link' | 'checkbox', name: string) =>
    page.getByRole(role, { name }).evaluate((element) => getComputedStyle(element).backgroundColor)
  const site = page.getByRole('checkbox', { name: 'Add the whole site' })
  const untouched = await ground('checkbox', 'Add the whole site')
  await site.check()
  await expect(site).not.toHaveCSS('background-color', untouched)
  expect(await ground('link', 'Assets')).not.toBe(await ground('link', 'Blogs'))
})
