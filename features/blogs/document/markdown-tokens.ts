import MarkdownIt, { type Token } from 'markdown-it'

const parser = new MarkdownIt('default', { html: true, linkify: false, typographer: false })

// `[^name]` is a reference only where the text defines that note.
parser.inline.ruler.before('link', 'footnote_reference', (state, silent) => {
  const id = /^\[\^([^\]\s]{1,80})\]/.exec(state.src.slice(state.pos, state.pos + 90))?.[1]
  if (id === undefined || !isKnownNote(state.env, id)) return false
  if (!silent) state.push('footnote_reference', '', 0).meta = { id }
  state.pos += id.length + 3
  return true
})

/** Quotes and lists within each other. The parser drops what stands deeper than it goes, so that we stop before. */
const DEEPEST = 60
const quoteAndListSigns = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm

parser.block.ruler.before('table', 'deepest_block', (state, startLine, endLine, silent) => {
  if (state.level < DEEPEST) return false
  if (silent) return true
  let end = startLine + 1
  // a line that is indented less belongs to a block further out
  while (end < endLine && (state.isEmpty(end) || (state.sCount[end] ?? 0) >= state.blkIndent)) end++
  state.line = end
  state.push('paragraph_open', 'p', 1)
  const words = state.push('inline', '', 0)
  words.content = state.getLines(startLine, end, state.blkIndent, false).replace(quoteAndListSigns, '').trim()
  words.children = []
  state.push('paragraph_close', 'p', -1)
  return true
})

function isKnownNote(env: unknown, id: string): boolean {
  return typeof env === 'object' && env !== null && 'notes' in env && env.notes instanceof Set && env.notes.has(id)
}

/** Tokens of a Markdown text, and those of the footnotes that it defines, by their names. */
export function parseMarkdown(markdown: string): { tokens: Token[]; notes: Map<string, Token[]> } {
  const { body, notes } = takeNotes(markdown)
  const env = { notes: new Set(notes.keys()) }
  return {
    tokens: parser.parse(body, env),
    notes: new Map([...notes].map(([id, text]) => [id, parser.parse(text, env)])),
  }
}

// A definition runs on over lines that are indented and over blank lines between them.
function takeNotes(markdown: string): { body: string; notes: Map<string, string> } {
  const notes = new Map<string, string>()
  const body: string[] = []
  let fence = ''
  let current: string | undefined
  for (const line of markdown.split(/\r?\n/)) {
    const sign = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (sign && current === undefined) fence = fence === '' ? sign : sign.startsWith(fence) ? '' : fence
    const start = fence === '' ? /^ {0,3}\[\^([^\]\s]{1,80})\]:[ \t]*(.*)$/.exec(line) : null
    if (start?.[1] !== undefined && !notes.has(start[1])) {
      current = start[1]
      notes.set(current, start[2] ?? '')
    } else if (current !== undefined && (/^(?: {4}|\t)/.test(line) || line.trim() === '')) {
      notes.set(current, `${notes.get(current)}\n${line.replace(/^(?: {4}|\t)/, '')}`)
      if (line.trim() === '') body.push('')
    } else {
      current = undefined
      body.push(line)
    }
  }
  return { body: body.join('\n'), notes }
}
