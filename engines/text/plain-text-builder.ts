import type { Block, BlockKind, PlainText, Run } from './plain-text.ts'

/** Puts plain text together piece by piece while markup is being read. */
export interface PlainTextBuilder {
  /** Adds characters that are at `from` to `to` in the original. */
  add(chars: string, from: number, to: number): void
  /** White space that counts as one blank between words and as nothing at the ends of a block. */
  blank(from: number): void
  /** A break within a block: a line break, or a tab between the cells of a row. */
  break(by: '\n' | '\t'): void
  /** What follows belongs to a new block; blocks without characters leave no trace. */
  block(kind: BlockKind, level?: number): void
  finish(): PlainText
}

/** A builder with nothing in it yet; the first block is a paragraph. */
export function plainTextBuilder(): PlainTextBuilder {
  const pieces: string[] = []
  const runs: { start: number; end: number; from: number; to: number }[] = []
  const blocks: Block[] = []
  let length = 0
  let open: { kind: BlockKind; level?: number; start: number } = { kind: 'paragraph', start: 0 }
  let filled = false
  let waiting: { by: string; from: number | null } | null = null

  const put = (chars: string, run: Omit<Run, 'start' | 'end'> | null) => {
    pieces.push(chars)
    const end = length + chars.length
    const last = runs.at(-1)
    if (run !== null) {
      const isExact = run.to - run.from === chars.length
      const goesOn = last?.end === length && last.to === run.from && last.end - last.start === last.to - last.from
      if (last !== undefined && isExact && goesOn) {
        last.end = end
        last.to = run.to
      } else runs.push({ start: length, end, ...run })
    }
    length = end
  }
  const close = () => {
    if (filled) {
      const { kind, level, start } = open
      blocks.push({ kind, ...(level === undefined ? {} : { level }), start, end: length })
    }
    filled = false
    waiting = null
  }
  return {
    add(chars, from, to) {
      if (chars === '') return
      if (!filled) {
        if (length > 0) put('\n\n', null)
        open.start = length
        filled = true
      } else if (waiting !== null) {
        put(waiting.by, waiting.from === null ? null : { from: waiting.from, to: waiting.from + 1 })
      }
      waiting = null
      put(chars, { from, to })
    },
    blank(from) {
      waiting ??= { by: ' ', from }
    },
    break(by) {
      if (filled) waiting = { by, from: null }
    },
    block(kind, level) {
      close()
      open = { kind, ...(level === undefined ? {} : { level }), start: length }
    },
    finish() {
      close()
      return { text: pieces.join(''), blocks, runs }
    },
  }
}
