import { expect, test } from '../fixtures.ts'
import { at, makeBlog, openBlog, textOf } from './desk.ts'

test('two tabs write at once: both see the same, and each caret stays at its own words', async ({
  page,
  writer,
  longhand,
  context,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>One.</p><p>Two.</p>')
  await openBlog(page, id)
  const other = await context.newPage()
  await openBlog(other, id)
  for (let round = 0; round < 4; round++) {
    await at(page, 'One.')
    await at(other, 'One.')
    await Promise.all([page.keyboard.press('Enter'), other.keyboard.press('Enter')])
    await Promise.all([page.keyboard.type(`first${round}`), other.keyboard.type(`second${round}`)])
    for (const tab of [page, other]) {
      await expect(textOf(tab).getByText(`first${round}`, { exact: true })).toBeVisible()
      await expect(textOf(tab).getByText(`second${round}`, { exact: true })).toBeVisible()
    }
  }
  expect(await textOf(page).innerText()).toBe(await textOf(other).innerText())
})

test('offline changes wait, are counted, and merge with other people’s changes', async ({
  page,
  writer,
  longhand,
  context,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>One.</p><p>Two.</p>')
  const text = await openBlog(page, id)
  const other = await context.newPage()
  await openBlog(other, id)
  const shut = async () => {
    // A socket that is open stays open when the browser goes offline: the tab loses it as on a dead network.
    await page.routeWebSocket(/\/collab/, (socket) => socket.close())
    await page.reload()
  }
  await shut()
  await expect(text.getByText('One.')).toBeVisible()
  await at(page, 'One.')
  await page.keyboard.type(' abc')
  await expect(page.getByText('Offline: 4 unsaved changes')).toBeVisible()
  await at(other, 'Two.')
  await other.keyboard.type(' elsewhere')
  await expect(other.getByText(/^Saved/)).toBeVisible()
  await page.unrouteAll()
  const back = await context.newPage()
  await page.close()
  const again = await openBlog(back, id)
  await expect(again.getByRole('paragraph')).toHaveText(['One. abc', 'Two. elsewhere'])
  await expect(textOf(other).getByRole('paragraph')).toHaveText(['One. abc', 'Two. elsewhere'])
})

test('an input method composes a word while another tab writes in the same sentence: the word stands once', async ({
  page,
  writer,
  longhand,
  context,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>The tide rises in Kyoto</p>')
  const other = await context.newPage()
  await openBlog(other, id)
  await page.bringToFront()
  await openBlog(page, id)
  const ended = page.evaluate(
    () => new Promise<string>((resolve) => addEventListener('compositionend', (event) => resolve(event.data))),
  )
  const keys = await context.newCDPSession(page)
  const compose = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await at(page, 'rises in')
  await compose('に')
  await compose('にほ')
  await expect(textOf(other).getByText('rises inにほ')).toBeVisible()
  await at(other, 'The ')
  await other.keyboard.type('spring ')
  await expect(other.getByText(/^Saved/)).toBeVisible()
  await compose('にほん')
  await compose('日本')
  await keys.send('Input.insertText', { text: '日本' })
  expect(await ended).toBe('日本')
  for (const tab of [page, other])
    await expect(textOf(tab).getByRole('paragraph')).toHaveText(['The spring tide rises in日本 Kyoto'])
  await page.keyboard.type('.')
  await expect(textOf(other).getByRole('paragraph')).toHaveText(['The spring tide rises in日本. Kyoto'])
})
