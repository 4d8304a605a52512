import type { Page } from '@playwright/test'
import { expect, OPERATOR, test } from './fixtures.ts'

test('visits are counted by page, and a browser that asks not to be tracked sends none', async ({
  page,
  writer,
  longhand,
  playwright,
  browser,
}) => {
  const { blog } = await (
    await page.request.post(`${longhand.url}/api/blogs`, { data: {}, headers: { origin: longhand.url } })
  ).json()
  expect(writer.id).toBeTruthy()
  const [username = '', password = ''] = OPERATOR.split(':')
  const operator = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const counted = async () => {
    const { visits } = await (await operator.get(`${longhand.url}/api/operator/visits`)).json()
    const today = new Date().toISOString().slice(0, 10)
    return (
      visits.find((row: { day: string; page: string }) => row.day === today && row.page === '/blogs/$blogId')?.visits ??
      0
    )
  }
  // other walks have been on this server
  const before = await counted()
  const reports = reportsOf(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Blogs' }).first().click()
  await expect.poll(() => reports).toEqual(['/dashboard', '/blogs'])
  await page.goto(`/blogs/${blog.id}`)
  await expect.poll(() => reports).toEqual(['/dashboard', '/blogs', '/blogs/$blogId'])

  await expect.poll(counted).toBe(before + 1)
  await operator.dispose()

  const untracked = await browser.newContext({ baseURL: longhand.url })
  await untracked.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const theirs = await untracked.newPage()
  const sent = reportsOf(theirs)
  await theirs.goto('/login')
  await theirs.goto('/terms')
  await expect(theirs.getByText('This server counts how often each of its pages is opened per day')).toBeVisible()
  expect(sent).toEqual([])
  await untracked.close()
})

/** The page visits that the browser reports to the server. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) reports.push(request.postDataJSON().page)
  })
  return reports
}
