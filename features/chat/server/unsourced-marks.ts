import type { Span } from '../../../engines/text/index.ts'
import type { AnswerCitationShape } from '../contract.ts'

/** Stands for a mark while a text becomes HTML: of a private use, and none of those that citations take. */
const PLACE = '\u{F0000}'

interface Marked {
  text: string
  citations: readonly AnswerCitationShape[]
  unsourced: readonly Span[]
}

/** An answer with a place behind everything that has no source; of a row of a table it is in the last cell. */
export function withMarkPlaces<One extends Marked>(message: One): One {
  let { text, citations } = { ...message, text: message.text.replaceAll(PLACE, '  ') }
  for (const { start, end } of message.unsourced.toSorted((a, b) => b.end - a.end)) {
    const said = text.slice(start, end).replace(text.charAt(start) === '|' ? /\s*\|?\s*$/ : /\s+$/, '')
    const at = start + said.length
    const mark = ` ${PLACE}`
    text = text.slice(0, at) + mark + text.slice(at)
    citations = citations.map((one) => ({
      ...one,
      start: one.start >= at ? one.start + mark.length : one.start,
      end: one.end > at ? one.end + mark.length : one.end,
    }))
  }
  return { ...message, text, citations }
}

/** HTML with the marks at their places, as the page of the author has them. */
export function marksAtPlaces(html: string): string {
  return html.replaceAll(
    PLACE,
    '<span class="no-source" lang="en" title="No source was found for this sentence.">No source</span>',
  )
}

/** A text without its places. */
export function withoutMarkPlaces(text: string): string {
  return text.replaceAll(PLACE, '')
}
