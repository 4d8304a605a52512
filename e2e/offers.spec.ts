import { expect, expectAccessible, OPERATOR, test } from './fixtures.ts'

test('someone who returns from changing their plan sees what is new, and the URL is clean again', async ({
  page,
  longhand,
  writer,
  playwright,
}) => {
  const [username = '', password = ''] = OPERATOR.split(':')
  const operator = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  await page.goto('/dashboard?update=subscription')
  await expect(page.getByRole('dialog', { name: 'You’re on Premium 3, billed monthly' })).toContainText(
    'Nothing about your plan changed',
  )
  const grant = { unique_id: writer.id, plan_name: 'pro-monthly-usd', credit_limit: 1_234, additional_credits: 25 }
  expect((await operator.post(`${longhand.url}/api/operator/grants`, { data: grant })).status()).toBe(200)
  await operator.dispose()

  await page.goto('/dashboard?update=subscription')
  const dialog = page.getByRole('dialog', { name: 'You’re now on Pro, billed monthly' })
  await expect(dialog.getByText(/^1,234 \(was /)).toBeVisible()
  await expect(dialog.getByText('+25')).toBeVisible()
  await expect(page).toHaveURL(`${longhand.url}/dashboard`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the offer of an own model key opens its page, also after signing in', async ({ page, longhand, writer }) => {
  await page.goto('/dashboard?offer=byok')
  await page.waitForURL(`${longhand.url}/account/model-key`)
  await page.context().clearCookies()
  await page.goto('/login?offer=byok')
  await expect(page.getByText('Sign in or create an account to use your own model key.')).toBeVisible()
  await page.getByLabel('Email').fill(writer.email)
  await page.getByLabel('Password', { exact: true }).fill(writer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${longhand.url}/account/model-key`)
  await expect(page.getByRole('heading', { name: 'Model key' }).first()).toBeVisible()
})
