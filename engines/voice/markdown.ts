import type { ContentLanguage, Span } from '../text/index.ts'
import type { VoiceText } from './voice-text.ts'

const HEADING = /^#{1,6} +\S.*$/gm
/** Code, quoted paragraphs, comments, tags, addresses, and what a link leads to: nobody's prose. */
const APART =
  /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|(?![\s\S]))|^ {0,3}>.*$|`[^`\n]+`|<!--[\s\S]*?-->|<\/?[a-z][^>\n]*>|\]\([^)\s]*\)|\bhttps?:\/\/\S+|\[\d+\]/gim

/** A text in Markdown, or without any marks, as its writer wrote it. */
export function voiceTextOf(text: string, language: ContentLanguage): VoiceText {
  const apart = spansOf(text, APART)
  return { text, language, headings: spansOf(text, HEADING), apart }
}

function spansOf(text: string, mark: RegExp): Span[] {
  return [...text.matchAll(mark)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}
