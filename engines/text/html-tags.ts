/** A tag read from HTML. `end` is where the text after it begins. */
export interface Tag {
  /** Lower case. */
  readonly name: string
  readonly kind: 'open' | 'close' | 'empty'
  readonly end: number
}

/**
 * The tag, comment or declaration that begins at `at`, a `<`; null when that is just a character. What is never closed
 * reaches to the end of the source, as in a browser. Comments and declarations have no name.
 */
export function tagAt(html: string, at: number): Tag | null {
  const next = html.charAt(at + 1)
  if (next === '!' || next === '?') return { name: '', kind: 'empty', end: pastDeclaration(html, at) }
  const closing = next === '/'
  const from = at + (closing ? 2 : 1)
  if (!isAsciiLetter(html.charCodeAt(from))) return null
  let stop = from
  while (stop < html.length && !'/> \t\n\f\r'.includes(html.charAt(stop))) stop += 1
  const end = pastAttributes(html, stop)
  const isEmpty = html.charAt(end - 2) === '/'
  return { name: html.slice(from, stop).toLowerCase(), kind: closing ? 'close' : isEmpty ? 'empty' : 'open', end }
}

/** Where the closing tag of a raw-text element (`script`, `style`) begins; the end of the source if it has none. */
export function rawTextEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

function pastDeclaration(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 2)
    return end === -1 ? html.length : end + 3
  }
  if (html.startsWith('<![CDATA[', at)) {
    const end = html.indexOf(']]>', at)
    return end === -1 ? html.length : end + 3
  }
  const end = html.indexOf('>', at)
  return end === -1 ? html.length : end + 1
}

function pastAttributes(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const char = html.charAt(at)
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === '>') return at + 1
    else if ((char === '"' || char === "'") && opensValue(html, at)) quote = char
  }
  return html.length
}

/** A quotation mark opens a value only after an equals sign; elsewhere it is a slip of the pen. */
function opensValue(html: string, at: number): boolean {
  let before = at - 1
  while (before > 0 && at - before < 20 && ' \t\n\r'.includes(html.charAt(before))) before -= 1
  return html.charAt(before) === '='
}

function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}
