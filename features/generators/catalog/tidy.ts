/** A first line that is a heading, in Markdown or in bold, over text that was asked for without one. */
const FIRST_HEADING = /^\s*(?:#{1,6}[ \t]+[^\n]+|\*\*[^*\n]{1,80}\*\*:?)[ \t]*\n+(?=\S)/

/** A paragraph without the heading that a model put over it. */
export function withoutHeading(text: string): string {
  return text.replace(FIRST_HEADING, '')
}

/** A text without the title that a model put over it, in Markdown. */
export function withoutTitle(text: string): string {
  return text.replace(/^\s*#{1,2}[ \t]+[^\n]+\n+(?=\S)/, '')
}

const QUOTED = /^\s*(?:"([^"]+)"|“([^“”]+)”|„([^„“]+)“|«([^«»]+)»|>[ \t]?([^\n]+))\s*$/

/** A rewritten text without the quotation marks that a model put around the whole, unless the given text had some. */
export function withoutQuotes(text: string, given: string): string {
  if (QUOTED.test(given)) return text
  const inner = QUOTED.exec(text)?.slice(1).find(Boolean)
  return inner ?? text
}

/** A heading however it is marked: by `##`, a number, a bullet or bold type. */
const HEADING_LINE = /^\s*(?:(#{1,6})[ \t]+)?(?:\d{1,2}[.)][ \t]+|[-*+][ \t]+)?(?:\*\*)?(.+?)(?:\*\*)?\s*$/

/** The headings among the lines of an answer that a text does not have yet, each as Markdown. */
export function newHeadings(text: string, given: string): string {
  const lines = text.split('\n').filter((line) => line.trim())
  const hasMarks = lines.some((line) => /^\s*#/.test(line))
  const there = new Set(given.split('\n').map((line) => plain(HEADING_LINE.exec(line)?.[2] ?? '')))
  return lines
    .filter((line) => !hasMarks || /^\s*#/.test(line))
    .map((line) => HEADING_LINE.exec(line))
    .flatMap((found) => (found?.[2] && !there.has(plain(found[2])) ? [`${found[1] ?? '##'} ${found[2]}`] : []))
    .join('\n\n')
}

function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A question in a line of its own: `**Q: …?**`, `1. …?`, `## …?`. */
const QUESTION_LINE =
  /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*)?(?:\d{1,2}[.)][ \t]+)?(?:\*\*)?(?:(?:Q(?:uestion)?|F(?:rage)?|P(?:regunta)?)[ \t]*\d*[:.][ \t]*)?(?:\*\*)?[ \t]*([^\n]{5,200}?[?？؟])(?:\*\*)?[ \t]*$/gmu
/** What some models write before an answer. */
const ANSWER_LABEL = /^[ \t]*(?:\*\*)?(?:A(?:nswer|ntwort)?|R(?:espuesta)?)[:.](?:\*\*)?[ \t]+(?=\S)/gm

/** Questions as headings of one level, whatever a model marked them by, with their answers as plain paragraphs. */
export function withQuestionHeadings(text: string, level: number): string {
  const marked = text.replace(QUESTION_LINE, (_, question: string) => `${'#'.repeat(level)} ${question}\n`)
  return marked
    .replace(ANSWER_LABEL, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
