import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Furniture } from './furnish.ts'

/** Pages for visitors. */
export const publicPages = [
  '/login',
  '/login?view=sign-up',
  '/login?view=forgot',
  '/login?token=none',
  '/terms',
  '/thank-you',
]

/** A plugin’s request, and one that is refused. */
export const connectPages = [
  `/connect?callback_url=https%3A%2F%2Fplugin.example%2Fback&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`,
  '/connect?callback_url=https%3A%2F%2Fplugin.example%2Fback',
]

/** Pages of a person whose account is furnished. */
export function ownPages({ assetId, passageId, workflowId, blogId, derivativeId, sharePath }: Furniture): string[] {
  return [
    '/onboarding',
    ...connectPages,
    '/dashboard',
    '/projects',
    '/projects?new=1',
    '/account/profile',
    '/account/security',
    '/account/keys',
    '/account/model-key',
    '/account/models',
    '/account/runs',
    '/account/plan',
    '/account/usage',
    '/brandvoice',
    '/templates',
    '/templates?view=own',
    '/templates/new',
    '/templates/longhand-press-release',
    '/repurpose',
    `/repurpose/${derivativeId}`,
    '/factgpt',
    '/assets',
    '/assets?q=megawatts',
    `/assets/${assetId}?passage=${passageId}&quote=24%20turbines`,
    '/blogs',
    '/blogs?view=trash',
    `/blogs/${blogId}`,
    sharePath,
    '/standalones',
    '/standalones/metadescription',
    '/standalones/greview',
    '/optimizer/factcheck',
    '/optimizer/seo',
    '/optimizer/plagiarism',
    '/optimizer/humanize',
    '/optimizer/interlinking',
    '/workflows',
    `/workflows/${workflowId}/research`,
    `/workflows/${workflowId}/headline`,
    `/workflows/${workflowId}/outline`,
    `/workflows/${workflowId}/draft`,
    '/no/such/page',
  ]
}

/** Opens a page and waits until everything on it has loaded. */
export async function openWhole(page: Page, path: string): Promise<void> {
  const underWay = callsOf(page)
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(async () => {
    expect([...underWay].map((request) => request.url())).toEqual([])
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }).toPass({ intervals: [50] })
}

const calls = new WeakMap<Page, Set<Request>>()

/** Calls that the page waits for; not the stream of events, which never ends. */
function callsOf(page: Page): Set<Request> {
  const known = calls.get(page)
  if (known) return known
  const underWay = new Set<Request>()
  calls.set(page, underWay)
  const end = (request: Request) => underWay.delete(request)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/events') underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('framenavigated', () => underWay.clear())
  return underWay
}
