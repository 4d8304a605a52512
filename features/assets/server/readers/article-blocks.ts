import { countWords } from '../../../../engines/text/index.ts'

/** The smallest piece of an article that stands by itself: a paragraph, a heading, an item of a list. */
interface Leaf {
  readonly element: Element
  readonly text: string
  readonly isHeading: boolean
  readonly isItem: boolean
}

const BLOCKS =
  'p, div, section, article, header, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, table, tr, td, th, pre, blockquote, figure'
/** In characters: what is longer is prose. */
const SHORT_CHARACTERS = 80
/** Scripts without spaces say in one character what others say in four. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** A signpost has at most so many words besides its links: "Read more:", "Also on our site". */
const LABEL_WORDS = 4
/** Of the article's text; where more would go, the rule does not fit the page, and nothing goes. */
const MOST_SIGNPOSTS = 0.3
const MOST_AT_AN_END = 0.1
/** In characters. */
const LONGEST_END = 300

/**
 * Takes out of an article's HTML document what its page set into it: paragraphs and lists that only point elsewhere, the
 * date, byline and repeated headline before the first prose, and the headings and labels after the last.
 */
export function trimArticle(root: Element, title: string | undefined): void {
  const size = root.textContent?.length ?? 0
  const lists = new Map<Element | null, boolean>()
  remove(
    leavesOf(root).filter((leaf) => isSignpost(leaf, lists)),
    MOST_SIGNPOSTS * size,
  )
  const leaves = leavesOf(root)
  const first = leaves.findIndex((leaf) => !opensPage(leaf, title))
  const most = Math.min(LONGEST_END, MOST_AT_AN_END * size)
  remove(leaves.slice(0, Math.max(0, first)), most)
  const last = leaves.findLastIndex((leaf) => !closesPage(leaf))
  if (last >= 0) remove(leaves.slice(last + 1), most)
}

function leavesOf(root: Element): Leaf[] {
  const leaves: Leaf[] = []
  for (const element of root.querySelectorAll(BLOCKS)) {
    if (element.querySelector(BLOCKS) !== null) continue
    const text = spaced(element.textContent)
    if (text === '') continue
    leaves.push({
      element,
      text,
      isHeading: /^H[1-6]$/.test(element.tagName),
      isItem: /^(?:LI|D[DT]|T[DH]|PRE)$/.test(element.tagName),
    })
  }
  return leaves
}

function spaced(text: string | null): string {
  return text?.replace(/\s+/g, ' ').trim() ?? ''
}

function remove(leaves: readonly Leaf[], most: number): void {
  if (leaves.reduce((sum, { text }) => sum + text.length, 0) > most) return
  for (const { element } of leaves) element.remove()
}

function isSignpost({ element, text, isHeading, isItem }: Leaf, lists: Map<Element | null, boolean>): boolean {
  if (isHeading || (isItem && element.tagName !== 'LI')) return false
  return isItem ? onlyPoints(element.parentElement, lists) : pointsElsewhere(element, text)
}

/** A list goes as a whole or stays as a whole. */
function onlyPoints(list: Element | null, lists: Map<Element | null, boolean>): boolean {
  const known = lists.get(list)
  if (known !== undefined) return known
  const points = [...(list?.children ?? [])].every(
    (item) => item.querySelector(BLOCKS) === null && pointsElsewhere(item, spaced(item.textContent)),
  )
  lists.set(list, points)
  return points
}

function pointsElsewhere(element: Element, text: string): boolean {
  if (isSentence(text) || element.querySelector('a[href]') === null) return false
  return countWords(besidesLinks(element)) <= LABEL_WORDS
}

function besidesLinks(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? ''
  if (node.nodeName === 'A') return ' '
  return [...node.childNodes].map(besidesLinks).join('')
}

function opensPage({ text, isHeading, isItem }: Leaf, title: string | undefined): boolean {
  if (isHeading) return title !== undefined && sameWords(text, title)
  return isLabel(text) && !isItem
}

function closesPage({ text, isHeading, isItem }: Leaf): boolean {
  return isHeading || (isLabel(text) && !isItem)
}

/** Short, and no sentence. */
function isLabel(text: string): boolean {
  return (
    text.length < (UNSPACED.test(text) ? SHORT_CHARACTERS / 4 : SHORT_CHARACTERS) &&
    !isSentence(text) &&
    !/[:;]$/.test(text)
  )
}

function isSentence(text: string): boolean {
  return /[.!?…。！？]["'”’»)\]]{0,3}$/.test(text)
}

function sameWords(a: string, b: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return words(a) !== '' && words(b).includes(words(a))
}
