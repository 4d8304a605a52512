import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callBySocket, expect, expectAccessible, signUp, test } from './fixtures.ts'
import { addSource } from './sources.ts'

test('a writer asks, reads the words behind a citation, asks otherwise, and deletes with undo', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await addSource(page.request, longhand.url)
  const prompt = { title: 'Size of a station', body: 'How many {{parts}} does the {{station}} station have?' }
  for (const data of [prompt, { title: 'Cheeses', body: 'Which cheeses ripen longest in Swiss caves?' }])
    await page.request.post(`${longhand.url}/api/templates`, { headers: { origin: longhand.url }, data })
  await page.goto('/dashboard?factgpt=How%20old%20is%20it%3F')
  await page.waitForURL('**/factgpt?*')
  const field = page.getByRole('textbox', { name: 'Question' })
  await expect(field).toHaveValue('How old is it?')

  await test.step('a refused first question is kept, and leaves no conversation', async () => {
    await page.getByRole('radio', { name: 'Web pages' }).check({ force: true })
    const many = Array.from({ length: 51 }, (_, at) => `https://tides.example/${at}`)
    await page.getByLabel('Web pages to read').fill(many.join('\n'))
    await field.press('Enter')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(field).toHaveValue('How old is it?')
    expect((await (await page.request.get(`${longhand.url}/api/chats`)).json()).total).toBe(0)
  })
  await test.step('a prompt is found by its words and filled in', async () => {
    await field.fill('/size')
    await expect(page.getByRole('option')).toHaveText(['Size of a station'])
    await field.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await field.fill('')
    await field.fill('/')
    await expect(page.getByRole('option')).toHaveCount(2)
    await expect(page.getByRole('option', { name: 'Cheeses', selected: true })).toBeVisible()
    await expectAccessible(page)
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.getByRole('textbox', { name: 'Parts' }).fill('turbines')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('Rance')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('How many turbines does the Rance station have?')
    await expect(field).toBeFocused()
  })
  await page.getByRole('radio', { name: 'My sources' }).check({ force: true })
  await page.getByRole('button', { name: 'Choose sources' }).click()
  await page.getByRole('checkbox', { name: /tides/ }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await field.press('Enter')
  await page.getByRole('button', { name: /^Citation: tides/ }).click()
  await expect(page.getByRole('dialog').getByText(/has 24 turbines/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  await test.step('both versions of a question are kept', async () => {
    await page.getByRole('button', { name: 'Edit question' }).click()
    await page.getByLabel('Edit your question').fill('When did the Sihwa Lake station open?')
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByText(/“The Sihwa Lake station/)).toBeVisible()
    await page.getByRole('button', { name: 'Previous version' }).click()
    await expect(page.getByText(/“The Rance station/)).toBeVisible()
  })
  await test.step('an answer that found nothing says so, and is no text to go on with', async () => {
    await expect(page.getByRole('button', { name: 'Save as blog' })).toHaveCount(1)
    await field.fill('/chee')
    await page.getByRole('option', { name: 'Cheeses' }).click()
    await expect(field).toHaveValue(/^Which cheeses/)
    await field.press('Enter')
    await expect(page.getByText('No source was found that answers this')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save as blog' })).toHaveCount(1)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await test.step('on a phone the conversation alone scrolls, and its end is one press away', async () => {
    const conversation = page.getByRole('region', { name: 'Conversation' })
    expect(await page.locator('#main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0)
    await conversation.evaluate((scrolled) => scrolled.scrollTo({ top: 0 }))
    await page.getByRole('button', { name: 'Jump to the end' }).click()
    await expect(page.getByRole('button', { name: 'Jump to the end' })).toHaveCount(0)
    await expect(conversation).toBeFocused()
    await expect(field).toBeInViewport()
  })
  await test.step('beside the keyboard of a phone the conversation has most of the room, and sources one press away', async () => {
    await page.setViewportSize({ width: 390, height: 420 })
    const modes = page.getByRole('group', { name: 'Sources to use' })
    await expect(modes).toBeHidden()
    const { height = 0 } = (await page.getByRole('region', { name: 'Conversation' }).boundingBox()) ?? {}
    expect(height).toBeGreaterThan(150)
    await page.getByRole('button', { name: 'Sources: My sources', expanded: false }).click()
    await expect(modes).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: /^Sources:/ })).toBeHidden()
  })
  await page.getByRole('button', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Ask a question' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Conversations' }).click()
  await expect(page.getByRole('link', { name: /How many turbines/ })).toBeVisible()
})

test('a shared conversation is continued as a copy by whoever opens its link', async ({ page, longhand, writer }) => {
  expect(writer.id).toBeTruthy()
  const headers = { origin: longhand.url }
  await page.goto('/factgpt')
  await expect(page.getByRole('link', { name: 'Add sources' })).toBeVisible()
  await addSource(page.request, longhand.url)
  await page.reload()
  await page.getByRole('button', { name: 'What do my sources say about costs?' }).click()
  const field = page.getByRole('textbox', { name: 'Question' })
  await expect(field).toHaveValue('What do my sources say about costs?')
  await field.fill('How many turbines does the Rance station have?')
  await field.press('Enter')
  await page.waitForURL('**/factgpt/*')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  const path = `/api/chats/${new URL(page.url()).pathname.split('/').at(-1)}/shares`
  const { share } = await (await page.request.post(longhand.url + path, { headers })).json()

  await page.goto(share.url)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue as copy' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue as copy' }).click()
  await expect(page.getByRole('button', { name: /^Citation: tides/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^How many turbines/ })).toHaveCount(2)
})

/** A model that says a paragraph and then waits until it is let go on. */
async function waitingModel(): Promise<{ server: Server; goOn: () => void }> {
  const gate = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (content: string, finish_reason: string | null = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`)
    say('Tides follow the moon.\n\n')
    await gate.promise
    say('They can be predicted.')
    say('', 'stop')
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, goOn: gate.resolve }
}

test('an answer goes on after a reload, and after the server was killed', async ({ page, start }) => {
  const { server, goOn } = await waitingModel()
  const { port } = server.address() as AddressInfo
  const longhand = await start({
    COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
    COMPATIBLE_MODEL: 'slow-model',
  })
  await signUp(page, longhand.url)
  await page.goto(`${longhand.url}/standalones/factgpt`)
  await page.getByRole('button', { name: 'Model and voice: Automatic' }).click()
  await page.getByRole('combobox', { name: 'Model' }).click()
  await page.getByRole('option', { name: /slow-model/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Question' }).fill('What is a tide?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Tides follow the moon.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tides follow the moon.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  // what has come is stored within a second or so
  await expect
    .poll(async () => (await (await page.request.get(`${longhand.url}/api/chats?query=moon`)).json()).total)
    .toBe(1)
  await longhand.kill()
  await longhand.start()
  await expect(page.getByText('The answer broke off before its end.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Tides follow the moon.')).toBeVisible()
  goOn()
  const continued = callBySocket(page, /\/continue$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await continued).toMatchObject({ model: 'compatible', key: false })
  await expect(page.getByText('They can be predicted.')).toBeVisible()
  server.close()
})
