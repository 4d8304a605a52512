import { expect, expectAccessible, test } from '../fixtures.ts'
import { at, makeBlog, openBlog, openPanel, storedMarkdown } from './desk.ts'

const story =
  'The Rance station in Brittany opened in 1966 and has 24 turbines. Its capacity is 240 megawatts. Tides follow the moon and can be predicted years ahead. Building a barrage is expensive, and few places have tides that are high enough.'

test('more is written in place as a suggestion; Tab accepts it, one undo takes all of it back', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, `<h1>Tidal power</h1><p>${story}</p>`)
  const text = await openBlog(page, id)
  await at(page, 'high enough.')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const bar = page.getByRole('group', { name: 'Suggestion' })
  await expect(bar.getByText('Built-in writer, without a language model')).toBeVisible()
  await expect(text.locator('ins').first()).toBeVisible()
  expect(await storedMarkdown(page, longhand.url, id), 'a suggestion is no part of the text').not.toContain(
    'What it is, in one sentence',
  )
  await expectAccessible(page)
  const before = await text.locator('ins').first().innerText()
  await page.keyboard.press('Tab')
  await expect(text.locator('ins')).toHaveCount(0)
  await expect(text).toContainText(before)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('paragraph')).toHaveText([story])
})

test('a rewriting shows word by word what changes; Escape leaves the text as it was', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(
    page,
    longhand.url,
    `<h1>Tidal power</h1><p>${story.replace('24 turbines', '<b>24 turbines</b>')}</p>`,
  )
  const text = await openBlog(page, id)
  await at(page, 'Tides follow')
  await page.getByRole('button', { name: 'Shorten' }).click()
  const bar = page.getByRole('group', { name: 'Suggestion' })
  await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(text.locator('del').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text.locator('del, ins')).toHaveCount(0)
  await expect(text.getByRole('paragraph')).toHaveText([story])
  await expect(text.locator('strong')).toHaveText('24 turbines')
  await at(page, story.slice(-40), 'over')
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Assist' }).click()
  await page.getByRole('menuitem', { name: 'Ask' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await at(page, 'Tides follow')
  await page.getByRole('button', { name: 'Shorten' }).click()
  await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible()
  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect(text.locator('del, ins')).toHaveCount(0)
  await openPanel(page, 'Write', 'History')
  await expect(page.getByText('Before the assistant made changes').first()).toBeVisible()
})

test('what cannot be done says why in place, and nothing is lost', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<p></p>')
  const text = await openBlog(page, id)
  await text.click()
  await page.getByRole('button', { name: 'Conclusion' }).click()
  await expect(
    page.getByRole('alert').getByText('There’s no text to start from yet. Write a sentence first.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await text.click()
  await page.keyboard.type(story)
  await page.routeWebSocket('**/api/socket', (socket) =>
    socket.onMessage(() => {
      socket.send(JSON.stringify({ status: 429, headers: { 'content-type': 'application/json' } }))
      const refusal = { status: 429, code: 'credits-exhausted', message: 'You’ve used all your credits.' }
      socket.send(Buffer.from(JSON.stringify(refusal)))
      void socket.close({ code: 1000 })
    }),
  )
  await page.getByRole('button', { name: 'Continue writing' }).click()
  // the dialog of a used-up plan comes over the page, sooner or later than the words in place
  const dialog = page.getByRole('dialog', { name: 'You’ve used all your credits' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  const alert = page.getByRole('alert').filter({ hasText: 'You’ve used all your credits.' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('link', { name: 'View plans' })).toBeVisible()
  await expect(text).toContainText(story)
})
