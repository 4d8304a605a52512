interface WordItem {
  element: Element
  level: number
  list: string
  isOrdered: boolean
}

/**
 * Word writes list items as paragraphs with `mso-list:l0 level2 lfo1` and the bullet as text. This builds real lists out
 * of runs of them, nested by level, ordered where the bullet is a number or letter.
 */
export function rebuildWordLists(root: Element): void {
  const paragraphs = [
    ...root.querySelectorAll(
      'p[style*="mso-list"], p[class*="MsoListParagraph"], h1[style*="mso-list"], h2[style*="mso-list"]',
    ),
  ]
  let run: WordItem[] = []
  for (const paragraph of paragraphs) {
    const item = wordItem(paragraph)
    if (!item) continue
    const previous = run.at(-1)
    if (previous && !(followsDirectly(previous.element, paragraph) && previous.list === item.list)) {
      buildList(run)
      run = []
    }
    run.push(item)
  }
  buildList(run)
}

function wordItem(element: Element): WordItem | undefined {
  const place = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(element.getAttribute('style') ?? '')
  if (!place) return undefined
  const bullet = element.querySelector('[style*="mso-list:Ignore"]')
  const sign = (bullet?.textContent ?? '').replace(/[\s\u00a0]+/g, '')
  bullet?.remove()
  return {
    element,
    level: Number(place[2]),
    list: place[1] ?? '',
    isOrdered: /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign),
  }
}

function followsDirectly(previous: Element, next: Element): boolean {
  let between = previous.nextSibling
  while (between && between !== next && !/[^\s\u00a0]/.test(between.textContent ?? '')) between = between.nextSibling
  return between === next
}

function buildList(items: WordItem[]): void {
  const [first] = items
  if (!first) return
  const page = first.element.ownerDocument
  const newList = (item: WordItem) => page.createElement(item.isOrdered ? 'ol' : 'ul')
  const outermost = newList(first)
  first.element.replaceWith(outermost)
  const open: { list: Element; level: number }[] = [{ list: outermost, level: first.level }]
  for (const item of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    const parent = open.at(-1)
    const lastEntry = parent?.list.lastElementChild
    if (parent && lastEntry && item.level > parent.level) {
      const nested = newList(item)
      lastEntry.append(nested)
      open.push({ list: nested, level: item.level })
    }
    const entry = page.createElement('li')
    const paragraph = page.createElement('p')
    paragraph.append(...item.element.childNodes)
    entry.append(paragraph)
    open.at(-1)?.list.append(entry)
    item.element.remove()
  }
}
