import { escapeHtml, isRightToLeft } from '../../blogs/document/index.ts'

/** What a shared page says about itself, all as plain text. */
export interface SharedPage {
  title: string
  description: string
  author: string
  /** BCP 47. */
  languageTag: string
  updatedAt: Date
  words: number
  /** Whole address of this page and of its first picture; null where the server does not know its own. */
  address: string | null
  picture: string | null
  isIndexable: boolean
  /** Clean HTML of the text. */
  html: string
  /** What a reader can do with it, as a link behind the text. */
  action?: { words: string; path: string }
}

/** Words that people read in a minute: the mean of Brysbaert's review of 190 studies (2019), for non-fiction. */
const WORDS_A_MINUTE = 238

/** The title as it heads a text, below pictures at most. */
const LEAD = /^(?:<figure[\s\S]*?<\/figure>|<img[^>]*>)*<h[1-3][^>]*>[\s\S]*?<\/h[1-3]>/

/** The page of a share link: text, contents, nothing else. No script. */
export function sharedPageHtml(page: SharedPage, styleAddress: string): string {
  const { html, headings } = withHeadingIds(page.html)
  const lead = LEAD.exec(html)?.[0] ?? ''
  const day = new Intl.DateTimeFormat(page.languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(page.updatedAt)
  // a name in other letters than the page's must not turn the line around
  const byline = [page.author, day, readingTime(page)]
    .filter(Boolean)
    .map((words) => `<bdi>${escapeHtml(words)}</bdi>`)
    .join(' · ')
  return wholePage({
    head: metaTags(page),
    title: page.title,
    languageTag: page.languageTag,
    isRightToLeft: isRightToLeft(html.replace(/<[^>]*>/g, '') || page.title),
    styleAddress,
    body: `<main><article class="text">${lead}<p class="byline"><time datetime="${page.updatedAt.toISOString()}">${byline}</time></p>${contents(lead ? headings.slice(1) : headings)}${html.slice(lead.length)}${actionHtml(page)}</article></main>`,
  })
}

function actionHtml({ action }: SharedPage): string {
  return action
    ? `<p class="action" lang="en"><a href="${escapeHtml(action.path)}" rel="nofollow">${escapeHtml(action.words)}</a></p>`
    : ''
}

/** In the text's own language, as its date is. */
function readingTime({ words, languageTag }: SharedPage): string {
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  const unit = new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  return languageTag.startsWith('en') ? `${minutes} min read` : unit.format(minutes)
}

/** The page that asks for a password. */
export function passwordPageHtml({
  id,
  problem,
  styleAddress,
}: {
  id: string
  /** Why the last one did not open it; empty where none was given. */
  problem: string
  styleAddress: string
}): string {
  const alert = problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ''
  return wholePage({
    head: '<meta name="robots" content="noindex">',
    title: 'This page is password-protected',
    languageTag: 'en',
    styleAddress,
    body: `<main class="small"><h1>This page is password-protected</h1><form method="post" action="/share-blog/${escapeHtml(id)}"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="off" required autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>${alert}<button>Open</button></form></main>`,
  })
}

/** What is under an address that leads nowhere: never was, is over, was taken back. They all look alike. */
export function missingPageHtml(styleAddress: string): string {
  return wholePage({
    head: '<meta name="robots" content="noindex">',
    title: 'Page not found',
    languageTag: 'en',
    styleAddress,
    body: '<main class="small"><h1>Page not found</h1><p>The link may be wrong, expired, or revoked.</p></main>',
  })
}

function wholePage({
  head,
  title,
  languageTag,
  isRightToLeft = false,
  styleAddress,
  body,
}: Record<'head' | 'title' | 'languageTag' | 'styleAddress' | 'body', string> & { isRightToLeft?: boolean }): string {
  return `<!doctype html><html lang="${escapeHtml(languageTag)}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${head}<link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="${styleAddress}"></head><body>${body}</body></html>`
}

function metaTags(page: SharedPage): string {
  const property = (name: string, content: string | null) =>
    content ? `<meta property="${name}" content="${escapeHtml(content)}">` : ''
  return [
    page.isIndexable ? '' : '<meta name="robots" content="noindex">',
    page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : '',
    page.isIndexable && page.address ? `<link rel="canonical" href="${escapeHtml(page.address)}">` : '',
    property('og:type', 'article'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', page.address),
    property('og:image', page.picture),
    `<meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}">`,
  ].join('')
}

interface Heading {
  id: string
  level: number
  html: string
}

/** Gives every heading an id to be led to. */
function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = html.replace(
    /<h([1-4])((?: dir="\w+")?)>([\s\S]*?)<\/h\1>/g,
    (_, level: string, dir: string, inner: string) => {
      const heading = { id: `part-${headings.length + 1}`, level: Number(level), html: inner.replace(/<[^>]*>/g, '') }
      headings.push(heading)
      return `<h${level}${dir} id="${heading.id}">${inner}</h${level}>`
    },
  )
  return { html: marked, headings }
}

function contents(headings: Heading[]): string {
  const listed = headings.filter(({ level, html }) => level > 1 && level < 4 && html.trim())
  if (listed.length < 3) return ''
  const entries = listed.map(({ id, level, html }) => `<li class="level-${level}"><a href="#${id}">${html}</a></li>`)
  return `<nav aria-label="Contents"><ol>${entries.join('')}</ol></nav>`
}
