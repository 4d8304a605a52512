import { expect, expectAccessible, test } from '../fixtures.ts'
import { at, holdFrames, makeBlog, openBlog, paste, textOf } from './desk.ts'

test('typed text is stored, even when the page is closed, and is there again', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>Start.</p>')
  const text = await openBlog(page, id)
  await at(page, 'Start.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The sea rises. كل يوم 大坝 👩‍👩‍👧')
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(text.getByText('The sea rises. كل يوم 大坝 👩‍👩‍👧')).toBeVisible()
})

test('blocks come by slash, by Markdown and by keys; undo takes them back', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p></p>')
  const text = await openBlog(page, id)
  await text.locator('p').click()
  await page.keyboard.type('/head')
  await expect(page.getByRole('status').filter({ hasText: /^Heading 1, 1 of \d+$/ })).toBeAttached()
  await expect(page.getByRole('option', { name: 'Heading 1' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Section')
  await expect(text.getByRole('heading', { level: 2, name: 'Section' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('columnheader')).toHaveCount(3)
  for (const word of ['Station', 'Year', 'MW']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Add row below' }).click()
  await expect(text.getByRole('row')).toHaveCount(4)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'More table options' }).click()
  await page.getByRole('menuitem', { name: 'Delete row' }).click()
  await expect(text.getByRole('row')).toHaveCount(2)
  await expect(text).toBeFocused()
  await expectAccessible(page)
})

test('a block whose name is typed faster than the menu is drawn is the one that Enter takes', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p></p>')
  const text = await openBlog(page, id)
  await text.locator('p').click()
  await holdFrames(page)
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('columnheader')).toHaveCount(3)
  await expect(text).not.toContainText('table')
})

test('Word, Docs and Markdown come in as headings, lists, tables and links; a video as a card', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<p></p>')
  const text = await openBlog(page, id)
  await text.locator('p').click()
  await paste(page, {
    'text/html': `<h2>From Word<o:p></o:p></h2><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>one</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>two</p><table><tr><td>1966</td></tr></table><p><a href="https://www.google.com/url?q=https://example.org/x&sa=D">link</a><script>window.evil = 1</script></p>`,
    'text/plain': 'x',
  })
  await expect(text.getByRole('heading', { name: 'From Word' })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await expect(text.getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://example.org/x')
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  await at(page, 'link')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': '## From Markdown\n\n1. first\n2. second' })
  await expect(text.getByRole('heading', { name: 'From Markdown' })).toBeVisible()
  await at(page, 'second')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  await expect(text.locator('[data-embed=youtube]')).toBeVisible()
  await at(page, 'From Markdown', 'over')
  await paste(page, { 'text/plain': '## By hand\n\n![A dam](images/dam.jpg)' })
  await expect(page.getByText('1 image wasn’t pasted')).toBeVisible()
  await at(page, 'first', 'over')
  await paste(page, { 'text/plain': 'https://example.org/first' })
  await expect(text.getByRole('link', { name: 'first' })).toHaveAttribute('href', 'https://example.org/first')
})

test('a picture is dropped, described and stored', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>Here.</p>')
  const text = await openBlog(page, id)
  await text.locator('p').evaluate(async (block) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 40
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const data = new DataTransfer()
    if (blob) data.items.add(new File([blob], 'Big dam.png', { type: 'image/png' }))
    const { left, top } = block.getBoundingClientRect()
    block.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: data,
        clientX: left + 5,
        clientY: top + 5,
        bubbles: true,
        cancelable: true,
      }),
    )
  })
  const picture = text.getByRole('img', { name: 'Big dam' })
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^\/api\/blogs\/pictures\//)
  await picture.click()
  await page.getByRole('button', { name: 'Alt text and caption' }).click()
  await page.getByRole('textbox', { name: 'Alt text' }).fill('The dam at low water')
  await page.getByRole('textbox', { name: 'Caption' }).fill('Rance, 1966')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(text.getByRole('figure')).toContainText('Rance, 1966')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(text.getByRole('img', { name: 'The dam at low water' })).toBeVisible()
})

test('words are found across marks and replaced, one and all', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>The dam</h1><p>A <b>da</b>m is a Dam, damned.</p>')
  const text = await openBlog(page, id)
  await at(page, 'The')
  await page.keyboard.press('ControlOrMeta+h')
  const bar = page.getByRole('search', { name: 'Find and replace' })
  await bar.getByRole('textbox', { name: 'Find' }).fill('dam')
  await expect(bar.getByRole('status')).toHaveText(/of 4/)
  await bar.getByRole('button', { name: 'Whole words' }).click()
  await expect(bar.getByRole('status')).toHaveText(/of 3/)
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('weir')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await expect(text.getByRole('paragraph')).toHaveText('A weir is a Weir, damned.')
  await expectAccessible(page)
  await holdFrames(page)
  await bar.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('paragraph')).toHaveText('A dam is a Dam, damned.')
})

test('the outline goes to a heading and moves its section by keys', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><h2>First</h2><p>one</p><h2>Second</h2><p>two words</p>')
  const text = await openBlog(page, id)
  const outline = page.getByRole('list', { name: 'Outline' })
  await expect(outline.getByRole('button', { name: /Second.*3 words/ })).toBeVisible()
  await outline.getByRole('button', { name: /^Second/ }).focus()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(text.getByRole('heading', { level: 2 })).toHaveText(['Second', 'First'])
  await expect(text.getByRole('paragraph')).toHaveText(['two words', 'one'])
})

test('a server that dies and comes back loses nothing that was said to be saved', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>Start.</p>')
  await page.goto(`${longhand.url}/blogs/${id}`)
  const text = textOf(page)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await at(page, 'Start.')
  await page.keyboard.type(' One.')
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await longhand.kill()
  await expect(page.getByText(/^Offline/).first()).toBeVisible()
  await page.keyboard.type(' Two.')
  await expect(page.getByText(/Offline: \d+ unsaved changes/)).toBeVisible()
  await longhand.start()
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 90_000 })
  await page.reload()
  await expect(text.getByRole('paragraph')).toHaveText('Start. One. Two.')
})

test('the handle is next to its block, moves it by dragging, and undo moves it back', async ({
  page,
  writer,
  longhand,
}) => {
  expect(writer.id).toBeTruthy()
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>First.</p><p>Second.</p><p>Third.</p>')
  const text = await openBlog(page, id)
  await text.getByText('First.').hover()
  const handle = page.getByRole('button', { name: 'Drag to move, click for options' })
  await expect(handle).toBeInViewport()
  const [left, outline, block] = [
    (await handle.boundingBox())?.x ?? 0,
    await page.getByRole('complementary', { name: 'Outline' }).boundingBox(),
    await text.getByText('First.').boundingBox(),
  ]
  expect(left).toBeGreaterThan((outline?.x ?? 0) + (outline?.width ?? 0))
  expect(left).toBeLessThan(block?.x ?? 0)
  await handle.dragTo(text.getByText('Third.'), { targetPosition: { x: 20, y: 3 } })
  await expect(text.getByRole('paragraph')).toHaveText(['Second.', 'First.', 'Third.'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('paragraph')).toHaveText(['First.', 'Second.', 'Third.'])
})

test('lists, quotes and tables take after the direction of their words', async ({ page, writer, longhand }) => {
  expect(writer.id).toBeTruthy()
  const html =
    '<h1>Tides</h1><ul><li>مرحبا بالعالم</li></ul><blockquote><p>اقتباس طويل</p></blockquote><ol><li>One</li></ol><table><tr><th>الدرجة</th><th>COP</th></tr></table>'
  const text = await openBlog(page, await makeBlog(page, longhand.url, html))
  await expect(text.locator('ul')).toHaveCSS('direction', 'rtl')
  await expect(text.locator('blockquote')).toHaveCSS('direction', 'rtl')
  await expect(text.locator('ol')).toHaveCSS('direction', 'ltr')
  await expect(text.locator('table')).toHaveCSS('direction', 'rtl')
  await expect(page.locator('div[lang]', { has: text })).toHaveAttribute('lang', 'ar')
})
