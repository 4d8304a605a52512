import type { Page } from '@playwright/test'
import { openWhole } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { furnish } from './furnish.ts'

/** Chromium's own entry for something that moved while nobody touched the page. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: Array<{ node: Node | null }>
}

/** Lets a page load as on a slow phone with an empty cache. `kbit` a second, both ways. */
async function slowPhone(page: Page, kbit: number): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  const bytes = (kbit * 1_000) / 8
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
}

/** What moved on the page since it was opened, each with its share of the window. */
function movesOn(page: Page): Promise<Array<{ value: number; what: string[] }>> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const moves: Array<{ value: number; what: string[] }> = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            if (!entry.hadRecentInput)
              moves.push({
                value: entry.value,
                what: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
              })
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(moves), 500)
      }),
  )
}

test('nothing on the dashboard moves while it loads on a slow phone', async ({ page, longhand, writer }) => {
  await furnish(page, longhand.url, writer)
  await slowPhone(page, 1_600)
  await openWhole(page, '/dashboard')
  const moves = await movesOn(page)
  const total = moves.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(moves, null, 1)).toBeLessThan(0.1)
})

test('a page on a slow line shows its frame long before its code is there', async ({ page, longhand, writer }) => {
  expect(writer.id).toBeTruthy()
  await slowPhone(page, 400)
  await page.goto(`${longhand.url}/dashboard`, { waitUntil: 'commit' })
  await expect(page.locator('#cold')).toBeVisible({ timeout: 5_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('#cold')).toBeHidden()
  const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'))
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .find(({ name }) => /assets\/index-.*\.js/.test(name))
      ?.toJSON(),
  )
  expect(paint?.startTime).toBeLessThan(script.responseEnd)
})
