import { escapedMarkdown, moved, type Span } from '../../engines/text/index.ts'

/** A question or an answer with what it cites. */
interface Written<Citation extends Span> {
  role: 'question' | 'answer'
  text: string
  citations: readonly Citation[]
}

/** Longest question that heads its answer whole, in characters. */
const LONGEST_HEADING = 160

/** A conversation as one text in Markdown: each question heads its answer; citations move along. */
export function markdownOf<Citation extends Span>(
  messages: readonly Written<Citation>[],
): { markdown: string; citations: Citation[] } {
  let markdown = ''
  const citations: Citation[] = []
  for (const { role, text, citations: own } of messages) {
    for (const citation of own) citations.push({ ...citation, ...moved(citation, markdown.length) })
    markdown += `${role === 'question' ? headingOf(text) : withoutPictures(text).trimEnd()}\n\n`
  }
  return { markdown, citations }
}

/** A long question, or one of several lines, stands below its heading as it was asked. */
function headingOf(question: string): string {
  const lines = question.trim().split('\n')
  const [first = '', ...rest] = lines.map((line) => escapedMarkdown(line))
  if (rest.length === 0 && first.length <= LONGEST_HEADING) return `## ${first}`
  return ['## Question', '', ...lines.map((line) => `> ${escapedMarkdown(line)}`)].join('\n')
}

/** Pictures of an answer are nobody's choice, and would be fetched from wherever it says: their words stay, at the same places. */
export function withoutPictures(text: string): string {
  return text.replace(/!(?=\[[^\]\n]*\]\()/g, ' ')
}
