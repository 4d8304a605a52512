import { expect, signUp, startLonghand, test } from './fixtures.ts'

test('a page outlives a restart of the server: what was typed stays, and everything works again', async ({ page }) => {
  const longhand = await startLonghand()
  try {
    await signUp(page, longhand.url)
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
      await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
      await longhand.start()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Workflows' })).toBeVisible()
    })
    await page.goto(`${longhand.url}/projects?new=1`)
    await dialog.getByLabel('Name').fill('Written when it is back')
    await dialog.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByRole('button', { name: 'Written when it is back: switch project' })).toBeVisible()
  } finally {
    await longhand.kill()
  }
})

test('without a network a banner says so until it is back', async ({ page, writer, context }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('No connection. What you type stays on this page')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection. What you type stays on this page')).toBeHidden()
})
