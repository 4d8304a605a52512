import { connectPages, openWhole, ownPages, publicPages } from './every-page.ts'
import { expect, expectAccessible, signUp, test } from './fixtures.ts'
import { furnish } from './furnish.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('everybody can use every page, in light on a desk and in dark on a phone; those of the shell begin at one left edge', async ({
  page,
  longhand,
}) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const edges: Record<string, number | undefined> = {}
  const check = async (paths: readonly string[], standAlone: readonly string[]) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(DESK)
        await page.emulateMedia({ colorScheme: 'light' })
        await openWhole(page, path)
        if (!standAlone.includes(path)) edges[path] = (await page.locator('main h1').first().boundingBox())?.x
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize(PHONE)
        await expectAccessible(page)
      })
    }
  }
  await check(publicPages, publicPages)
  const writer = await signUp(page, longhand.url)
  const furniture = await furnish(page, longhand.url, writer)
  // FactGPT fills the page as the editor does: its heading stands beside the list of conversations
  const alone = ['/onboarding', '/factgpt', ...connectPages, `/blogs/${furniture.blogId}`, furniture.sharePath]
  await check(ownPages(furniture), alone)
  const [first] = Object.values(edges)
  expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((path) => [path, first])))
})
