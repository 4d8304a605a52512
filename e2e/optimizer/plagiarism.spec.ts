import type { Page } from '@playwright/test'
import { site, page as webPage } from '../../test-kit/site.ts'
import { makeBlog, openBlog, openPanel, storedMarkdown, textOf } from '../editor/desk.ts'
import { expect, expectAccessible, signUp, test } from '../fixtures.ts'
import { addSource } from '../sources.ts'

const OWN = 'I grew up beside the water and have kept a notebook of every tide that I watched from the pier as a child.'
const BLOG =
  'The first large station stood in Brittany, where since the middle of the last century a long wall has closed the mouth of a river and let the sea in and out.'
const SOURCE =
  'Engineers in South Korea closed the bay at Sihwa with a long sea wall and later built ten turbines into it, which give more power than any other station of the kind.'

async function openOriginality(page: Page, id: string): Promise<void> {
  await openBlog(page, id)
  await openPanel(page, 'Checks', 'Originality')
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

test('matches are found, shown next to their source, excluded, and fixed in place', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await makeBlog(page, longhand.url, `<h1>Brittany notes</h1>${paragraphs(BLOG)}`)
  await addSource(page.request, longhand.url, { name: 'sihwa.txt', text: SOURCE })
  const id = await makeBlog(page, longhand.url, `<h1>Tides</h1>${paragraphs(OWN, BLOG, SOURCE)}`)
  await openOriginality(page, id)

  await expect(page.getByLabel('Your other blog', { exact: true })).toBeChecked()
  await expect(page.getByText('1 credit and 1 run.')).toBeVisible()
  await expect(page.getByText('This server has no search provider')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check originality' }).click()

  await expect(page.getByText('Many matches')).toBeVisible({ timeout: 30_000 })
  const sources = page.getByRole('article')
  await expect(sources).toHaveCount(2)
  await expect(page.getByText('1 of your other blogs and 1 of your sources.')).toBeVisible()
  await expectAccessible(page)

  const fromBlog = sources.filter({ hasText: 'Brittany notes' })
  await fromBlog.getByRole('button', { name: /The first large station/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await expect(dialog.getByRole('region', { name: 'Your text' }).locator('mark')).toHaveText(BLOG.slice(0, -1))
  await expect(dialog.getByRole('region', { name: 'Source: Brittany notes' }).locator('mark')).toHaveText(
    BLOG.slice(0, -1),
  )
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Exclude' }).click()
  await page.getByRole('menuitem', { name: 'This source' }).click()
  await expect(sources).toHaveCount(1)
  await page.getByRole('button', { name: 'Include Brittany notes again' }).click()
  await expect(sources).toHaveCount(2)

  await sources
    .filter({ hasText: 'sihwa' })
    .getByRole('button', { name: /Engineers in South Korea/ })
    .click()
  await dialog.getByRole('button', { name: 'Quote and cite' }).click()
  await expect(dialog).toBeHidden()
  await expect(textOf(page)).toContainText('“Engineers in South Korea')
  await expect(textOf(page).locator('[data-citation]').first()).toContainText('Engineers in South Korea')
  await page.getByRole('checkbox', { name: 'Exclude quotations' }).check()

  await fromBlog.getByRole('button', { name: /The first large station/ }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Marked for removal in the text.').first()).toBeVisible()
  await textOf(page).getByText('The first large station').click()
  await page.getByRole('group', { name: 'Suggestion' }).getByRole('button', { name: 'Accept' }).click()
  expect(await storedMarkdown(page, longhand.url, id)).not.toContain('The first large station')

  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/new words since the last check/)).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('No matches except exclusions')).toBeVisible({ timeout: 30_000 })
})

test('pasted words are checked on a page of their own, and a stored report opens again', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await makeBlog(page, longhand.url, `<h1>Brittany notes</h1>${paragraphs(BLOG)}`)
  await page.goto('/optimizer/plagiarism')
  await page.getByRole('textbox', { name: 'Text' }).fill('Too few words.')
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByText('At least 15 words are needed.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`${OWN}\n\n${BLOG}`)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Check originality' }).click()
  await expect(page.getByRole('article', { name: 'Brittany notes' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)

  const answer = await page.request.post(`${longhand.url}/api/check/plagiarism`, {
    headers: { origin: longhand.url },
    data: { text: `${OWN}\n\n${BLOG}` },
  })
  await page.goto((await answer.json()).allviewurl)
  await expect(page.getByRole('heading', { name: 'Originality report' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Brittany notes' })).toBeVisible()
  await page.getByRole('button', { name: /The first large station/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reword' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Exclude my own texts' }).check()
  await expect(page.getByRole('article', { name: 'Brittany notes' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Create share link' }).click()
  const shared = await page.request.get(await page.getByRole('textbox', { name: 'Share link' }).inputValue())
  expect(await shared.text()).toContain('Excluded: quotations; the writer’s own texts')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete report' }).click()
  await page.getByRole('button', { name: 'Delete report' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier checks' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^I grew up beside the water/ })).toHaveCount(1)
  await expectAccessible(page)
})

test('a check whose server was killed resumes, doesn’t search the web again, and counts one run', async ({
  page,
  start,
}) => {
  const visits: string[] = []
  const web = await site({
    '/search': (_, response) => {
      visits.push('search')
      const results = [{ title: 'Sihwa', url: `${web.url}/sihwa`, content: 'ten turbines' }]
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }))
    },
    '/sihwa': (...given) => {
      visits.push('page')
      // the first time nothing comes: the server is killed while it waits
      if (visits.includes('killed')) webPage(`<title>Sihwa</title><p>${SOURCE}</p>`)(...given)
    },
  })
  const longhand = await start({
    SEARXNG_URL: web.url,
    DEFAULT_PLAN: 'premium-tier-1-monthly-june-2024',
  })
  await signUp(page, longhand.url)
  const call = async (method: 'get' | 'post', path: string, data?: object) =>
    (await page.request[method](`${longhand.url}${path}`, { headers: { origin: longhand.url }, data })).json()
  await makeBlog(page, longhand.url, `<h1>Brittany notes</h1>${paragraphs(BLOG)}`)
  const { check } = await call('post', '/api/optimizer/originality', { text: `${BLOG}\n\n${SOURCE}` })
  await expect.poll(() => visits).toContain('page')
  await longhand.kill()
  visits.push('killed')
  await longhand.start()
  const now = async () => (await call('get', `/api/optimizer/originality/${check.id}`)).check
  await expect.poll(async () => (await now()).state, { timeout: 40_000 }).toBe('done')
  expect(visits).toEqual(['search', 'page', 'killed', 'page'])
  const { result } = await now()
  expect(result.sources.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Brittany notes', 'Sihwa'])
  const { balance } = await call('get', '/api/billing/balance')
  expect(balance.credits_used).toBe(1)
  expect(balance.runs).toContainEqual(expect.objectContaining({ feature: 'plagiarism', used: 1 }))
  await web.close()
})

test('a text with nothing to compare it with is not checked; what is quoted is shown apart', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const checkText = async (text: string) => {
    await page.goto('/optimizer/plagiarism')
    await page.getByRole('textbox', { name: 'Text' }).fill(text)
    await page.getByRole('button', { name: 'Load' }).click()
    await page.getByRole('button', { name: 'Check originality' }).click()
  }
  await checkText(`${OWN} ${BLOG}`)
  await expect(page.getByRole('heading', { name: 'Not checked' })).toBeVisible({ timeout: 30_000 })
  await makeBlog(page, longhand.url, `<h1>Brittany notes</h1>${paragraphs(BLOG)}`)
  await checkText(`${OWN} They say: “${BLOG}”`)
  await expect(page.getByText('is quoted: 32 words')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('0% matches other sources · 0')).toBeVisible()
  await expectAccessible(page)
  await checkText(`Brittany notes\n\n${BLOG}`)
  await expect(page.getByText('This is the text of your blog:')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('0% matches other sources · 0')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Count matches with this blog' }).check()
  await expect(page.getByText('100% matches other sources · ')).toBeVisible()
})

test('a passage with changed words is marked without them, and quoted as its source has it', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url, { name: 'sihwa.txt', text: SOURCE })
  const changed = SOURCE.replace('long sea wall', 'lengthy sea barrier').replace(
    'give more power',
    'supply more energy',
  )
  const id = await makeBlog(page, longhand.url, `<h1>Tides</h1>${paragraphs(OWN, changed)}`)
  await openOriginality(page, id)
  await page.getByRole('button', { name: 'Check originality' }).click()
  await page.getByRole('button', { name: /^Engineers in South Korea/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  const marked = dialog.getByRole('region', { name: 'Your text' }).locator('mark')
  await expect(marked).toHaveCount(3)
  await expect(marked.first()).toHaveText('Engineers in South Korea closed the bay at Sihwa with a')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Quote and cite' }).click()
  await expect(textOf(page)).toContainText(`“${SOURCE.slice(0, -1)}”.`)
  await expect(textOf(page).locator('[data-citation]')).toContainText('a long sea wall')
  expect(await storedMarkdown(page, longhand.url, id)).not.toContain('lengthy')
})
