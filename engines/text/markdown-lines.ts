import type { Span } from './span.ts'

/** All lines of a Markdown document after its front matter, empty ones too, without their line breaks. */
export function lineRanges(markdown: string): Span[] {
  const ranges: Span[] = []
  let start = frontMatterEnd(markdown)
  while (start <= markdown.length) {
    const newline = markdown.indexOf('\n', start)
    const end = newline === -1 ? markdown.length : newline
    ranges.push({ start, end: markdown.charAt(end - 1) === '\r' && end > start ? end - 1 : end })
    start = end + 1
  }
  return ranges
}

/** Where the document begins after a YAML block between two lines of three hyphens at its head; 0 without one. */
function frontMatterEnd(markdown: string): number {
  if (!/^---\r?\n/.test(markdown)) return 0
  const closing = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/g
  closing.lastIndex = 3
  const match = closing.exec(markdown)
  if (match === null) return 0
  const isYaml = /^[\w-]+[ \t]*:/.test(markdown.slice(4, match.index + 1).trimStart())
  return isYaml ? match.index + match[0].length : 0
}
