import { makeBlog, openBlog, openPanel } from '../editor/desk.ts'
import { callBySocket, expect, expectAccessible, test } from '../fixtures.ts'

const STIFF =
  'In today’s fast-paced world, it is important to note that tides play a crucial role. Furthermore, the Rance station, opened in 1966, has 24 turbines and utilizes them to facilitate a myriad of processes.'
const PLAIN =
  'My father sold fish at the quay until the barge sank. He kept a notebook of every tide, and I still have it: the pencil is faint, but one can read the hours. Twice a day the water came up the steps. Nobody there had a clock.'

test('what sounds like a machine is found, reworded sentence by sentence, and taken back by undo', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, `<h1>Tides</h1><p>${STIFF} ${PLAIN}</p>`)
  const text = await openBlog(page, id)
  await openPanel(page, 'Checks', 'Tone')
  await expect(page.getByText(/% AI-like$/)).toBeVisible()
  await page.getByRole('button', { name: /Empty opener.*Furthermore/ }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Furthermore')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  const change = page.getByRole('listitem').filter({ has: page.locator('ins', { hasText: 'the Rance station' }) })
  const better = (await change.locator('ins').textContent()) ?? ''
  expect(better).not.toContain('Furthermore')
  await change.getByRole('button', { name: 'Accept' }).click()
  await expect(text).toContainText(better)
  await expect(text).toContainText(PLAIN)
  await expect(change.getByText('Accepted')).toBeVisible()
  await text.press('ControlOrMeta+z')
  await expect(text).toContainText('Furthermore, the Rance station')
  await expectAccessible(page)
})

test('a pasted text is reworded in place, on a phone too', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/optimizer/humanize')
  await page.getByRole('textbox', { name: 'Text' }).fill(`${STIFF} ${PLAIN}`)
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(page.getByRole('article')).not.toContainText('Furthermore')
  await expect(page.getByRole('article')).toContainText('24 turbines')
  await expectAccessible(page)
})

test('each strength goes further, and the page says how far rules go without a model', async ({ page, writer }) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/optimizer/humanize')
  const wordy =
    'However, the crew works in order to keep it open; it is a long day. The pier is old, and it is not safe in winter.'
  await page.getByRole('textbox', { name: 'Text' }).fill(`${STIFF} ${STIFF} ${wordy}`)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByText(/^Without a language model, fixed rules/)).toBeVisible()
  const rewritten = async (strength: string) => {
    await page.getByRole('combobox', { name: 'Strength' }).click()
    await page.getByRole('option', { name: strength }).click()
    const answered = callBySocket(page, /tone\/reword$/)
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
    await answered
    await expect(page.getByText(/\d sentences? rewritten/)).toBeVisible()
    return (await page.locator('ins').allTextContents()).join(' ')
  }
  expect(await rewritten('Light')).not.toContain('the crew works')
  expect(await rewritten('Medium')).toContain('But the crew works to keep it open; it is a long day.')
  expect(await rewritten('Strong')).toContain("But the crew works to keep it open. It's a long day.")
  await expectAccessible(page)
})

test('a heading is rewritten as the heading that it is, and a strength that does no more says so', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(
    page,
    longhand.url,
    `<h1>Gezeiten</h1><h2>Das volle Potenzial der Gezeiten entfesseln</h2><p>In der heutigen Zeit ist das Meer wichtiger denn je. Zudem hilft das Licht den Fischern am Morgen. Es ist kein Geheimnis, dass man sich dafür Zeit nehmen muss.</p>`,
  )
  const text = await openBlog(page, id)
  await openPanel(page, 'Checks', 'Tone')
  await expect(page.getByText(/^No score: how AI-like a text reads is measured in English only/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Empty phrase in a heading/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Strength' }).click()
  await page.getByRole('option', { name: 'Strong' }).click()
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await expect(page.getByText(/Light makes the same changes in this text\.$/)).toBeVisible()
  const change = page.getByRole('listitem').filter({ has: page.locator('ins', { hasText: /^Gezeiten$/ }) })
  await change.getByRole('button', { name: 'Accept' }).click()
  await expect(text.getByRole('heading', { level: 2, name: 'Gezeiten', exact: true })).toBeVisible()
  await expectAccessible(page)
})
