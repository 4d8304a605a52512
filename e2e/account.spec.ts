import { LLMock } from '@copilotkit/aimock'
import { expect, expectAccessible, OPERATOR, test } from './fixtures.ts'

test('a writer changes name and look, and both stay', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/account')
  await page.waitForURL('**/account/profile')
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByLabel('Name').fill('Ella Marsh')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Ella Marsh: account' })).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByLabel('Name')).toHaveValue('Ella Marsh')
})

test('a writer sees the devices that are signed in, ends one, and changes the password', async ({
  page,
  longhand,
  writer,
  browser,
}) => {
  const elsewhere = await browser.newContext({ userAgent: IPHONE })
  const signIn = (password: string) =>
    elsewhere.request.post(`${longhand.url}/api/auth/sign-in/email`, {
      headers: { origin: longhand.url },
      data: { email: writer.email, password },
    })
  const mine = () => elsewhere.request.get(`${longhand.url}/api/fetch/user/details`)
  expect((await signIn(writer.password)).status()).toBe(200)
  await page.goto('/account/security')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of Safari on iOS' }).click()
  await expect(page.getByText('Signed out of Safari on iOS.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out of Safari on iOS' })).toBeHidden()
  expect((await mine()).status()).toBe(401)

  await signIn(writer.password)
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password').fill('a new long password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Incorrect current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(writer.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You’ve been signed out on all other devices.')).toBeVisible()
  expect((await mine()).status()).toBe(401)
  expect((await signIn(writer.password)).status()).toBe(401)
  expect((await signIn('a new long password')).status()).toBe(200)
  await elsewhere.close()
})

test('a writer makes a key for a program, uses it and revokes it', async ({ page, longhand, writer, playwright }) => {
  await page.goto('/account/keys')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Key name').fill('Website export')
  await page.getByRole('button', { name: 'Create key' }).click()
  const username = await page.getByLabel('Key ID (user name)').inputValue()
  const password = await page.getByLabel('Secret (password)').inputValue()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const program = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const asked = await program.get(`${longhand.url}/api/fetch/user/details`)
  expect((await asked.json()).unique_id).toBe(writer.id)

  await page.reload()
  await expect(page.getByText(password)).toHaveCount(0)
  await expect(page.getByText(/Last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Revoke “Website export”?' })
  await asking.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  expect((await program.get(`${longhand.url}/api/fetch/user/details`)).status()).toBe(401)
  await program.dispose()
})

test('a writer limits a key to reading, until a day', async ({ page, longhand, writer, playwright }) => {
  await page.goto('/account/keys')
  await page.getByRole('button', { name: 'New key' }).first().click()
  await page.getByLabel('Key name').fill('Reports')
  await page.getByRole('combobox', { name: 'Access' }).click()
  await page.getByRole('option', { name: /Read only/ }).click()
  const lastDay = page.getByLabel('Expires on')
  await lastDay.fill('2020-01-01')
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Choose today or a later date.')).toBeVisible()
  await lastDay.fill('2199-12-31')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  const username = await page.getByLabel('Key ID (user name)').inputValue()
  const password = await page.getByLabel('Secret (password)').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const key = page.getByRole('listitem').filter({ hasText: 'Reports' })
  await expect(key).toContainText('Read only')
  await expect(key).toContainText(/Expires .*2199/)
  const program = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const asked = await program.get(`${longhand.url}/api/fetch/user/details`)
  expect((await asked.json()).unique_id).toBe(writer.id)
  const refused = await program.post(`${longhand.url}/api/blogs`, { data: { title: 'More' } })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'key-scope'])
  await program.dispose()
})

test('a model key is tried before it is kept, can be tested, and is removed', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  const model = new LLMock({ port: 0 })
  model.onMessage(/.*/, { content: 'ok' })
  await model.start()
  try {
    await page.goto('/account/model-key')
    await page.getByLabel('Key', { exact: true }).fill('gsk_recognized-by-its-form')
    await expect(page.getByText('This looks like a key of Groq.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveText('Groq')
    await page.getByLabel('Key', { exact: true }).fill('sk-loopback-1234')
    await page.getByRole('combobox', { name: 'Provider' }).click()
    await page.getByRole('option', { name: 'OpenAI-compatible server' }).click()
    await page.getByLabel('URL').fill('http://127.0.0.1:9/v1')
    await page.getByRole('button', { name: 'Test key and choose a model' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('sk-loopback-1234')
    await page.getByLabel('URL').fill(`${model.url}/v1`)
    await page.getByRole('button', { name: 'Test key and choose a model' }).click()
    await expect(page.getByRole('button', { name: 'Test and save' })).toBeVisible()
    await page.getByLabel('Model', { exact: true }).fill('gpt-4')
    await page.getByRole('option', { name: 'gpt-4', exact: true }).click()
    await page.getByRole('button', { name: 'Test and save' }).click()
    await expect(page.getByText('OpenAI-compatible server, ending in 1234')).toBeVisible()
    await page.getByRole('button', { name: 'Test key' }).click()
    await expect(page.getByText('The key works.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove key' }).click()
    await expect(page.getByRole('button', { name: 'Test key and choose a model' })).toBeVisible()
  } finally {
    await model.stop()
  }
})

test('plan and usage show what is left and what was used', async ({ page, longhand, writer, playwright }) => {
  const [username = '', password = ''] = OPERATOR.split(':')
  const operator = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const put = await operator.put(`${longhand.url}/api/update/user`, {
    data: { unique_id: writer.id, plan_name: 'premium-tier-1-monthly-june-2024', credit_limit: 100 },
  })
  expect(put.status(), await put.text()).toBe(200)
  await operator.dispose()
  await page.goto('/account/plan')
  await expect(page.getByRole('heading', { name: 'Premium 1, billed monthly' })).toBeVisible()
  await expect(page.getByText('0 of 100 used')).toBeVisible()
  await page.getByRole('link', { name: 'Usage' }).click()
  await expect(page.getByRole('cell', { name: /100/ }).first()).toBeVisible()
  await expectAccessible(page)
})

test('deleting an account needs its password, and nobody can sign in to it afterwards', async ({ page, writer }) => {
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account permanently?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(writer.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(writer.email)
  await page.getByLabel('Password', { exact: true }).fill(writer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
