import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { expect, signUp, test } from '../fixtures.ts'
import { at, makeBlog, openBlog } from './desk.ts'

/** A line between browser and server that can swallow what it is given, as a network does: without closing. */
interface Line {
  url: string
  swallow(): void
  carry(): void
  close(): void
}

test('a connection that swallows words without closing shows as offline, and the words arrive once it is back', async ({
  browser,
  longhand,
}) => {
  const line = await openLine(longhand.url)
  const context = await browser.newContext({ baseURL: line.url })
  try {
    const page = await context.newPage()
    await signUp(page, line.url)
    const id = await makeBlog(page, line.url, '<h1>Tides</h1><p>Start.</p>')
    const text = await openBlog(page, id)
    await at(page, 'Start.')
    line.swallow()
    await page.keyboard.type(' One')
    await expect(page.getByText('Saving')).toBeVisible()
    await expect(page.getByText(/^Offline: \d+ unsaved changes/)).toBeVisible({ timeout: 6_000 })
    await page.keyboard.type(' two.')
    await expect(page.getByText('Offline: 9 unsaved changes')).toBeVisible()
    line.carry()
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(text.getByRole('paragraph')).toHaveText('Start. One two.')
  } finally {
    await context.close()
    line.close()
  }
})

test('a server that disappears silently shows as offline within ten seconds, also while nobody types', async ({
  browser,
  longhand,
}) => {
  const line = await openLine(longhand.url)
  const context = await browser.newContext({ baseURL: line.url })
  try {
    const page = await context.newPage()
    await signUp(page, line.url)
    await openBlog(page, await makeBlog(page, line.url, '<h1>Tides</h1><p>Start.</p>'))
    line.swallow()
    await expect(page.getByText(/^Offline/)).toBeVisible({ timeout: 10_000 })
    line.carry()
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 60_000 })
  } finally {
    await context.close()
    line.close()
  }
})

async function openLine(url: string): Promise<Line> {
  const target = new URL(url)
  const ends = new Set<Socket>()
  let isSwallowing = false
  const join = (from: Socket, to: Socket) => {
    ends.add(from)
    if (isSwallowing) from.pause()
    from.on('data', (chunk) => to.write(chunk))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    join(near, far)
    join(far, near)
  })
  server.listen(0, target.hostname)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://${target.hostname}:${port}`,
    swallow: () => {
      isSwallowing = true
      for (const end of ends) end.pause()
    },
    carry: () => {
      isSwallowing = false
      for (const end of ends) end.resume()
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
