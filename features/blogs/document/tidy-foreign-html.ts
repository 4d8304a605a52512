import { safeLink } from './addresses.ts'
import { tidyFootnoteLinks } from './footnote-links.ts'
import { rebuildWordLists } from './word-html.ts'

/**
 * Turns what Word, Google Docs, GitHub and web pages put on the clipboard into the plain HTML that the schema reads.
 * Changes the given element. Our own HTML passes unchanged, but for suggestions: pasted words are words.
 */
export function tidyForeignHtml(root: HTMLElement): void {
  removeAll(
    root,
    'script, style, meta, link, title, xml, template, noscript, object, svg, math, head, button, select, textarea',
  )
  removeComments(root)
  unwrapSuggestions(root)
  removeAll(root, '.msoDel, [style*="mso-element:comment"], [style*="mso-hide:all"], [style*="display:none"]')
  tidyFootnoteLinks(root)
  rebuildWordLists(root)
  for (const mark of [...root.getElementsByTagName('o:p')]) mark.replaceWith(...mark.childNodes)
  // Word's bold carries `mso-bidi-font-weight:normal`: that one is bold.
  unwrapAll(root, 'font, center, b[id^="docs-internal-guid"], b[style^="font-weight:normal"]')
  renameAll(root, 'h5, h6', 'h4')
  renameAll(root, 'p.MsoTitle', 'h1')
  renameAll(root, 'p.MsoSubtitle', 'h2')
  renameAll(root, 'kbd, samp, tt', 'code')
  for (const cell of root.querySelectorAll('thead td')) rename(cell, 'th')
  for (const link of root.querySelectorAll('a[href]')) tidyLink(link)
  for (const item of root.querySelectorAll('li')) markTask(item)
  liftPictures(root)
  dropEmptyParagraphs(root)
}

function removeAll(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.remove()
}

function removeComments(root: Element): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === 8) child.remove()
    else if (child.nodeType === 1) removeComments(child as Element)
  }
}

function unwrapAll(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.replaceWith(...element.childNodes)
}

/** Gives the element another name; attributes and children stay. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of [...element.attributes]) renamed.setAttribute(attribute, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

function renameAll(root: Element, selector: string, name: string): void {
  for (const element of root.querySelectorAll(selector)) rename(element, name)
}

function unwrapSuggestions(root: Element): void {
  unwrapAll(root, 'ins, del[data-suggestion]')
  for (const block of root.querySelectorAll('[data-suggestion-block]')) block.removeAttribute('data-suggestion-block')
}

// Google wraps addresses in a redirect of its own, and Docs underlines its links.
function tidyLink(link: Element): void {
  const address = link.getAttribute('href') ?? ''
  const wrapped = /^https?:\/\/www\.google\.com\/url\?/.test(address)
    ? URL.parse(address)?.searchParams.get('q')
    : undefined
  if (wrapped && safeLink(wrapped)) link.setAttribute('href', wrapped)
  for (const span of link.querySelectorAll('span[style*="underline"]')) {
    span.setAttribute('style', (span.getAttribute('style') ?? '').replace(/text-decoration[^;]*underline[^;]*;?/g, ''))
  }
  unwrapAll(link, 'u')
}

// Docs marks a task by its role, GitHub and Markdown by a checkbox.
function markTask(item: Element): void {
  if (item.getAttribute('data-type') === 'taskItem') return
  const box = item.querySelector(
    ':scope > input[type="checkbox"], :scope > p > input[type="checkbox"], :scope > label > input[type="checkbox"]',
  )
  const isTask = box !== null || item.getAttribute('role') === 'checkbox'
  const list = item.parentElement
  if (!isTask || !list) return
  item.setAttribute('data-type', 'taskItem')
  item.setAttribute(
    'data-checked',
    String(box ? box.hasAttribute('checked') : item.getAttribute('aria-checked') === 'true'),
  )
  removeAll(item, ':scope > img')
  box?.remove()
  if (list.localName === 'ul') list.setAttribute('data-type', 'taskList')
}

// A picture is a block here; one that stands alone in a paragraph would leave an empty paragraph behind.
function liftPictures(root: Element): void {
  for (const paragraph of root.querySelectorAll('p')) {
    const [only] = paragraph.querySelectorAll('img, figure')
    if (only && !hasWords(paragraph)) paragraph.replaceWith(...paragraph.querySelectorAll('img'))
  }
}

function hasWords(element: Element): boolean {
  return /[^\s\u00a0]/.test(element.textContent ?? '')
}

// Word spaces its text out with paragraphs of one hard space. Our own empty paragraphs have no such space and stay.
function dropEmptyParagraphs(root: Element): void {
  for (const paragraph of root.querySelectorAll('p')) {
    const text = paragraph.textContent ?? ''
    const isFiller = text.length > 0 && !hasWords(paragraph) && paragraph.querySelector('img, br, input, sup') === null
    if (isFiller && paragraph.parentElement && paragraph.parentElement.children.length > 1) paragraph.remove()
  }
}
