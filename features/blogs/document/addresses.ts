/** Schemes that a link in a document may use. Everything else (`javascript:`, `data:` …) is dropped with its text kept. */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** What stands in for the page's own address while relative ones are looked at. Never reached. */
const NOWHERE = 'https://relative.invalid'

// Browsers drop tabs and line ends inside an address, and read over leading control characters: so do we, before judging.
function plain(address: unknown): string {
  if (typeof address !== 'string') return ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that hide a scheme
  return address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
}

function parse(address: string): URL | undefined {
  return URL.parse(address, NOWHERE) ?? undefined
}

function isOwnPath(address: string): boolean {
  return address.startsWith('/') && parse(address)?.origin === NOWHERE
}

/**
 * The address if a link may lead there: http, https, mailto, tel, a path of our own or a place in the page (`#…`);
 * otherwise undefined. A bare `example.org/x` counts as a relative path and is refused.
 */
export function safeLink(address: unknown): string | undefined {
  const text = plain(address)
  if (text.startsWith('#') && text.length > 1) return text
  if (isOwnPath(text)) return text
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text)) return undefined
  const url = parse(text)
  return url && LINK_SCHEMES.has(url.protocol) ? text : undefined
}

/** The address if a picture may come from there: a file of our own (a path) or https; otherwise undefined. */
export function safePicture(address: unknown): string | undefined {
  const text = plain(address)
  if (isOwnPath(text)) return text
  const url = /^https:/i.test(text) ? parse(text) : undefined
  return url?.hostname ? text : undefined
}

/** What kind of page an embed shows. All are drawn as a card without anything loaded from there. */
export type EmbedKind = 'youtube' | 'x' | 'link'

/** The kind of embed that a web address makes, or undefined where it is no http(s) address. */
export function embedKind(address: unknown): EmbedKind | undefined {
  const url = parse(plain(address))
  if (!url || url.origin === NOWHERE || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m|mobile)\./, '')
  if (host === 'youtu.be' || (host === 'youtube.com' && /^\/(watch|shorts|live|embed)/.test(url.pathname)))
    return 'youtube'
  if ((host === 'x.com' || host === 'twitter.com') && /^\/\w+\/status\/\d+/.test(url.pathname)) return 'x'
  return 'link'
}
