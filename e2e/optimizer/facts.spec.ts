import { readFile } from 'node:fs/promises'
import { at, openBlog, openPanel, textOf } from '../editor/desk.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { addSource } from '../sources.ts'

const RIGHT = 'The Rance station in Brittany opened in 1966 and has 24 turbines.'
const WRONG = 'The Sihwa Lake station in South Korea opened in 2001.'
const PLAIN = 'Barrages change the life in an estuary.'
const MENDED = WRONG.replace('2001', '2011')
const HTML = `<h1>Power from the tides</h1><p>${RIGHT} I think tides are beautiful.</p><h2>Korea</h2><p>${WRONG}</p><p>Kaliningrad counted 48 lighthouses in 1931.</p>`

test('a wrong number is found, corrected with one press, and its mark turns; an edited sentence is stale', async ({
  page,
  writer,
  longhand,
}) => {
  await addSource(page.request, longhand.url)
  const headers = { origin: longhand.url }
  const project = `${longhand.url}/api/projects/${writer.projectId}`
  await page.request.patch(project, { headers, data: { publishes_checked: true } })
  const blog = { html: HTML, project_id: writer.projectId }
  const made = await page.request.post(`${longhand.url}/api/blogs`, { headers, data: blog })
  await openBlog(page, (await made.json()).blog.id)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('alert')).toContainText('Unchecked claims: 3.')
  await page.getByRole('alert').getByRole('button', { name: 'Check facts' }).click()
  await expect(page.getByText('3 claims found · 1 credit')).toBeVisible()
  await page.getByRole('button', { name: 'Check facts' }).click()
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(findings.getByRole('button', { name: 'Supported 1' })).toBeVisible()
  await findings.getByRole('button', { name: /^Supported The Rance/ }).click()
  await findings.getByRole('button', { name: 'Cite' }).click()
  await expect(textOf(page).locator('[data-citation]')).toHaveText(/^The Rance station/)
  await findings.getByRole('button', { name: 'Contradicted 1' }).click()
  await expect(findings.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await findings.getByRole('button', { name: /^All/ }).click()
  const rows = findings.getByRole('listitem').getByRole('button', { expanded: false })
  await rows.first().focus()
  await page.keyboard.press('Enter')
  await expect(findings.getByRole('blockquote')).toContainText('opened in 2011')
  await page.keyboard.press('j')
  await expect(findings.getByRole('button', { name: /^Not enough evidence Kaliningrad/, expanded: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(
    findings.getByRole('button', { name: /^Not enough evidence Kaliningrad/, expanded: false }),
  ).toBeFocused()

  const margin = page.getByRole('toolbar', { name: 'Evidence' })
  await margin.getByRole('button', { name: /^Disputed sentence: The Sihwa/ }).click()
  const card = page.getByRole('dialog', { name: 'Evidence for this sentence' })
  await expect(card.getByRole('blockquote')).toHaveText('The Sihwa Lake station in South Korea opened in 2011.')
  await expect(card.locator('mark').getByText('2001')).toBeVisible()
  await expect(card).toContainText('tides.txt')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Apply correction' }).click()
  await expect(textOf(page)).toContainText(MENDED)
  await expect(margin.getByRole('button', { name: /^Supported sentence: The Sihwa/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(textOf(page)).toContainText(WRONG)
  await expect(margin.getByRole('button', { name: /^Disputed sentence: The Sihwa/ })).toBeVisible()

  await at(page, 'opened in 1966')
  await page.keyboard.type(', in November,')
  await expect(margin.getByRole('button', { name: /^Sentence changed since it was checked: The Rance/ })).toBeVisible()
  await findings.getByRole('button', { name: /^All/ }).click()
  await expect(findings.getByRole('button', { name: 'Changed since check 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Check changes' }).click()
  await expect(findings.getByRole('button', { name: 'Changed since check 1' })).toBeHidden()
})

test('a finding is accepted with a reason and taken back; a pasted text is checked and mended on its page', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url)
  await page.goto('/optimizer/factcheck')
  await page.getByRole('textbox', { name: 'Text' }).fill(`${RIGHT}\n\n${WRONG}`)
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByRole('button', { name: 'Check facts' }).click()
  const findings = page.getByRole('region', { name: 'Findings' })
  await findings.getByRole('button', { name: /^Contradicted The Sihwa/ }).click()
  await expect(findings.getByRole('blockquote')).toContainText('opened in 2011')
  await expectAccessible(page)
  await findings.getByRole('button', { name: 'Accept as is' }).click()
  await findings.getByLabel('Reason to keep it').fill('Two openings were held.')
  await findings.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(findings.getByRole('paragraph').filter({ hasText: 'Two openings were held' })).toBeVisible()
  await findings.getByRole('button', { name: 'Undo' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await findings.getByRole('button', { name: 'Apply correction' }).click()
  await expect(page.getByRole('article').getByText(MENDED)).toBeVisible()
  await expect(findings.getByRole('button', { name: 'Supported 2' })).toBeVisible()
  await page
    .getByRole('dialog', { name: /^Correction applied/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(findings.getByRole('button', { name: 'Contradicted 1' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('a claim of which a source has most is compared with it, said to be the same, and cited', async ({
  page,
  writer,
  longhand,
}) => {
  await addSource(page.request, longhand.url)
  const claim = 'From one bank to the other the barrage measures 750 metres.'
  const blog = { html: `<h1>Tides</h1><p>${claim}</p>`, project_id: writer.projectId }
  const made = await page.request.post(`${longhand.url}/api/blogs`, { headers: { origin: longhand.url }, data: blog })
  await openBlog(page, (await made.json()).blog.id)
  await openPanel(page, 'Evidence', 'Facts')
  await page.getByRole('button', { name: 'Check facts' }).click()
  const findings = page.getByRole('region', { name: 'Findings' })
  await findings.getByRole('button', { name: /^To compare From one bank/ }).click()
  await expect(findings.locator('mark')).toHaveText('bank')
  await expect(findings.getByRole('blockquote')).toHaveText('The barrage is 750 metres long.')
  await expectAccessible(page)
  await findings.getByRole('button', { name: 'Cite' }).click()
  await expect(textOf(page).locator('[data-citation]')).toHaveText(claim)
  await findings.getByRole('button', { name: 'Says the same' }).click()
  await findings.getByRole('button', { name: /^Accepted From one bank/ }).click()
  await expect(findings.getByText(/Compared with “tides.txt”, which says the same/)).toBeVisible()
})

test('a check is still there after a reload, listed with what was found, and its report downloads as PDF', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url)
  await page.goto('/optimizer/factcheck')
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill(`${RIGHT}\n\n${WRONG}\n\n${PLAIN}\n\nI think tides are lovely.`)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByText('2 claims found · 1 credit · 1 other statement, free')).toBeVisible()
  await page.getByText('Claims to check', { exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: WRONG })).toBeVisible()
  await expect(page.getByText('2 claims cost 1 credit')).toBeVisible()
  await page.getByRole('button', { name: 'Check facts' }).click()
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(findings.getByText('2 claims · 1 other sentence found in your sources')).toBeVisible()
  await expect(findings.getByRole('button', { name: /^Supported Barrages change/ })).toBeVisible()
  await expect(findings.getByRole('button', { name: /^Contradicted The Sihwa.* confidence$/ })).toBeVisible()

  await page.getByText('1 sentence not checked').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check anyway (1 credit): I think tides are lovely.' }).click()
  await expect(findings.getByText('3 claims · 1 other sentence found in your sources')).toBeVisible()
  await expect(findings.getByRole('button', { name: /^Not enough evidence I think/ })).toBeVisible()

  await page.reload()
  await expect(findings.getByRole('button', { name: 'Contradicted 1' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(WRONG)
  await page.getByRole('region', { name: 'Report' }).getByRole('button', { name: 'More' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('fact-check.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Check something else' }).click()
  const earlier = page.getByRole('region', { name: 'Earlier checks' })
  await expect(earlier.getByRole('listitem')).toContainText('3 claims · 1 finding')
  await expectAccessible(page)
  await earlier.getByRole('link', { name: /^The Rance/ }).click()
  await expect(findings.getByRole('button', { name: 'Contradicted 1' })).toBeVisible()
})

test('a finished check in the list of tasks opens its text in place of another that is open', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url)
  const findings = page.getByRole('region', { name: 'Findings' })
  const checkText = async (text: string) => {
    await page.getByRole('textbox', { name: 'Text' }).fill(text)
    await page.getByRole('button', { name: 'Load' }).click()
    await page.getByRole('button', { name: 'Check facts' }).click()
  }
  await page.goto('/optimizer/factcheck')
  await checkText(`# Korea\n\n${WRONG}`)
  await expect(findings.getByRole('button', { name: 'Contradicted 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Check something else' }).click()
  await checkText(`# Brittany\n\n${RIGHT}`)
  await expect(findings.getByRole('button', { name: 'Supported 1' })).toBeVisible()

  const openTask = async (title: string) => {
    await page.getByRole('button', { name: 'Tasks' }).click()
    const task = page.getByRole('dialog', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: title })
    await task.getByRole('button', { name: 'Open' }).click()
  }
  await openTask('Korea')
  await expect(page.getByRole('article')).toContainText(WRONG)
  await expect(findings.getByRole('button', { name: 'Contradicted 1' })).toBeVisible()
  await openTask('Brittany')
  await expect(page.getByRole('article')).toContainText(RIGHT)
  await expect(findings.getByRole('button', { name: 'Supported 1' })).toBeVisible()

  await page.getByRole('button', { name: 'Check something else' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(WRONG)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByRole('article')).toHaveText(WRONG)
  await openTask('Brittany')
  await expect(page.getByRole('article')).toContainText(RIGHT)
  await page.goto('/optimizer/factcheck?check=gone')
  await page.getByRole('button', { name: 'Check something else' }).click()
  await expect(page.getByRole('button', { name: 'Load' })).toBeVisible()
})
