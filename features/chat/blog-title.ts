import { type ContentLanguage, isStopWord, markdownToText, moved, type Span } from '../../engines/text/index.ts'

/** An answer as a blog: its title, and the text below it. */
interface Titled<Citation extends Span> {
  title: string
  markdown: string
  citations: Citation[]
}

/** Longest title that a question gives, in characters. */
const LONGEST_TITLE = 80
/** The heading that an answer opens with. */
const HEADLINE = /^\s*#{1,6}[ \t]+(\S.*?)[ \t]*#*[ \t]*(?:\n|$)\s*/

/** Takes the title from the heading that the answer opens with; without one, from the question. */
export function titledAnswer<Citation extends Span>(
  question: string,
  { markdown, citations, language }: { markdown: string; citations: readonly Citation[]; language: ContentLanguage },
): Titled<Citation> {
  const [whole = '', heading = ''] = HEADLINE.exec(markdown) ?? []
  const title = markdownToText(heading).text.trim()
  // an answer that is only a heading keeps it
  if (!title || whole.length === markdown.length)
    return { title: shortened(question, language), markdown, citations: [...citations] }
  const below = citations.filter(({ start }) => start >= whole.length)
  return {
    title,
    markdown: markdown.slice(whole.length),
    citations: below.map((one) => ({ ...one, ...moved(one, -whole.length) })),
  }
}

/** The first line of a question; one that is too long ends at its last word that can end a title. */
function shortened(question: string, language: ContentLanguage): string {
  const line = question.trim().split('\n', 1)[0]?.replace(/\s+/g, ' ') ?? ''
  if (line.length <= LONGEST_TITLE) return line
  const words = line
    .slice(0, LONGEST_TITLE + 1)
    .split(' ')
    .slice(0, -1)
  const ends = (word: string) => !isStopWord(bare(word), language)
  const kept = words.slice(0, words.findLastIndex(ends) + 1).join(' ')
  return (kept || line.slice(0, LONGEST_TITLE)).replace(/[\s,;:–—(-]+$/u, '')
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
