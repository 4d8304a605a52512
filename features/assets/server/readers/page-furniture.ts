/** How many letters an element holds outside of links. */
type Weights = Map<Element, number>

/** Words in class names by which sites name what is beside an article; our own list. */
const named =
  /^(?:ads?|advert|advertisement|advertising|author|bio|breadcrumbs?|byline|caption|comments?|consent|cookies?|credits?|disqus|figcaption|furniture|gallery|lightbox|meta|newsletter|outbrain|popup|promos?|recirc|recirculation|recommended|recommendations?|related|share|sharing|signup|social|sponsored|subscribe|subscription|taboola|tags|toolbar|trending)$/
/** Furniture holds little of a page; a wrapper of the article may bear any name. */
const MOST = 0.3
const NEVER = new Set(['MAIN', 'PRE', 'CODE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'A', 'EM', 'STRONG', 'B', 'I'])
/** Classes in code name its grammar: `comment`. */
const CODE = new Set(['PRE', 'CODE'])
const ALWAYS = new Set(['FIGCAPTION', 'NAV', 'ASIDE', 'FORM', 'DIALOG', 'FOOTER'])
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
const LONGEST_CLASS = 300
/** In letters. */
const LEAST_STORY = 150

/**
 * Takes out of a document what is not its article and says so: captions, asides, elements that are named after shares,
 * newsletters, related stories, comments or the author, and other articles than the one with the page's heading.
 */
export function removeFurniture(document: Document): void {
  const { body } = document
  if (!body) return
  const weights: Weights = new Map()
  weigh(body, weights)
  keepDeclaredBody(body, weights)
  const all = weigh(body, weights)
  removeOtherArticles(body, weights)
  prune(body, (element) => isFurniture(element, (weights.get(element) ?? 0) <= MOST * all))
}

function isFurniture(element: Element, isSmall: boolean): boolean {
  if (!isSmall || NEVER.has(element.tagName)) return false
  return ALWAYS.has(element.tagName) || namesOf(element).some((name) => named.test(name))
}

/** The words of an element's class: `articleShareTools` is article, share, tools. An id often is the slug of a heading. */
function namesOf(element: Element): string[] {
  return (element.getAttribute('class') ?? '')
    .slice(0, LONGEST_CLASS)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

/** A page may mark where its article's text is (schema.org); then the rest is not looked at. */
function keepDeclaredBody(body: Element, weights: Weights): void {
  const [declared, second] = body.querySelectorAll('[itemprop~=articleBody]')
  if (declared === undefined || second !== undefined || (weights.get(declared) ?? 0) < LEAST_STORY) return
  body.replaceChildren(declared)
}

/** From the top down: removed elements are not searched. */
function prune(element: Element, isOut: (element: Element) => boolean): void {
  for (const child of [...element.children]) {
    if (isOut(child)) child.remove()
    else if (!CODE.has(child.tagName)) prune(child, isOut)
  }
}

/** Of several articles on a page one is its story; the others are other articles. */
function removeOtherArticles(body: Element, weights: Weights): void {
  const articles = [...body.querySelectorAll('article')]
  const story = storyOf(articles, (article) => weights.get(article) ?? 0)
  if (story === undefined) return
  for (const other of articles) if (!story.contains(other) && !other.contains(story)) other.remove()
}

/** The one with the page's heading, if it is not the small one; else the one that is far larger than the others. */
function storyOf(articles: readonly Element[], sizeOf: (article: Element) => number): Element | undefined {
  const [largest, second] = [...articles].sort((a, b) => sizeOf(b) - sizeOf(a))
  if (largest === undefined || sizeOf(largest) < LEAST_STORY) return undefined
  const headed = articles.filter((article) => article.querySelector('h1') !== null)
  if (headed.length === 1 && headed[0] !== undefined && sizeOf(headed[0]) > sizeOf(largest) / 4) return headed[0]
  return second === undefined || sizeOf(largest) > 2 * sizeOf(second) ? largest : undefined
}

function weigh(element: Element, weights: Weights): number {
  let letters = 0
  for (const child of element.childNodes) {
    if (child.nodeType === 3) letters += child.textContent?.trim().length ?? 0
    else if (child.nodeType === 1 && !UNREAD.has(child.nodeName)) letters += weigh(child as Element, weights)
  }
  weights.set(element, element.tagName === 'A' ? 0 : letters)
  return element.tagName === 'A' ? 0 : letters
}
