import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { makeBlog, storedMarkdown, textOf } from './editor/desk.ts'
import { expect, signUp, test } from './fixtures.ts'
import { addSource } from './sources.ts'

/** More than the six connections that a browser has to one server over HTTP/1.1. */
const TABS = 8

/** A model that says a first sentence to everybody who asks, and the second once it is let go on. */
async function waitingModel(): Promise<{ server: Server; asked: Set<string>; goOn: () => void }> {
  const gate = Promise.withResolvers<void>()
  const asked = new Set<string>()
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.writeHead(404).end()
    let body = ''
    for await (const part of request) body += part
    const tab = /tab-(\d)/.exec(body)?.[1] ?? ''
    asked.add(tab)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (content: string, finish_reason: string | null = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`)
    say(`Tab ${tab} hears of the moon. `)
    await gate.promise
    say(`Tab ${tab} hears of the tide.`)
    say('', 'stop')
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, asked, goOn: gate.resolve }
}

test('in eight tabs something is written at once, and a ninth opens a blog and saves it meanwhile', async ({
  page,
  context,
  start,
}) => {
  const { server, asked, goOn } = await waitingModel()
  const { port } = server.address() as AddressInfo
  const longhand = await start({
    COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
    COMPATIBLE_MODEL: 'slow-model',
    // none is given up on while the others begin
    MODEL_NEXT_TEXT_SECONDS: '600',
    MODEL_TOTAL_SECONDS: '600',
  })
  await signUp(page, longhand.url)
  const blog = await makeBlog(page, longhand.url, '<h1>Moon</h1><p>Spring tides follow the full moon.</p>')
  const draft = await makeBlog(page, longhand.url, '<h1>Tides</h1><p>This is tab-7, about tides.</p>')

  const ask = async (tab: Page, number: number) => {
    await tab.goto(`${longhand.url}/factgpt`)
    await tab.getByRole('textbox', { name: 'Question' }).fill(`What does tab-${number} say of tides?`)
    await tab.getByRole('button', { name: 'Ask', exact: true }).click()
  }
  const shorten = async (tab: Page, number: number) => {
    await tab.goto(`${longhand.url}/standalones/synopsis`)
    await tab.getByRole('textbox', { name: 'Text' }).fill(`This is tab-${number}, about tides and the moon.`)
    await tab.getByRole('button', { name: 'Write', exact: true }).click()
  }
  const open = async (tab: Page, id: string) => {
    await tab.goto(`${longhand.url}/blogs/${id}`)
    await expect(tab.getByText(/^Saved/)).toBeVisible()
    return textOf(tab)
  }
  const goOnWriting = async (tab: Page) => {
    const text = await open(tab, draft)
    await text.getByText('about tides').click()
    await tab.keyboard.press('End')
    await tab.getByRole('button', { name: 'Continue writing' }).click()
  }
  const tabs: Page[] = []
  for (let number = 0; number < TABS; number += 1) {
    const tab = await context.newPage()
    tabs.push(tab)
    await (number === 7 ? goOnWriting(tab) : number % 2 ? shorten(tab, number) : ask(tab, number))
    await expect(tab.getByText(`Tab ${number} hears of the moon.`).first()).toBeVisible()
  }
  expect(asked.size).toBe(TABS)

  const begun = Date.now()
  const text = await open(page, blog)
  await text.getByText('Spring tides').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Neap tides do not.')
  expect(await storedMarkdown(page, longhand.url, blog)).toContain('Neap tides do not.')
  expect(Date.now() - begun).toBeLessThan(20_000)

  await test.step('a tab that is closed in the middle leaves the others alone', async () => {
    const closed = await context.newPage()
    await shorten(closed, 8)
    await expect(closed.getByText('Tab 8 hears of the moon.')).toBeVisible()
    await closed.close()
  })
  goOn()
  // an answer that has ended has a sign between its sentences
  for (const [number, tab] of tabs.entries())
    for (const what of ['moon', 'tide'])
      await expect(tab.getByText(`Tab ${number} hears of the ${what}.`).first()).toBeVisible()
  server.close()
})

test('where a browser has no locks, as on plain http in a network, each tab hears of what happens over a socket', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  const { promise: greeted, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('event: hello')) resolve()
    }),
  )
  await page.goto('/assets')
  await greeted
  await addSource(page.request, longhand.url)
  await expect(page.getByRole('link', { name: /tides/ })).toBeVisible()
})
