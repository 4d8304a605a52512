import { type Part, type PartValues, renderParts } from '../../../engines/parts/index.ts'
import { type ContentLanguage, countIn, countSpaced, languageCode } from '../../../engines/text/index.ts'
import type { Citation, Notice } from '../../../platform/contract/evidence.ts'

/** Characters up to which a line may be a title, whose width matters. */
const LONGEST_TITLE = 90

interface Answer {
  copies?: { content: string; citations: Citation[] }[]
  derivative?: { layout: Part[]; parts: PartValues; language: ContentLanguage }
  notices?: Notice[]
}

/** An answer as its page shows it, in plain text: the text with its citations, their quotes below, and what is to be checked. */
export function shownAnswer({ copies, derivative, notices = [] }: Answer): string {
  const written = derivative ? renderParts(derivative.layout, derivative.parts, languageCode(derivative.language)) : ''
  const texts = copies ? copies.map(withCitations) : [written]
  const checks = notices.filter(({ code }) => code === 'to-check').map(({ message }) => `- ${message}`)
  return [texts.join('\n\n---\n\n'), ...(checks.length > 0 ? [`${NOTES}\n${checks.join('\n')}`] : [])].join('\n\n')
}

/** The page has what is to be checked beside the text, and copies without it. */
const NOTES = '--- Notes that the program shows beside the text; they are no part of it and are not copied with it:'

/** The page has them behind the numbers, for whoever checks the text. */
const QUOTES =
  '--- Words of the sources that the program shows to the writer behind the numbers; they are no part of the text and are not copied with it:'

function withCitations({ content, citations }: { content: string; citations: Citation[] }): string {
  const quotes = [...new Set(citations.map(quoteOf))]
  const marks = citations
    .map((citation, order) => ({ at: citation.end, order, mark: `[${quotes.indexOf(quoteOf(citation)) + 1}]` }))
    // from the end, so that places stay; of those at one place the last first
    .toSorted((one, other) => other.at - one.at || other.order - one.order)
  const text = marks.reduce((so, { at, mark }) => so.slice(0, at) + mark + so.slice(at), content)
  return [text, ...(quotes.length > 0 ? [QUOTES] : []), ...quotes.map((quote, at) => `[${at + 1}] ${quote}`)].join('\n')
}

function quoteOf({ title, quote }: Citation): string {
  return `${title}: “${quote}”`
}

/** An answer without the numbers of its sources and the quotes below it. */
export function ownWords(text: string): string {
  return text.replace(/^(?:\[\d+\]|---) .*$/gm, '').replace(/\s*\[\d+\]/g, '')
}

/** A text with the length behind each line, for whoever judges it: people and models count badly. */
export function countedText(text: string): string {
  return text.split('\n').map(counted).join('\n')
}

function counted(line: string): string {
  const bare = ownWords(line).trim()
  if (bare === '') return line
  const width = bare.length <= LONGEST_TITLE ? `, ${countIn('pixels', bare)} px` : ''
  return `${line} {${countIn('characters', bare)} characters, ${countSpaced(bare)} words${width}}`
}
