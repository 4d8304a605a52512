import { connectPages, openWhole, ownPages } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { furnish } from './furnish.ts'

test('every page of the shell begins at one left edge', async ({ page, longhand, writer }) => {
  const furniture = await furnish(page, longhand.url, writer)
  const alone = ['/onboarding', ...connectPages, `/blogs/${furniture.blogId}`, furniture.sharePath]
  const edges: Record<string, number | undefined> = {}
  for (const path of ownPages(furniture).filter((one) => !alone.includes(one))) {
    await openWhole(page, path)
    edges[path] = (await page.locator('main h1').first().boundingBox())?.x
  }
  const [first] = Object.values(edges)
  expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((path) => [path, first])))
})
