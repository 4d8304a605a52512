/**
 * Footnotes that are links there and back, as Word, LibreOffice, Google Docs, Pandoc, GitHub and Wikipedia write them, become
 * references and a list of our kind. The sign of a note that did not come along stays as words: its link would be dead.
 */
export function tidyFootnoteLinks(root: Element): void {
  const items = new Map<Element, Element>()
  const links = [...root.querySelectorAll('a[href*="#"]')]
  const places = links.length > 0 ? placesIn(root) : null
  for (const link of links) {
    const back = places ? backLink(places, link) : undefined
    if (!back) continue
    const note = noteAround(back, link)
    const item = items.get(note) ?? newItem(note, items.size)
    items.set(note, item)
    back.remove()
    putReference(link, item)
  }
  if (items.size > 0) root.append(listOf(root, items))
  for (const dead of root.querySelectorAll('a[href^="#_ftn"], a[href^="#_edn"], a[href^="#sdfootnote"]'))
    dead.replaceWith(...dead.childNodes)
}

/** The elements that links can lead to, by name, and the place of each element. */
interface Places {
  named: ReadonlyMap<string, Element>
  order: ReadonlyMap<Element, number>
}

function placesIn(root: Element): Places {
  const named = new Map<string, Element>()
  const order = new Map<Element, number>()
  for (const element of root.querySelectorAll('*')) {
    order.set(element, order.size)
    // Word names the link in the note `_ftn1` and the note around it `ftn1`.
    for (const name of [element.id, element.getAttribute('name')])
      for (const known of name ? [name, `_${name}`] : []) if (!named.has(known)) named.set(known, element)
  }
  return { named, order }
}

/** The link in the note that leads back to where this one stands, if this one leads to a note further down. */
function backLink({ named, order }: Places, link: Element): Element | undefined {
  const target = named.get(targetOf(link))
  const isAhead = target && (order.get(target) ?? 0) > (order.get(link) ?? 0)
  if (!isAhead || link.closest('[data-footnote], [data-footnotes]')) return undefined
  const names = [link.id, link.getAttribute('name'), link.parentElement?.id].filter(Boolean)
  return [target, ...target.querySelectorAll('a[href*="#"]')].find((other) => names.includes(targetOf(other)))
}

function targetOf(link: Element): string {
  return /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''
}

/** The item, block or division that is all of one note. */
function noteAround(back: Element, link: Element): Element {
  const block = back.closest('li') ?? back.closest('p, div') ?? back
  const around = block.localName === 'p' ? block.parentElement : null
  const isOneNote =
    around?.localName === 'div' &&
    !around.contains(link) &&
    [...around.querySelectorAll('a[href*="#"]')].every((other) => other === back)
  return isOneNote ? around : block
}

function newItem(note: Element, index: number): Element {
  const item = note.ownerDocument.createElement('li')
  item.setAttribute('data-footnote-item', `note-${index + 1}`)
  return item
}

// The sign often is in a raised span of its own.
function putReference(link: Element, item: Element): void {
  const reference = link.ownerDocument.createElement('sup')
  reference.setAttribute('data-footnote', item.getAttribute('data-footnote-item') ?? '')
  const around = link.parentElement
  const isAlone = around?.localName === 'sup' && around.textContent === link.textContent
  ;(isAlone ? around : link).replaceWith(reference)
}

function listOf(root: Element, items: ReadonlyMap<Element, Element>): Element {
  const page = root.ownerDocument
  const section = page.createElement('section')
  section.setAttribute('data-footnotes', '')
  const list = page.createElement('ol')
  section.append(list)
  for (const [note, item] of items) {
    item.append(...note.childNodes)
    list.append(item)
    removeEmptied(note, root)
  }
  return section
}

// Around the notes stand a line and a division or list, with nothing left in them.
function removeEmptied(element: Element, root: Element): void {
  const { parentElement } = element
  element.remove()
  if (parentElement && parentElement !== root && !/[^\s\u00a0]/.test(parentElement.textContent ?? ''))
    removeEmptied(parentElement, root)
}
