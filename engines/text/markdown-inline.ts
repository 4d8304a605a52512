import { isSpace, isWordChar } from './characters.ts'
import { entityAt } from './entities.ts'
import { tagAt } from './html-tags.ts'
import type { PlainTextBuilder } from './plain-text-builder.ts'
import type { Span } from './span.ts'

const LONGEST_ADDRESS = 2_000

/** Adds the words of a block, given as its lines, to the builder, without emphasis marks, addresses and tags. */
export function readInline(markdown: string, lines: readonly Span[], out: PlainTextBuilder): void {
  const last = lines.at(-1)
  const first = lines[0]
  if (first === undefined || last === undefined) return
  const hidden = hiddenParts(markdown, lines)
  for (const line of lines) {
    emit(markdown, line, hidden, out)
    out.blank(line.end)
  }
}

/** Offsets where something hidden begins, with where it ends. */
type Hidden = Map<number, number>

interface Scan {
  readonly markdown: string
  readonly hidden: Hidden
  /** Opening brackets that no closing one has met. */
  readonly brackets: number[]
  /** Emphasis marks that nothing has closed, by character. */
  readonly marks: Map<string, number[]>
  readonly ticks: Map<number, number[]>
}

function hiddenParts(markdown: string, lines: readonly Span[]): Hidden {
  const scan: Scan = { markdown, hidden: new Map(), brackets: [], marks: new Map(), ticks: tickRuns(markdown, lines) }
  let resume = 0
  for (const line of lines) {
    for (let at = Math.max(line.start, resume); at < line.end; ) {
      at = scanAt(scan, at, line)
      resume = at
    }
  }
  return scan.hidden
}

/** Notes what is hidden at an offset, and says where to go on. */
function scanAt(scan: Scan, at: number, line: Span): number {
  const { markdown } = scan
  switch (markdown.charAt(at)) {
    case '\\':
      return scanEscape(scan, at)
    case '`':
      return scanTicks(scan, at)
    case '[':
      scan.brackets.push(at)
      return at + 1
    case ']':
      return scanLink(scan, at, line.end)
    case '<':
      return scanTag(scan, at, line.end)
    case '*':
    case '_':
    case '~':
      return scanEmphasis(scan, at, line.end)
    default:
      return at + 1
  }
}

function scanEscape({ markdown, hidden }: Scan, at: number): number {
  if (!/[!-/:-@[-`{-~]/.test(markdown.charAt(at + 1))) return at + 1
  hidden.set(at, at + 1)
  return at + 2
}

/** A tag goes; of an address in angle brackets only the brackets do. */
function scanTag({ markdown, hidden }: Scan, at: number, end: number): number {
  const length = tagAt(markdown.slice(at, Math.min(end, at + LONGEST_ADDRESS)), 0)?.end ?? 0
  const closing = at + length - 1
  if (length === 0 || markdown.charAt(closing) !== '>') return at + 1
  if (!/^<(?:https?:|mailto:)/i.test(markdown.slice(at, at + 8))) return hide(hidden, at, closing + 1)
  hidden.set(at, at + 1)
  return hide(hidden, closing, closing + 1)
}

function scanTicks({ markdown, hidden, ticks }: Scan, at: number): number {
  const length = runLength(markdown, at)
  const same = ticks.get(length)
  while (same !== undefined && (same.at(-1) ?? Number.POSITIVE_INFINITY) <= at) same.pop()
  const closing = same?.at(-1)
  if (closing === undefined) return at + length
  hidden.set(at, at + length).set(closing, closing + length)
  return closing + length
}

/** Where runs of backticks begin, by their length, the last first. */
function tickRuns(markdown: string, lines: readonly Span[]): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (const line of lines) {
    for (let at = line.start; at < line.end; at += 1) {
      if (markdown.charAt(at) !== '`') continue
      const length = runLength(markdown, at)
      const same = runs.get(length)
      if (same === undefined) runs.set(length, [at])
      else same.push(at)
      at += length - 1
    }
  }
  for (const same of runs.values()) same.reverse()
  return runs
}

/** `](address)`, `][name]`, `[^note]`: brackets and address go, the words between stay; of an image nothing stays. */
function scanLink({ markdown, hidden, brackets }: Scan, at: number, end: number): number {
  const opening = brackets.pop()
  if (opening === undefined) return at + 1
  if (markdown.charAt(opening + 1) === '^') return hide(hidden, opening, at + 1)
  const after = addressEnd(markdown, at + 1, end)
  if (after === null) return at + 1
  if (markdown.charAt(opening - 1) === '!') return hide(hidden, opening - 1, after)
  hidden.set(opening, opening + 1)
  return hide(hidden, at, after)
}

function hide(hidden: Hidden, from: number, to: number): number {
  hidden.set(from, to)
  return to
}

function addressEnd(markdown: string, from: number, end: number): number | null {
  const open = markdown.charAt(from)
  if (open !== '(' && open !== '[') return null
  const close = open === '(' ? ')' : ']'
  let depth = 0
  for (let at = from; at < Math.min(end, from + LONGEST_ADDRESS); at += 1) {
    const char = markdown.charAt(at)
    if (char === open && at > from && open === '[') return null
    if (open === '(' && char === ']' && markdown.charAt(at + 1) === '(') return null
    if (char === '\\') at += 1
    else if (char === open) depth += 1
    else if (char === close) depth -= 1
    if (depth === 0) return at + 1
  }
  return null
}

/** A run of marks opens when a word follows, closes when a word precedes; only marks that meet are hidden. */
function scanEmphasis({ markdown, hidden, marks }: Scan, at: number, end: number): number {
  const mark = markdown.charAt(at)
  const length = runLength(markdown, at)
  const after = at + length
  const opens = after < end && !isSpace(markdown.charCodeAt(after))
  const closes = at > 0 && !isSpace(markdown.charCodeAt(at - 1))
  const inWord = mark === '_' && isWordChar(markdown.charCodeAt(at - 1)) && isWordChar(markdown.charCodeAt(after))
  if (inWord || (mark === '~' && length < 2)) return after
  const open = marks.get(mark) ?? []
  const opening = closes ? open.at(-1) : undefined
  if (opening !== undefined && runLength(markdown, opening) === length) {
    open.pop()
    hidden.set(opening, opening + length).set(at, after)
  } else if (opens) marks.set(mark, [...open.slice(-8), at])
  return after
}

function runLength(markdown: string, at: number): number {
  const char = markdown.charAt(at)
  let stop = at + 1
  while (markdown.charAt(stop) === char) stop += 1
  return stop - at
}

function emit(markdown: string, line: Span, hidden: Hidden, out: PlainTextBuilder): void {
  let start = line.start
  let at = line.start
  while (at < line.end) {
    const skip = hidden.get(at)
    const entity = markdown.charAt(at) === '&' && skip === undefined ? entityAt(markdown, at) : null
    const isBlank = isSpace(markdown.charCodeAt(at))
    if (skip === undefined && entity === null && !isBlank) {
      at += 1
      continue
    }
    out.add(markdown.slice(start, at), start, at)
    if (isBlank) out.blank(at)
    else if (entity !== null) out.add(entity.chars, at, Math.min(entity.end, line.end))
    at = Math.min(line.end, skip ?? entity?.end ?? at + 1)
    start = at
  }
  out.add(markdown.slice(start, line.end), start, line.end)
}
