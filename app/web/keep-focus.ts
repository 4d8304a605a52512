/**
 * Keeps the place of whoever works with keys or listens. When what has the focus goes away (a deleted row, a button
 * that has done its work), browsers begin again at the top of the page; here the focus goes to the row that took its
 * place, or to the part of the page that held it. Never to a control: one key too many would press it.
 */
export function keepFocus(page: Document): void {
  let around: Element[] = []
  /** The same of the page itself, beneath its dialogs and menus. */
  let beneath: Element[] = []
  const note = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    around = withAncestors(target)
    if (target.closest('main')) beneath = around
  }
  note(page.activeElement)
  page.addEventListener('focusin', ({ target }) => note(target))
  new MutationObserver((records) => {
    const [focused] = around
    if (!focused || focused.isConnected || !isNowhere(page)) return
    const place = placeLeft(records, around) ?? placeBeneath(page, beneath)
    // Who took it away may give the focus on, as a closing dialog does; that goes first.
    setTimeout(() => {
      if (place?.isConnected && isNowhere(page)) focusOn(place)
    })
  }).observe(page, { childList: true, subtree: true })
}

const ROW = 'li, tr, [role=row], [role=listitem]'
const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary, [tabindex]'
const PART = `${ROW}, section, form, [role=dialog], [role=tabpanel], aside, main`

function placeLeft(records: readonly MutationRecord[], around: readonly Element[]): Element | undefined {
  const removed = records.find((record) => around.some((element) => isAmong(record.removedNodes, element)))
  const row = around.find((element) => element.matches(ROW))
  if (removed && row && isAmong(removed.removedNodes, row)) {
    const neighbour = rowFrom(removed.nextSibling, 'nextSibling') ?? rowFrom(removed.previousSibling, 'previousSibling')
    if (neighbour) return neighbour
  }
  return around.find((element) => element.isConnected)?.closest(PART) ?? undefined
}

/** Where the focus was before a dialog that cannot give it back, since what opened it is gone as well. */
function placeBeneath(page: Document, beneath: readonly Element[]): Element | undefined {
  if (beneath[0]?.isConnected) return beneath[0]
  return placeLeft([], beneath) ?? page.querySelector('main') ?? undefined
}

/** The first row from a place on, one way. */
function rowFrom(start: Node | null, way: 'nextSibling' | 'previousSibling'): Element | undefined {
  for (let node = start; node; node = node[way])
    if (node instanceof Element && node.isConnected && node.matches(ROW)) return node
  return undefined
}

function isAmong(nodes: NodeList, element: Element): boolean {
  return Array.prototype.includes.call(nodes, element)
}

function withAncestors(element: Element): Element[] {
  const ancestors = [element]
  for (let above = element.parentElement; above; above = above.parentElement) ancestors.push(above)
  return ancestors
}

/** Whether nothing has the focus, and the next Tab would begin at the top. */
function isNowhere(page: Document): boolean {
  return !page.activeElement || page.activeElement === page.body
}

/** A row or a part takes the focus only from here, not through the Tab key. */
function focusOn(place: Element): void {
  if (!(place instanceof HTMLElement)) return
  if (!place.matches(TAKES_FOCUS)) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
