import { makePdf } from '../test-kit/pdf.ts'
import { type Site, site, page as webPage } from '../test-kit/site.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

let web: Site
test.beforeAll(async () => {
  const story =
    '<p>The moon pulls the water of the oceans, and every coast has its tides at hours that can be told ahead.</p>'.repeat(
      5,
    )
  web = await site({
    '/tides': webPage(
      `<html lang="en"><title>Why tides are predictable</title><body><article><h1>Why tides are predictable</h1>${story}</article></body></html>`,
    ),
  })
})
test.afterAll(() => web.close())

test('a writer adds a PDF and an address, watches them being read, and finds their words', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/assets')
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible()
  const pdf = makePdf({
    pages: [
      {
        lines: [
          { text: 'The Tidal Power Report', y: 780, size: 20 },
          { text: 'The station was opened in 1966.', y: 740 },
        ],
      },
      { lines: [{ text: 'It has an installed capacity of 240 megawatts.', y: 740 }] },
    ],
  })
  await page.getByLabel('Upload files').setInputFiles([
    { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf },
    {
      name: 'fake.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
    },
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'its content is an image (png)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The Tidal Power Report' })).toBeVisible()
  await page.getByLabel('Add from URL').fill(`${web.url}/tides`)
  await page.getByLabel('Add from URL').press('Enter')
  await expect(page.getByRole('link', { name: 'Why tides are predictable' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search sources').fill('installed capacity')
  await page.getByRole('link', { name: /240 megawatts/ }).click()
  const cited = page.getByRole('region', { name: 'Cited passage' })
  await expect(cited).toBeFocused()
  await expect(cited).toContainText('It has an installed capacity of 240 megawatts.')
  await expect(page.getByText('Page 2')).toBeVisible()
  await expectAccessible(page)
})

test('a deleted source comes back by undo, and a citation of it is readable meanwhile', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const added = await page.request.post(`${longhand.url}/api/assets/files?filename=notes.md`, {
    headers: { origin: longhand.url, 'content-type': 'application/octet-stream' },
    data: Buffer.from('# Notes\n\nThe gates were replaced in 2011.\n'),
  })
  const { asset } = await added.json()
  await page.goto(`/assets/${asset.id}`)
  await expect(page.getByText('The gates were replaced in 2011.')).toBeVisible()
  const { passages } = await (await page.request.get(`/api/assets/${asset.id}/passages`)).json()
  await page.getByRole('button', { name: 'More actions for Notes' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible()
  await page.goto(`/assets/${asset.id}?passage=${encodeURIComponent(passages[1].id)}`)
  await expect(page.getByText('This source was deleted. The cited passage is kept:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore source' }).click()
  await expect(page.getByRole('heading', { name: 'Notes' }).first()).toBeVisible()
})

test('files can be dropped on the page, on a phone too', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/assets')
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Dropped words about dykes.'], 'dropped.txt', { type: 'text/plain' }))
    return data
  })
  await page.getByRole('region', { name: 'Sources' }).dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('link', { name: 'dropped.txt' })).toBeVisible()
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('a site goes on being read after the server was killed in the middle', async ({ page, longhand, writer }) => {
  expect(writer.id).toBeTruthy()
  const visits: string[] = []
  const one = await site({
    '*': (request, response, body) => {
      const path = request.url ?? ''
      visits.push(path)
      if (path === '/sitemap.xml') {
        const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `<url><loc>${one.url}/${name}</loc></url>`)
        response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${pages.join('')}</urlset>`)
      } else if (/^\/[a-f]?$/.test(path)) {
        webPage(
          `<html lang="en"><title>Page ${path}</title><body><p>${`This is the page ${path} of the site. `.repeat(9)}</p></body></html>`,
        )(request, response, body)
      } else response.writeHead(404).end()
    },
  })
  const added = await page.request.post(`${longhand.url}/api/assets/domains`, {
    headers: { origin: longhand.url },
    data: { domain: one.url },
  })
  const { id } = (await added.json()).asset
  await expect.poll(() => visits).toContain('/b')
  await longhand.kill()
  await longhand.start()
  await page.goto(`/assets/${id}`)
  await expect(page.getByText('7 of 7 pages').first()).toBeVisible({ timeout: 30_000 })
  // the page that was under way when the power went is read again; those before it are not
  for (const path of ['/', '/a']) expect(visits.filter((visit) => visit === path)).toHaveLength(1)
  for (const path of ['/c', '/d', '/e', '/f']) expect(visits).toContain(path)
  await one.close()
})
