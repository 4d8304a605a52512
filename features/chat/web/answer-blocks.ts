/** A part of an answer that is drawn by itself, so that only the last is drawn again while it is written. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'table' | 'quote' | 'code' | 'rule'
  /** Offset into the answer. */
  start: number
  /** Its lines as they stand in the answer. */
  raw: string
}

const FENCE = /^\s*(`{3,}|~{3,})/
const HEADING = /^#{1,6}\s/
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/
const QUOTE = /^\s*>/
const ROW = /^\s*\|/

/** Takes Markdown apart into blocks. What is no Markdown is a paragraph; HTML is words. Never throws. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let fence: string | null = null
  let isOpen = false
  let start = 0
  for (const line of markdown.split('\n')) {
    const at = start
    start += line.length + 1
    const last = blocks.at(-1)
    if (fence !== null) {
      if (last) last.raw += `\n${line}`
      if (line.trim().startsWith(fence)) fence = null
      isOpen = false
      continue
    }
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    fence = FENCE.exec(line)?.[1] ?? null
    const kind = kindOf(line)
    const goesOn = isOpen && last && (last.kind === kind || (kind === 'paragraph' && last.kind === 'list'))
    // an item behind a blank line belongs to the list before it
    const isLooseItem = kind === 'list' && last?.kind === 'list' && !isOpen
    if (last && (isLooseItem || (goesOn && kind !== 'heading' && kind !== 'rule' && kind !== 'code')))
      last.raw = markdown.slice(last.start, at + line.length)
    else blocks.push({ kind, start: at, raw: line })
    isOpen = true
  }
  return blocks
}

function kindOf(line: string): Block['kind'] {
  if (FENCE.test(line)) return 'code'
  if (HEADING.test(line)) return 'heading'
  if (RULE.test(line)) return 'rule'
  if (ITEM.test(line)) return 'list'
  if (QUOTE.test(line)) return 'quote'
  return ROW.test(line) ? 'table' : 'paragraph'
}

/** A line of words within a block. */
export interface Line {
  start: number
  text: string
}

/** An item of a list; `depth` counts from 0, `number` is null in a list of points. */
export interface Item extends Line {
  depth: number
  number: number | null
}

/** The items of a list; lines that follow one belong to it. */
export function itemsOf({ start, raw }: Block): Item[] {
  const items: Item[] = []
  for (const line of linesOf(raw, start)) {
    const sign = /^(\s*)(?:[-*+]|(\d+)[.)])\s+/.exec(line.text)
    const last = items.at(-1)
    if (sign) {
      const skip = sign[0].length
      const number = sign[2] === undefined ? null : Number(sign[2])
      const depth = Math.min(4, Math.floor((sign[1]?.length ?? 0) / 2))
      items.push({ start: line.start + skip, text: line.text.slice(skip), depth, number })
    } else if (last) last.text = raw.slice(last.start - start, line.start - start + line.text.length)
  }
  return items
}

/** The cells of a table row by row, without the line under its head. */
export function rowsOf({ start, raw }: Block): Line[][] {
  return linesOf(raw, start)
    .filter(({ text }) => !/^\s*\|?(?:\s*:?-+:?\s*\|?)+\s*$/.test(text))
    .map((line) =>
      [...line.text.matchAll(/\|((?:\\.|[^|\\])*)(?=\|)/g)].map(({ 1: cell = '', index }) => {
        const lead = cell.length - cell.trimStart().length
        return { start: line.start + index + 1 + lead, text: cell.trim() }
      }),
    )
}

/** The lines of a quotation, or of any other block, without its sign. */
export function linesWithout(sign: RegExp, { start, raw }: Block): Line[] {
  return linesOf(raw, start).map((line) => {
    const skip = sign.exec(line.text)?.[0].length ?? 0
    return { start: line.start + skip, text: line.text.slice(skip) }
  })
}

function linesOf(raw: string, start: number): Line[] {
  let at = start
  return raw.split('\n').flatMap((text) => {
    const line = { start: at, text }
    at += text.length + 1
    return text.trim() ? [line] : []
  })
}
