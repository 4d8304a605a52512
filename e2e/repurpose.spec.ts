import { readFile } from 'node:fs/promises'
import { scriptedModels } from '../test-kit/models.ts'
import { openBlog } from './editor/desk.ts'
import { connectModel, expect, expectAccessible, test } from './fixtures.ts'
import { addSource } from './sources.ts'

const WRONG = 'The Sihwa Lake station in South Korea opened in 2001.'
const SENTENCES = [
  'The Rance station in Brittany opened in 1966 and has 24 turbines.',
  WRONG,
  'Tidal barrages cost a great deal and last for a century.',
  'Sand has settled in the basin of the Rance since the dam was built.',
  'About 540 gigawatt hours a year reach the grid of Brittany.',
  'The turbines of the Rance turn in both directions of the tide.',
]

test('a blog becomes a thread, a post, and an email; what is too long cannot be copied until it is split; a claim refuted later is marked and corrected', async ({
  page,
  context,
  longhand,
  writer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const headers = { origin: longhand.url }
  const html = `<h1>Tidal power</h1>${SENTENCES.map((sentence) => `<p>${sentence}</p>`).join('')}`
  const created = await page.request.post('/api/blogs', { headers, data: { html, project_id: writer.projectId } })
  const { blog } = await created.json()

  await page.goto('/blogs')
  await page.getByRole('button', { name: 'More actions for Tidal power' }).click()
  await page.getByRole('menuitem', { name: 'Repurpose…' }).click()
  await expect(page.getByRole('combobox', { name: 'Blog' })).toHaveValue('Tidal power')
  for (const name of ['Thread on X', 'Long post on LinkedIn', 'Promotional email', 'Questions and answers'])
    await page.getByRole('checkbox', { name }).check()
  await page.getByRole('textbox', { name: /^Link/ }).fill('https://tides.example/power')
  await page.getByRole('checkbox', { name: 'Add UTM parameters' }).check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  // nobody asks anything in this text, and the built-in writer invents no questions
  const questions = page.getByRole('article', { name: 'Questions and answers' })
  await expect(questions.getByRole('alert')).toContainText('connect a language model')
  const email = page.getByRole('article', { name: 'Promotional email' })
  await email.getByRole('tab', { name: 'Preview' }).click()
  const button = email.frameLocator('iframe').getByRole('link', { name: 'Read the full text' })
  await expect(button).toHaveAttribute('href', /utm_source=email&utm_medium=email&utm_campaign=tidal-power/)
  await email.getByRole('button', { name: 'Copy HTML' }).click()
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<!doctype html>/)
  await expect(
    page.getByRole('article', { name: 'Long post on LinkedIn' }).getByRole('textbox', { name: 'Post' }),
  ).toHaveValue(/Rance/)
  await expectAccessible(page)

  await page.getByRole('article', { name: 'Thread on X' }).getByRole('link', { name: 'Open' }).click()
  await page.waitForURL(/\/repurpose\/[^/]+$/)
  const thread = page.url()
  const first = page.getByRole('textbox', { name: /^Post 1 of/ })
  const copyAll = page.getByRole('button', { name: 'Copy all' })
  await first.fill('The tide comes in twice a day and leaves again. '.repeat(7).trim())
  await expect(page.getByText('Number 1 is too long.')).toBeVisible()
  await expect(copyAll).toBeDisabled()
  await page.getByRole('button', { name: 'Split' }).click()
  await expect(copyAll).toBeEnabled()
  await page.getByRole('textbox', { name: /^Post 2 of/ }).press('Alt+ArrowUp')
  await expect(first).toHaveValue(/^(?!.*(?:The tide.*){5})/)
  // dragged below the second by its handle, and back
  const grip = page.getByRole('button', { name: 'Move post 1' })
  const opening = await first.inputValue()
  await grip.hover()
  await page.mouse.down()
  const second = page.getByRole('listitem', { name: /^Post 2 of/ })
  const { x = 0, y = 0 } = (await second.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 20, { steps: 8 })
  await expect(page.locator('[id^="DndLiveRegion"]')).toContainText('to position 2')
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: /^Post 2 of/ })).toHaveValue(opening)
  await page.getByRole('textbox', { name: /^Post 2 of/ }).press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Delete post 1' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(first).toHaveValue(/^The tide comes in/)
  await copyAll.click()
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('utm_source=x')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFnumber,text,count\r\n1,The tide/)

  // another tab changes it meanwhile
  const path = `/api/repurpose/${thread.split('/').at(-1)}`
  const { derivative } = await (await page.request.get(path)).json()
  await page.request.patch(path, { headers, data: { version: derivative.version, link: 'https://tides.example/new' } })
  await first.fill('Late.')
  await expect(page.getByText('This was changed elsewhere.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox', { name: /^Link/ })).toHaveValue('https://tides.example/new')
  await expect(first).toHaveValue(/^The tide comes in/)

  await addSource(page.request, longhand.url)
  const { check } = await (
    await page.request.post('/api/check/facts', { headers, data: { blog_id: blog.id, sources: { web: false } } })
  ).json()
  await expect
    .poll(async () => (await (await page.request.get(`/api/check/facts/${check.id}`)).json()).check.task_id, {
      timeout: 60_000,
    })
    .toBeNull()

  await openBlog(page, blog.id)
  await page.getByRole('button', { name: 'Repurpose', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Thread on X' })).toContainText('1 claim refuted')
  await page.keyboard.press('Escape')
  const margin = page.getByRole('toolbar', { name: 'Evidence' })
  await margin.getByRole('button', { name: /^Disputed sentence: The Sihwa/ }).click()
  const card = page.getByRole('dialog', { name: 'Evidence for this sentence' })
  await card.getByText('Also used in:').getByRole('link', { name: 'Thread on X' }).click()
  await expect(page).toHaveURL(thread)
  const refuted = page.getByRole('region', { name: /was refuted/ })
  await expect(refuted).toContainText(WRONG.replace('2001', '2011'))
  await refuted.getByRole('button', { name: 'Use the correction' }).click()
  await expect(refuted).toHaveCount(0)
  await page.getByRole('tab', { name: /^Facts/ }).click()
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('words typed in a card while its page is left are on the page that opens, however long they take to be stored', async ({
  page,
  longhand,
  writer,
}) => {
  const data = { html: `<h1>Tides</h1><p>${SENTENCES.join(' ')}</p>`, project_id: writer.projectId }
  const { blog } = await (await page.request.post('/api/blogs', { headers: { origin: longhand.url }, data })).json()
  await page.goto(`/repurpose?blog=${blog.id}`)
  await page.getByRole('checkbox', { name: 'Thread on X' }).check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const card = page.getByRole('article', { name: 'Thread on X' })
  const open = card.getByRole('link', { name: 'Open' })
  const path = await open.getAttribute('href')
  const stored = await page.request.get(`/api${path}`)

  // the change is stored only when the card is gone; a read from before that is answered when the words are long there
  const { promise: areShown, resolve: nowShown } = Promise.withResolvers<void>()
  let changes = 0
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() === 'GET') {
      if (changes > 0) return route.continue()
      await areShown
      return route.fulfill({ response: stored })
    }
    await expect(card).toHaveCount(0)
    await route.fulfill({ response: await route.fetch() })
    changes += 1
  })
  const read = page.waitForResponse((one) => one.url().endsWith(`/api${path}`) && one.request().method() === 'GET')
  const first = page.getByRole('textbox', { name: /^Post 1 of/ })
  await first.fill('Twice a day the tide comes in.')
  await open.click()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await expect(first).toHaveValue('Twice a day the tide comes in.')
  nowShown()
  await (await read).finished()
  await page.getByRole('link', { name: 'Back to Repurpose' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Thread on X' }).getByRole('link').first().click()
  await expect(first).toHaveValue('Twice a day the tide comes in.')
  await first.fill('Twice a day the tide goes out.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a page that cannot be read is said once; with a model another version of a text is written, or one like it; the first stays', async ({
  page,
  longhand,
  writer: _writer,
}) => {
  // a page that can’t be read is said once, not for each format
  await page.goto('/repurpose')
  await page.getByRole('tab', { name: 'Web page' }).click()
  await page.getByRole('textbox', { name: 'Web address' }).fill('http://10.0.0.1/')
  for (const name of ['Thread on X', 'Post on X']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('private network')
  await expect(page.getByRole('article')).toHaveCount(0)

  const models = await scriptedModels()
  const headers = { origin: longhand.url }
  const data = { text: SENTENCES.join(' '), shape_id: 'tweet', audience: 'harbor masters' }
  const { derivative } = await (await page.request.post('/api/repurpose', { headers, data })).json()
  await page.goto(`/repurpose/${derivative.id}`)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  // the built-in writer would write the same again
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(0)

  await connectModel(page, longhand.url, models)
  models.says(/one post on X/, JSON.stringify({ post: 'Sand settles in the basin of the Rance.' }))
  await page.reload()
  const mine = page.getByRole('textbox', { name: 'Post' }).first()
  await mine.fill('Mind the sand.')
  await page.getByRole('button', { name: 'More like this' }).click()
  const made = page.getByRole('article', { name: 'Post on X' })
  await expect(made.getByRole('textbox', { name: 'Post' })).toHaveValue('Sand settles in the basin of the Rance.')
  expect(models.lastPrompt()).toMatch(/harbor masters[\s\S]*Mind the sand\./)
  await page.getByRole('button', { name: 'Regenerate' }).first().click()
  await expect(made).toHaveCount(2)
  await expect(made.first().getByRole('status').first()).toHaveText('Done')
  expect(models.lastPrompt()).not.toContain('Mind the sand.')
  await expect(mine).toHaveValue('Mind the sand.')
  await expectAccessible(page)
  await models.stop()
})
