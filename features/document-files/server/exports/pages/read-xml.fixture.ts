/** An element of an XML file that was read strictly. */
export interface XmlElement {
  name: string
  attributes: Map<string, string>
  children: (XmlElement | string)[]
}

const NAME = '[A-Za-z_][\\w.:-]*'
const TOKEN = new RegExp(`<\\?[^?]*\\?>|</(${NAME})>|<(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'gy')

/** Reads XML and throws where a strict reader would: unclosed elements, bare signs, unknown prefixes, repeated attributes. */
export function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(xml)
    if (!token) throw new Error(`not XML at ${at}: ${xml.slice(at, at + 60)}`)
    const [, closed, opened, attributes = '', selfClosed, text] = token
    const inner = open.at(-1)
    if (!inner) throw new Error(`content after the end at ${at}`)
    if (closed) {
      if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes <${inner.name}>`)
    } else if (opened) {
      const element = { name: opened, attributes: readAttributes(attributes), children: [] }
      inner.children.push(element)
      if (!selfClosed) open.push(element)
    } else if (text) inner.children.push(plain(text))
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`)
  const root = top.children.find((child) => typeof child !== 'string')
  if (!root || typeof root === 'string') throw new Error('no root')
  checkPrefixes(root)
  return root
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of source.matchAll(/([\w.:-]+)="([^"]*)"/g)) {
    if (attributes.has(name)) throw new Error(`${name} twice`)
    attributes.set(name, plain(value))
  }
  return attributes
}

function plain(text: string): string {
  if (/&(?!#\d+;|amp;|lt;|gt;|quot;|apos;)/.test(text)) throw new Error(`a bare & in ${text}`)
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}

function checkPrefixes(root: XmlElement): void {
  const known = new Set([...root.attributes.keys()].map((name) => name.replace(/^xmlns:/, '')))
  for (const { name, attributes } of all(root))
    for (const used of [name, ...attributes.keys()]) {
      const prefix = used.includes(':') ? (used.split(':')[0] ?? '') : ''
      if (prefix && prefix !== 'xmlns' && !known.has(prefix)) throw new Error(`${used} has an unknown prefix`)
    }
}

/** The element and everything within it, in the order of the file. */
export function all(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : all(child)))]
}

/** All elements of that name within. */
export function named(element: XmlElement, name: string): XmlElement[] {
  return all(element).filter((each) => each.name === name)
}

/** The words within. */
export function words(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : words(child))).join('')
}
