import { openLibraries } from '../test-kit/open-libraries.ts'
import { expect, expectAccessible, signUp, test } from './fixtures.ts'

test('a topic alone becomes ticked sources once open sources are switched on', async ({ page, start }) => {
  const libraries = await openLibraries()
  const longhand = await start(libraries.settings)
  await signUp(page, longhand.url)
  await page.goto(`${longhand.url}/dashboard`)
  const offer = page.getByRole('switch', { name: 'Use open sources: Wikipedia, OpenAlex, Crossref' })
  await expect(offer).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Topic' }).fill('How a tidal power station works')
  await page.getByRole('button', { name: 'Start research' }).click()
  await page.waitForURL(/\/workflows\/[^/]+\/research/)
  expect(libraries.requests).toEqual([])

  await offer.click()
  await expect(offer).toBeChecked()
  await expect(page.getByText('Research will look for sources on your topic')).toBeVisible()
  await page.getByRole('button', { name: 'Run research' }).click()
  await expect(page.getByRole('heading', { name: 'Fact sheet' })).toBeVisible()
  const article = page.getByRole('checkbox', { name: 'Tidal power station', exact: true })
  await expect(article).toBeChecked()
  await expect(article).toHaveAccessibleDescription(/Wikipedia · .*2026 · CC BY-SA 4\.0/)
  await expect(page.getByRole('checkbox', { name: 'Tidal power station costs', exact: true })).toBeChecked()
  await expectAccessible(page)

  // from now on the topic box alone is enough
  await page.goto(`${longhand.url}/dashboard`)
  await expect(page.getByText('Research starts right away')).toBeVisible()
  await page.getByRole('textbox', { name: 'Topic' }).fill('tidal power station')
  await page.getByRole('button', { name: 'Start research' }).click()
  await page.waitForURL(/\/workflows\/[^/]+\/research/)
  await expect(page.getByRole('heading', { name: 'Fact sheet' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Viewpoints' })).toHaveValue('how it works\ncost\ndrawbacks\nrules')
  await expect(page.getByRole('checkbox', { name: 'Tidal power station', exact: true }).first()).toBeChecked()

  await page.getByRole('link', { name: 'Open source' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidal power station' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'License: CC BY-SA 4.0' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Revision 42' })).toHaveAttribute('href', /oldid=42$/)
  await expectAccessible(page)
  await libraries.close()
})
