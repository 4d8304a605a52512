import type { Page } from '@playwright/test'
import { openWhole, ownPages, publicPages } from './every-page.ts'
import { expect, signUp, test, type Writer } from './fixtures.ts'
import { furnish } from './furnish.ts'

/** Words that are the same in every language, or that a person gave. */
const OWN_WORDS = [
  'longhand',
  'Longhand',
  'Ctrl',
  'Enter',
  'E', // a person's first letter
  'Ella Writer',
  'Ella',
  'First project',
  'Website export',
  'tides.txt',
  'damaged.pdf',
  'Old dams',
  'New ideas',
  'What tides are worth',
  'plugin.example',
  'English-US',
  'United States',
]

test('every text comes from a catalog and has room for longer languages', async ({ page, longhand }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login?locale=pseudo')
  const found: string[] = []
  for (const path of publicPages) found.push(...(await flawsOf(page, path)))
  const writer = await signUp(page, longhand.url)
  const furniture = await furnish(page, longhand.url, writer)
  for (const path of ownPages(furniture)) found.push(...(await flawsOf(page, path, writer)))
  expect(found).toEqual([])
})

/** Texts outside the catalogs, and boxes that are too narrow, on a page at the width of a desk and of a phone. */
async function flawsOf(page: Page, path: string, writer?: Writer): Promise<string[]> {
  const flaws: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWhole(page, path)
  const known = [...OWN_WORDS, ...(writer ? [writer.email] : [])]
  flaws.push(...(await page.evaluate(wordsOutside, known)).map((words) => `${path}: “${words}” is in no catalogue`))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    flaws.push(...(await lastingOverflow(page)).map((what) => `${path} at ${width}: ${what}`))
  }
  return flaws
}

/** A page whose parts move to another place at a width is wide for the moment until they have. */
async function lastingOverflow(page: Page): Promise<string[]> {
  let found = await page.evaluate(overflowing)
  for (let tries = 0; found.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(100)
    found = await page.evaluate(overflowing)
  }
  return found
}

/** Visible words and names that stand outside the marks of the pseudo-locale. Runs in the page. */
function wordsOutside(known: string[]): string[] {
  const found = new Set<string>()
  const check = (text: string) => {
    const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ').replace(/[⟦⟧]/g, ' ')
    const words = known.reduce((left, word) => left.replaceAll(word, ' '), rest)
    if (/\p{L}{2,}/u.test(words) && !/^\P{L}*(\d[\d.,:\s]*\P{L}*\p{L}{0,12}\P{L}*)+$/u.test(words))
      found.add(text.trim())
  }
  const skipped = 'script, style, code, [lang], [data-own-words], section[aria-label] .font-serif, .font-serif'
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest(skipped) || !element.checkVisibility()) continue
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    if (own.length > 0) check(element.textContent ?? '')
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) check(element.getAttribute(name) ?? '')
  }
  return [...found]
}

/** Texts that stick out of the window, of a box that cuts them off, or of their button. Runs in the page. */
function overflowing(): string[] {
  const found: string[] = []
  const main = document.querySelector('main')
  const isWide = (box: Element | null) => box !== null && box.scrollWidth > box.clientWidth + 1
  if (isWide(document.documentElement) || isWide(main)) found.push('the page scrolls sideways')
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (texts.length === 0 || !element.checkVisibility() || element.closest('.sr-only, script, style')) continue
    // its own words only: what a child holds is measured there, unless only screen readers get it
    const places = texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    })
    const left = Math.min(...places.map((place) => place.left))
    const right = Math.max(...places.map((place) => place.right))
    const box = boxOf(element)
    if (box && (right > box.right + 1.5 || left < box.left - 1.5))
      found.push(`“${element.textContent?.slice(0, 60)}” does not fit into its ${box.name}`)
  }
  return found

  /** The nearest box that a text must stay in; none where it may be scrolled or ends with an ellipsis. */
  function boxOf(element: HTMLElement): { name: string; left: number; right: number } | null {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      if (textOverflow === 'ellipsis') return null
      if (
        box !== main &&
        /auto|scroll/.test(overflowX) &&
        box.matches('nav, pre, [role=region], table, div:has(> table)')
      )
        return null
      if (box.matches('button, a, td, th, label') || /hidden|clip/.test(overflowX)) {
        const { left, right } = box.getBoundingClientRect()
        return { name: box.tagName.toLowerCase(), left, right }
      }
    }
    return { name: 'window', left: 0, right: window.innerWidth }
  }
}
