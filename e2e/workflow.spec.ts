import { LLMock } from '@copilotkit/aimock'
import { expect, expectAccessible, signUp, test } from './fixtures.ts'
import { addSource, TIDES } from './sources.ts'

test('a writer goes from a topic to a cited draft, and opens it in the editor', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: 'Topic' }).fill('tidal power stations')
  await page.getByRole('button', { name: 'Start research' }).click()
  await page.waitForURL(/\/workflows\/[^/]+\/research/)
  await page
    .getByLabel('Upload files')
    .setInputFiles({ name: 'tides.txt', mimeType: 'text/plain', buffer: Buffer.from(TIDES) })
  await expect(page.getByRole('checkbox', { name: 'tides.txt' })).toBeChecked()
  await expect(page.getByText(/^\d+ words$/)).toBeVisible()
  await page.getByRole('button', { name: 'Run research' }).click()
  await expect(page.getByRole('heading', { name: 'Fact sheet' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /24 turbines/ }).first()).toBeChecked()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Next: Headline' }).click()
  await page.getByRole('button', { name: 'Suggest headlines' }).click()
  await page.getByRole('button', { name: 'Use', exact: true }).first().click()
  const field = page.getByRole('textbox', { name: 'Headline' })
  await expect(field).not.toHaveValue('')
  const headline = await field.inputValue()

  await page.getByRole('link', { name: 'Next: Outline' }).click()
  await page.getByRole('button', { name: 'Suggest outlines' }).click()
  await page.getByRole('button', { name: 'Use this outline' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Heading of section 2' })).toBeVisible()
  const second = await page.getByRole('textbox', { name: 'Heading of section 2' }).inputValue()
  await page.getByRole('textbox', { name: 'Heading of section 2' }).press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Heading of section 1' })).toHaveValue(second)
  await page.getByRole('button', { name: 'Notes, length, and passages' }).first().click()
  await page.getByRole('button', { name: 'Select passages' }).click()
  const picker = page.getByRole('dialog', { name: /^Passages for/ })
  await expect(picker.getByRole('searchbox')).toHaveValue('')
  await picker.getByRole('searchbox').fill('Sihwa Lake')
  const passage = picker.getByRole('checkbox', { name: /Sihwa/ }).first()
  await passage.setChecked(!(await passage.isChecked()))
  const chosen = await passage.isChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: /^Remove “.*Sihwa/ })).toHaveCount(chosen ? 1 : 0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Next: Draft' }).click()
  await page.getByRole('button', { name: 'Write draft' }).click()
  await expect(page.getByText('The draft is finished.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Source 1: tides.txt/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open source' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Open in editor' }).click()
  await page.waitForURL(/\/blogs\/[^/]+$/)
  await expect(page.getByRole('heading', { name: headline }).first()).toBeVisible()
})

test('an outline keeps its order and words over a reload, also after dragging', async ({ page, longhand, writer }) => {
  const assetId = await addSource(page.request, longhand.url)
  const headers = { origin: longhand.url }
  const { workflow } = await (
    await page.request.post('/api/workflows', {
      headers,
      data: { topic: 'tides', project_id: writer.projectId, asset_ids: [assetId] },
    })
  ).json()
  const sections = ['First', 'Second', 'Third'].map((heading) => ({
    heading,
    level: 2,
    notes: '',
    words: 100,
    passage_ids: [],
  }))
  await page.request.patch(`/api/workflows/${workflow.id}`, { headers, data: { version: workflow.version, sections } })
  await page.goto(`/workflows/${workflow.id}/outline`)
  const handle = page.getByRole('button', { name: /Move section 3/ })
  await handle.focus()
  // the screen reader announcement shows when a key has taken effect
  const said = page.locator('[id^="DndLiveRegion"]')
  await page.keyboard.press('Space')
  await expect(said).toContainText('“Third” to position 3 of 3')
  for (const _ of ['over the second', 'over the first']) {
    const before = (await said.textContent()) ?? ''
    await page.keyboard.press('ArrowUp')
    await expect(said).not.toHaveText(before)
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Heading of section 1' })).toHaveValue('Third')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Heading of section 1' })).toHaveValue('Third')
})

test('of two versions of an outline a person sees both, keeps one, and can take the choice back', async ({
  page,
  longhand,
  writer,
}) => {
  const headers = { origin: longhand.url }
  const created = await page.request.post('/api/workflows', {
    headers,
    data: { topic: 'tides', project_id: writer.projectId },
  })
  const { id, version } = (await created.json()).workflow
  const section = (heading: string) => ({ heading, level: 2, notes: '', words: 100, passage_ids: [] })
  const plan = async (at: number, sections: object[]) =>
    (await (await page.request.patch(`/api/workflows/${id}`, { headers, data: { version: at, sections } })).json())
      .workflow
  const planned = await plan(version, ['First', 'Second', 'Third'].map(section))
  const headings = async () =>
    (await (await page.request.get(`/api/workflows/${id}`)).json()).workflow.sections.map(
      ({ heading }: { heading: string }) => heading,
    )
  // this page hears of the other version only by the refusal of its own
  await page.route('**/api/events*', (route) => route.abort())
  await page.goto(`/workflows/${id}/outline`)
  await expect(page.getByRole('textbox', { name: 'Heading of section 3' })).toHaveValue('Third')
  const [first, second] = planned.sections
  await plan(planned.version, [{ ...second, words: 300 }, first, section('Elsewhere')].map(asPlan))
  await page.getByRole('textbox', { name: 'Heading of section 1' }).fill('First of all')
  await page.getByRole('textbox', { name: 'Heading of section 1' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: 'The outline was changed elsewhere' })
  const mine = dialog.getByRole('region', { name: 'Your version' })
  const theirs = dialog.getByRole('region', { name: 'Other version' })
  await expect(mine.getByRole('listitem').filter({ hasText: /^First of all/ })).toContainText('Heading differs')
  await expect(mine.getByRole('listitem').filter({ hasText: /^Third/ })).toContainText('Only in this version')
  await expect(theirs.getByRole('listitem').filter({ hasText: /^Second/ })).toContainText('Length differs')
  await expect(theirs.getByRole('listitem').filter({ hasText: /^Elsewhere/ })).toContainText('Only in this version')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await theirs.boundingBox())?.y).toBeGreaterThan((await mine.boundingBox())?.y ?? 0)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('Not saved')
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await dialog.getByRole('button', { name: 'Use the other version' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading of section 1' })).toHaveValue('Second')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading of section 1' })).toHaveValue('First of all')
  await expect.poll(headings).toEqual(['First of all', 'Second', 'Third'])
})

test('a draft whose server was killed continues at the section it had reached, and pays for none twice', async ({
  page,
  start,
}) => {
  const model = new LLMock({ port: 0 })
  const headings = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  const content = headings.map((heading) => `## ${heading}\n\nThe Rance station opened in 1966 [1].\n\n`).join('')
  model.onMessage(/Write the (?:whole article|rest of it)/, { content }, { chunkSize: 10, latency: 200 })
  await model.start()
  const longhand = await start({
    COMPATIBLE_BASE_URL: `${model.url}/v1`,
    COMPATIBLE_MODEL: 'local',
    DEFAULT_PLAN: 'premium-tier-1-monthly-june-2024',
  })
  const writer = await signUp(page, longhand.url)
  const headers = { origin: longhand.url }
  const call = async (method: 'get' | 'post' | 'patch', path: string, data?: object) =>
    (await page.request[method](`${longhand.url}${path}`, { headers, ...(data ? { data } : {}) })).json()
  const assetId = await addSource(page.request, longhand.url)
  const { workflow } = await call('post', '/api/workflows', { topic: 'tidal power', asset_ids: [assetId] })
  await call('patch', `/api/workflows/${workflow.id}`, {
    version: workflow.version,
    sections: headings.map((heading) => ({ heading, level: 2, notes: '', words: 60, passage_ids: [] })),
  })
  await call('post', `/api/workflows/${workflow.id}/draft`, {})
  const states = async () =>
    (await call('get', `/api/workflows/${workflow.id}`)).workflow.sections.map(({ state }: { state: string }) => state)
  await expect
    .poll(async () => (await states()).filter((state: string) => state === 'done').length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2)
  await longhand.kill()
  await longhand.start()
  await expect
    .poll(async () => (await call('get', `/api/workflows/${workflow.id}`)).workflow.state, { timeout: 40_000 })
    .toBe('finished')
  expect(await states()).toEqual(headings.map(() => 'done'))
  const asked = model.getRequests().map(({ body }) => JSON.stringify(body))
  expect(asked.find((request) => request.includes('Write the rest of it'))).toMatch(/BEGIN WRITTEN[\s\S]*## Two/)
  const details = await call('get', `/api/fetch/user/details?unique_id=${writer.id}`)
  expect(details.credits_used).toBe(headings.length)
  expect(details.feature_runs.autoblog_workflow).toBe(1)
  await model.stop()
})

/** What the API takes of a section that it answered with. */
function asPlan({ id, heading, level, notes, words, passage_ids }: Record<string, unknown>): object {
  return { id, heading, level, notes, words, passage_ids }
}

test('a workflow begun at the headline has the sources that say most about its topic', async ({ page, longhand }) => {
  await signUp(page, longhand.url)
  const added = await page.request.post('/api/assets/files?filename=tides.txt', {
    headers: { origin: longhand.url, 'content-type': 'application/octet-stream' },
    data: 'Tides follow the moon. The Rance station opened in 1966 and has 24 turbines.',
  })
  const { asset } = await added.json()
  const state = async () => (await (await page.request.get(`/api/assets/${asset.id}`)).json()).asset.state
  await expect.poll(state).toBe('ready')
  await page.goto('/workflows/headline')
  await page.getByLabel('What do you want to write about?').fill('tides and the moon')
  await page.getByRole('button', { name: 'Suggest headlines' }).click()
  await page.waitForURL(/\/workflows\/[^/]+\/headline/)
  await expect(page.getByRole('button', { name: 'Suggest headlines' })).toBeEnabled()
})
