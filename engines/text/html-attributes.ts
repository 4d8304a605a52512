import { entityAt } from './entities.ts'

/**
 * The attributes of the tag that stands from `start` to `end` (`<` to after `>`), names in lower case, entities read.
 * The first of two with one name counts, as in a browser.
 */
export function attributesOf(html: string, start: number, end: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let at = start + 1
  while (at < end && !isGap(html.charAt(at))) at += 1
  while (at < end) {
    if (isGap(html.charAt(at)) || html.charAt(at) === '=') {
      at += 1
      continue
    }
    const name = tokenEnd(html, at, end, '= \t\n\f\r/>')
    const key = html.slice(at, name).toLowerCase()
    const value = valueAt(html, name, end)
    if (!found.has(key)) found.set(key, decoded(html.slice(value.start, value.end)))
    at = Math.max(value.next, at + 1)
  }
  return found
}

function valueAt(html: string, from: number, end: number): { start: number; end: number; next: number } {
  let at = pastBlanks(html, from, end)
  if (html.charAt(at) !== '=') return { start: from, end: from, next: from }
  at = pastBlanks(html, at + 1, end)
  const quote = html.charAt(at)
  if (quote !== '"' && quote !== "'") {
    const stop = tokenEnd(html, at, end, ' \t\n\f\r>')
    return { start: at, end: stop, next: stop }
  }
  const closing = html.indexOf(quote, at + 1)
  const stop = closing === -1 || closing >= end ? end : closing
  return { start: at + 1, end: stop, next: stop + 1 }
}

function tokenEnd(html: string, from: number, end: number, stops: string): number {
  let at = from
  while (at < end && !stops.includes(html.charAt(at))) at += 1
  return at
}

function pastBlanks(html: string, from: number, end: number): number {
  let at = from
  while (at < end && ' \t\n\f\r'.includes(html.charAt(at))) at += 1
  return at
}

function isGap(char: string): boolean {
  return ' \t\n\f\r/>'.includes(char)
}

function decoded(value: string): string {
  let text = ''
  for (let at = 0; at < value.length; ) {
    const entity = value.charAt(at) === '&' ? entityAt(value, at) : null
    text += entity === null ? value.charAt(at) : entity.chars
    at = entity === null ? at + 1 : entity.end
  }
  return text
}
