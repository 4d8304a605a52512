import { expect, type Locator, type Page } from '@playwright/test'

/** Makes a blog over the calls; answers its id. */
export async function makeBlog(page: Page, url: string, html: string): Promise<string> {
  const made = await page.request.post(`${url}/api/blogs`, { headers: { origin: url }, data: { html } })
  expect(made.status(), await made.text()).toBe(200)
  return (await made.json()).blog.id
}

/** Opens a blog in the editor and waits until its text is there and stored. */
export async function openBlog(page: Page, id: string): Promise<Locator> {
  await page.goto(`/blogs/${id}`)
  const text = textOf(page)
  await expect(text).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  return text
}

/** The text in the editor. */
export function textOf(page: Page): Locator {
  return page.locator('.doc[contenteditable=true]')
}

/** Puts the caret behind some words of the text, or selects them. */
export async function at(page: Page, words: string, mode: 'behind' | 'over' = 'behind'): Promise<void> {
  await textOf(page).evaluate(
    async (text, { words, mode }) => {
      const lengthUntil = (node: Node | null, offset: number) => {
        const before = document.createRange()
        before.setStart(text, 0)
        before.setEnd(node ?? text, node ? offset : 0)
        return before.toString().length
      }
      const place = () => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const node = walker.currentNode
          const index = node.textContent?.indexOf(words) ?? -1
          if (index < 0) continue
          const range = document.createRange()
          range.setStart(node, mode === 'over' ? index : index + words.length)
          range.setEnd(node, index + words.length)
          node.parentElement?.scrollIntoView({ block: 'center' })
          return range
        }
        throw new Error(`The text does not hold “${words}”`)
      }
      // Soon after it got the focus, and after a cut, the editor puts its own selection back.
      for (let tries = 0; tries < 20; tries++) {
        if (text instanceof HTMLElement && document.activeElement !== text) text.focus()
        const range = place()
        getSelection()?.removeAllRanges()
        getSelection()?.addRange(range)
        const wanted = [range.startContainer, range.endContainer].map((node, end) =>
          lengthUntil(node, end ? range.endOffset : range.startOffset),
        )
        await new Promise((passed) => setTimeout(passed, 80))
        const now = getSelection()
        const [from, to] = [
          lengthUntil(now?.anchorNode ?? null, now?.anchorOffset ?? 0),
          lengthUntil(now?.focusNode ?? null, now?.focusOffset ?? 0),
        ]
        if (from === wanted[0] && to === wanted[1]) return
      }
      throw new Error(`The caret does not stay at “${words}”`)
    },
    { words, mode },
  )
}

/** Pastes data of the given types, as a browser hands it over. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await textOf(page).evaluate((text, entries) => {
    const clipboard = new DataTransfer()
    for (const [type, value] of entries) clipboard.setData(type, value)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, Object.entries(data))
}

/** The text as Markdown, as the server exports it once everything is stored. */
export async function storedMarkdown(page: Page, url: string, id: string): Promise<string> {
  await expect(page.getByText(/^Saved/)).toBeVisible()
  const answer = await page.request.get(`${url}/api/blogs/${id}/export/md?citations=none`)
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.text()
}

/** From now on every frame that the page asks for comes half a second late, as on a busy machine: keys come before it. */
export async function holdFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) => Number(setTimeout(() => drawn(run), 500))
  })
}

/** Opens a panel of the inspector: its group, and its tab where the group has several. */
export async function openPanel(page: Page, group: string, panel?: string): Promise<void> {
  await page.getByRole('tab', { name: group, exact: true }).click()
  if (panel) await page.getByRole('tab', { name: panel, exact: true }).click()
}
