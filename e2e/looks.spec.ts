import { openWhole, ownPages, publicPages } from './every-page.ts'
import { expectAccessible, signUp, test } from './fixtures.ts'
import { furnish } from './furnish.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('everybody can use every page, in light on a desk and in dark on a phone', async ({ page, longhand }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = async (paths: readonly string[]) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(DESK)
        await page.emulateMedia({ colorScheme: 'light' })
        await openWhole(page, path)
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize(PHONE)
        await expectAccessible(page)
      })
    }
  }
  await check(publicPages)
  const writer = await signUp(page, longhand.url)
  await check(ownPages(await furnish(page, longhand.url, writer)))
})
