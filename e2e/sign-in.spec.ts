import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Longhand, signUp, test } from './fixtures.ts'

const PASSWORD = 'four words on paper'

test('somebody makes an account, answers a few questions, leaves and comes back', async ({ page }) => {
  const email = newAddress()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()

  await test.step('a form that is not filled in says so at its fields', async () => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('This field is required.')).toBeVisible()
    await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
    await expectAccessible(page)
  })

  await page.getByLabel('Name').fill('  Mary Shelley ')
  await page.getByLabel('Email').fill(` ${email} `)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await test.step('the questions are kept, can be gone back to, and can be skipped', async () => {
    await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Mary Shelley')
    await page.getByLabel('Name').fill('Mary')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('radio', { name: 'Just me' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: 'Sources' }).check()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('radio', { name: 'Just me' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Just me' })).toBeFocused()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: 'Sources' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'Where would you like to start?' })).toBeVisible()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByRole('textbox', { name: /Which one/ }).fill('A lighthouse keeper')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('textbox', { name: /first project/ }).fill('Ghost stories')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start writing' }).click()
    await page.waitForURL('**/assets')
    await expect(page.getByRole('button', { name: 'Ghost stories: switch project' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mary: account' })).toBeVisible()
  })

  await test.step('after signing out the pages ask to sign in, and lead back', async () => {
    await page.getByRole('button', { name: 'Mary: account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await page.goto('/account/usage')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/account/usage')
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible()
    await page.goto('/login')
    await page.waitForURL('**/dashboard')
  })
})

test('an address that has an account already is said at its field, and nothing typed is lost', async ({
  page,
  longhand,
}) => {
  const { email } = await signUp(page, longhand.url)
  await page.context().clearCookies()
  await page.goto('/login?view=sign-up')
  await page.getByLabel('Name').fill('Ella')
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('An account with this email already exists.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ella')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('a forgotten password is replaced by the link in a mail, which works once', async ({ page, longhand }) => {
  const { email, password } = await signUp(page, longhand.url)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // both forms ask for an address, and the first stays until the second has loaded
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  const link = await linkInMail(longhand, email)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('New password saved. Sign in with it.')).toBeVisible()
  await signIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
  await signIn(page, email, PASSWORD)
  await page.waitForURL('**/dashboard')

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText('This link has expired or was already used. Request a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Reset your password' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill('nobody-here@example.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  // The same answer as for an address that has an account: nobody learns who has one.
  await expect(page.getByText('If there’s an account for nobody-here@example.test')).toBeVisible()
})

test('an address in the sign-in link never leads to another site', async ({ page, longhand }) => {
  const { email, password } = await signUp(page, longhand.url)
  await page.context().clearCookies()
  await page.goto('/login?next=https%3A%2F%2Fexample.com%2F')
  await signIn(page, email, password)
  await page.waitForURL(`${longhand.url}/dashboard`)
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

function newAddress(): string {
  return `e2e-${crypto.randomUUID().slice(0, 12)}@example.test`
}

/** The link in the newest mail to an address, once it has arrived in the outbox. */
async function linkInMail({ dataDir }: Longhand, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const find = () => {
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    return mails.find((mail) => mail.startsWith(`To: ${email}`))?.match(/https?:\S+/)?.[0]
  }
  await expect(() => expect(find()).toBeTruthy()).toPass()
  return find() ?? ''
}
