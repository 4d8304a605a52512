import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { refuse } from '../../../platform/contract/failures.ts'
import { safeLink, safePicture } from '../document/addresses.ts'

/** Length of HTML that is taken at all: some 50,000 words with every mark there is are a quarter of it. */
export const MAX_HTML_CHARACTERS = 8_000_000

/**
 * HTML with only what a document may hold: no script, no styles, no frames but known players, no address that runs
 * anything. Words stay to the letter: a tag that is not known goes, the words in it stay. For everything that goes out,
 * since what is stored came from browsers. Refuses `too-large` and `invalid`.
 */
export function sanitise(html: string): string {
  return clean(html, strict)
}

/**
 * HTML from a program, a file or a page, before the document reads it: free of script in every form, but still with the
 * styles, classes and ids from which the document tells what Word and Google Docs meant. They end there: the document
 * has no place for them. Refuses `too-large` and `invalid`.
 */
export function sanitiseForeign(html: string): string {
  return clean(html, foreign)
}

function clean(html: string, options: IOptions): string {
  if (html.length > MAX_HTML_CHARACTERS) refuse('too-large')
  if (isTangled(html)) {
    const message = 'This HTML has thousands of tags that are never closed.'
    refuse('invalid', { message, details: [{ path: 'html', message }] })
  }
  // No database of ours can hold NUL or halves of surrogate pairs.
  return sanitizeHtml(html.replaceAll('\u0000', '').toWellFormed(), options)
}

/** Tags open at once; the parser's cost grows with the square of it. */
const MAX_OPEN_TAGS = 10_000
const VOID_TAGS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

function isTangled(html: string): boolean {
  let open = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9:-]*)/gi)) {
    if (slash) open = Math.max(0, open - 1)
    else if (!VOID_TAGS.has(name.toLowerCase()) && ++open > MAX_OPEN_TAGS) return true
  }
  return false
}

const words = (list: string) => list.split(' ')
const allowedTags = [
  ...words('p h1 h2 h3 h4 br hr blockquote pre code ul ol li aside div section strong em u s mark sup sub a span cite'),
  ...words('table thead tbody tfoot tr th td img figure figcaption label input iframe'),
]
const allowedAttributes: Record<string, string[]> = {
  ...Object.fromEntries(words('p h1 h2 h3 h4 blockquote figcaption tr').map((tag) => [tag, ['dir']])),
  a: words('href title id rel'),
  aside: words('dir data-callout'),
  cite: words('data-citation'),
  div: words('dir data-callout data-embed data-url'),
  figure: words('data-width'),
  iframe: words('src'),
  img: words('src alt role data-width'),
  input: words('type checked disabled'),
  li: words('dir id data-type data-checked data-footnote-item'),
  ol: words('dir start type'),
  section: words('data-footnotes role'),
  span: words('data-citation data-engine'),
  sup: words('data-footnote'),
  td: words('dir colspan rowspan data-align'),
  th: words('dir colspan rowspan data-align'),
  ul: words('dir data-type'),
}

const strict: IOptions = {
  allowedTags,
  allowedAttributes,
  allowedClasses: { code: [/^language-[\w+#-]{1,40}$/] },
  // Addresses are judged by the document's own rules below, which also know places in the page and paths of our own.
  allowedSchemes: words('http https mailto tel'),
  allowProtocolRelative: false,
  allowedIframeHostnames: words('www.youtube.com youtube.com www.youtube-nocookie.com youtube-nocookie.com'),
  nonTextTags: words('script style noscript template textarea option head object applet xml button select'),
  parseStyleAttributes: false,
  nestingLimit: 200,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h5: 'h4',
    h6: 'h4',
    a: safeAnchor,
    img: safeImage,
    input: (tagName, attribs) => ({ tagName, attribs: attribs.type === 'checkbox' ? attribs : {} }),
    div: withSafeEmbed,
    '*': withOwnIds,
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' || tag === 'iframe' ? !attribs.src : tag === 'input' && !attribs.type,
}

const foreign: IOptions = {
  ...strict,
  allowedTags: [...allowedTags, ...words('b i strike del ins h5 h6 font center kbd samp tt dl dt dd caption o:p')],
  allowedAttributes: { ...allowedAttributes, '*': words('style class id role aria-checked align dir data-list') },
  allowedClasses: {},
  transformTags: {
    a: withSafe('href', safeLink),
    img: withSafe('src', safePicture),
    input: (tagName, attribs) => ({ tagName, attribs: attribs.type === 'checkbox' ? attribs : {} }),
    div: withSafeEmbed,
  },
}

/** Keeps an attribute only where it is an address that the document takes. */
function withSafe(name: string, safe: (address: unknown) => string | undefined) {
  return (tagName: string, attribs: Attributes): Tag => {
    const address = safe(attribs[name])
    if (address !== undefined) return { tagName, attribs: { ...attribs, [name]: address } }
    const { [name]: _, ...rest } = attribs
    return { tagName, attribs: rest }
  }
}

function safeAnchor(tagName: string, { rel: _, ...attribs }: Attributes): Tag {
  const anchor = withSafe('href', safeLink)(tagName, attribs)
  return anchor.attribs.href === undefined ? anchor : { ...anchor, attribs: { ...anchor.attribs, rel: 'noopener' } }
}

/** The one role of a picture: it is decoration. */
function safeImage(tagName: string, { role = '', ...attribs }: Attributes): Tag {
  const isDecorative = role === 'presentation' || role === 'none'
  return withSafe('src', safePicture)(tagName, isDecorative ? { ...attribs, role: 'presentation' } : attribs)
}

function withSafeEmbed(tagName: string, attribs: Attributes): Tag {
  if (attribs['data-url'] === undefined || /^https?:/i.test(safeLink(attribs['data-url']) ?? ''))
    return { tagName, attribs }
  const { 'data-url': _url, 'data-embed': _embed, ...rest } = attribs
  return { tagName, attribs: rest }
}

/** Ids only as footnotes use them, so that no text can pass for a part of the page around it. */
function withOwnIds(tagName: string, attribs: Attributes): Tag {
  if (attribs.id === undefined || /^fn(ref)?-[\w-]{1,60}$/.test(attribs.id)) return { tagName, attribs }
  const { id: _, ...rest } = attribs
  return { tagName, attribs: rest }
}
