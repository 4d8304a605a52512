import { expect, expectAccessible, test } from './fixtures.ts'

test('a page survives a server restart: typed text stays, and everything works again', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.goto(`${longhand.url}/projects?new=1`)
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Name').fill('Written while the server is gone')
  await longhand.kill()
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(dialog.getByRole('alert')).toContainText('What you typed is kept on this page')
  await expect(dialog.getByLabel('Name')).toHaveValue('Written while the server is gone')

  await test.step('a page whose code has not loaded says that the server is gone, and comes when it is back', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Workflows' }).click()
    await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible()
    await longhand.start()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Workflows', level: 1 })).toBeVisible()
  })
  await page.goto(`${longhand.url}/projects?new=1`)
  await dialog.getByLabel('Name').fill('Written when it is back')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('button', { name: 'Written when it is back: switch project' })).toBeVisible()
})

test('without a network a banner says so until it is back', async ({ page, writer, context }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Your changes are kept on this page')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline. Your changes are kept on this page')).toBeHidden()
})

test('a page that is loaded while the server is down says what is kept, and loads when it is back', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.goto(`${longhand.url}/blogs`)
  await page.getByRole('button', { name: 'New blog' }).first().click()
  await page.locator('.ProseMirror').pressSequentially('Tides')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await longhand.kill()
  await page.keyboard.type('written while nobody answers')
  await expect(page.locator('.ProseMirror')).toContainText('written while nobody answers')
  await page.waitForTimeout(500) // what is typed is kept on the device within a tenth of a second
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Can’t reach Longhand' })).toBeVisible()
  await expect(page.getByText('What you wrote is kept on this device')).toBeVisible()
  await expectAccessible(page)
  await longhand.start()
  await expect(page.locator('.ProseMirror')).toContainText('written while nobody answers')
  // online, nothing comes from what is kept: not even this page under its own name
  const kept = await page.evaluate(async () =>
    (await (await caches.open('longhand-offline')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(kept.sort()).toEqual(['/early-look.js', '/favicon.svg', '/offline-page.js', '/offline.html'])
})
