import {
  calloutKind,
  childrenOf,
  isRightToLeft,
  type Mark,
  type Node,
  safeLink,
} from '../../../blogs/document/index.ts'

/** Words in one look. */
export interface TextRun {
  kind: 'text'
  text: string
  bold: boolean
  italic: boolean
  underline: boolean
  strike: boolean
  code: boolean
  highlight: boolean
  raised: 'super' | 'sub' | null
  /** Where the words lead, checked; null for plain words. */
  link: string | null
}

/** What is in a line: words, a line break, or a reference to the footnote of that number. */
export type Run = TextRun | { kind: 'break' } | { kind: 'note'; number: number }

/** A place in a list. Paragraphs of one item after the first have `isFirst` false. */
export interface ListPlace {
  kind: 'bullet' | 'ordered' | 'task'
  /** 0 for the outermost list. */
  level: number
  /** The same for all items of one list. */
  listId: number
  /** What this item is counted as, in an ordered list. */
  number: number
  checked: boolean
  isFirst: boolean
}

export type ParagraphStyle = 'body' | 'h1' | 'h2' | 'h3' | 'h4' | 'code'

/** One paragraph with everything that stands around it. */
export interface FlowParagraph {
  kind: 'paragraph'
  style: ParagraphStyle
  runs: Run[]
  list: ListPlace | null
  /** How many quotes stand around it. */
  quotes: number
  /** `note`, `tip`, `important` or `warning` inside a callout. */
  callout: string | null
  isRightToLeft: boolean
}

export interface FlowCell {
  isHeader: boolean
  columns: number
  rows: number
  align: 'left' | 'center' | 'right' | null
  blocks: FlowBlock[]
}

/** A piece of a document in the form that word processors know: no nesting but tables. */
export type FlowBlock =
  | FlowParagraph
  | { kind: 'table'; rows: FlowCell[][]; isRightToLeft: boolean }
  | { kind: 'image'; src: string; alt: string; caption: string; widthPercent: number }
  | { kind: 'rule' }

/** A document as a row of paragraphs, tables and pictures, and its footnotes by number. */
export interface Flow {
  blocks: FlowBlock[]
  notes: Map<number, FlowParagraph[]>
}

interface Around {
  quotes: number
  callout: string | null
  list: ListPlace | null
  listDepth: number
  /** From the nearest block around that names its direction. */
  dir: string | null
}

/** Lays a document out as a flow. Its footnotes must be numbered (`numberFootnotes`). */
export function flowOf(document: Node): Flow {
  const writer = new FlowWriter()
  const blocks = writer.blocks(document, { quotes: 0, callout: null, list: null, listDepth: 0, dir: null })
  return { blocks, notes: writer.notes }
}

class FlowWriter {
  readonly notes = new Map<number, FlowParagraph[]>()
  #lists = 0

  blocks(parent: Node, around: Around): FlowBlock[] {
    return childrenOf(parent).flatMap((child) => this.#block(child, around))
  }

  #block(node: Node, outside: Around): FlowBlock[] {
    const around = { ...outside, dir: node.attrs.dir ?? outside.dir }
    if (node.isTextblock) return [paragraphOf(node, around)]
    switch (node.type.name) {
      case 'blockquote':
        return this.blocks(node, { ...around, quotes: around.quotes + 1 })
      case 'callout':
        return this.blocks(node, { ...around, callout: calloutKind(node.attrs.kind) })
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return this.#list(node, around)
      case 'table':
        return [this.#table(node)]
      case 'image':
        return pictureOf(node)
      case 'embed':
        return [embedOf(node, around)]
      case 'horizontalRule':
        return [{ kind: 'rule' }]
      case 'footnotes':
        return this.#keepNotes(node, around)
      default:
        return this.blocks(node, around)
    }
  }

  #list(list: Node, around: Around): FlowBlock[] {
    const listId = ++this.#lists
    const kind = list.type.name === 'orderedList' ? 'ordered' : list.type.name === 'taskList' ? 'task' : 'bullet'
    const start = Number(list.attrs.start) || 1
    return childrenOf(list).flatMap((item, index) => {
      const place: ListPlace = {
        kind,
        level: around.listDepth,
        listId,
        number: start + index,
        checked: item.attrs.checked === true,
        isFirst: true,
      }
      const blocks = this.blocks(item, {
        ...around,
        list: place,
        listDepth: around.listDepth + 1,
        dir: item.attrs.dir ?? around.dir,
      })
      return asOneItem(blocks, place)
    })
  }

  #table(table: Node): FlowBlock {
    const rows = childrenOf(table).map((row) =>
      childrenOf(row).map((cell) => ({
        isHeader: cell.type.name === 'tableHeader',
        columns: Number(cell.attrs.colspan) || 1,
        rows: Number(cell.attrs.rowspan) || 1,
        align: cell.attrs.align ?? null,
        blocks: this.blocks(cell, { quotes: 0, callout: null, list: null, listDepth: 0, dir: cell.attrs.dir ?? null }),
      })),
    )
    return { kind: 'table', rows, isRightToLeft: isRightToLeft(table.textContent) }
  }

  #keepNotes(list: Node, around: Around): FlowBlock[] {
    for (const note of childrenOf(list)) {
      const paragraphs = this.blocks(note, around).filter((block) => block.kind === 'paragraph')
      if (note.attrs.number) this.notes.set(Number(note.attrs.number), paragraphs)
    }
    return []
  }
}

/** Of the paragraphs that belong to an item itself only the first carries its bullet or number. */
function asOneItem(blocks: FlowBlock[], place: ListPlace): FlowBlock[] {
  let isFirst = true
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' || block.list !== place) return block
    const list = { ...place, isFirst }
    isFirst = false
    return { ...block, list }
  })
}

function paragraphOf(node: Node, around: Around): FlowParagraph {
  const style = node.type.name === 'codeBlock' ? 'code' : headingStyle(node)
  const isRtl = around.dir === 'rtl' || (around.dir !== 'ltr' && style !== 'code' && isRightToLeft(node.textContent))
  return {
    kind: 'paragraph',
    style,
    runs: style === 'code' ? linesOf(node.textContent) : childrenOf(node).flatMap(runsOf),
    list: around.list,
    quotes: around.quotes,
    callout: around.callout,
    isRightToLeft: isRtl,
  }
}

const headingStyles: ParagraphStyle[] = ['h1', 'h2', 'h3', 'h4']

function headingStyle(node: Node): ParagraphStyle {
  if (node.type.name !== 'heading') return 'body'
  return headingStyles[Math.min(Math.max(Number(node.attrs.level) || 1, 1), 4) - 1] ?? 'h4'
}

function linesOf(code: string): Run[] {
  return code
    .split('\n')
    .flatMap((line, index): Run[] => [...(index > 0 ? [{ kind: 'break' as const }] : []), plainRun(line)])
}

function runsOf(node: Node): Run[] {
  if (node.type.name === 'hardBreak') return [{ kind: 'break' }]
  if (node.type.name === 'footnoteReference') {
    const { number, repeated } = node.attrs
    // word processors number their notes themselves, and would count a second reference as a note of its own
    if (number && repeated) return [plainRun(String(number), { raised: 'super' })]
    return number ? [{ kind: 'note', number: Number(number) }] : []
  }
  if (!node.isText) return []
  const has = (name: string) => node.marks.some((mark) => mark.type.name === name)
  return [
    {
      kind: 'text',
      text: node.text ?? '',
      bold: has('bold'),
      italic: has('italic'),
      underline: has('underline'),
      strike: has('strike'),
      code: has('code'),
      highlight: has('highlight'),
      raised: has('superscript') ? 'super' : has('subscript') ? 'sub' : null,
      link: linkOf(node.marks),
    },
  ]
}

function linkOf(marks: readonly Mark[]): string | null {
  const link = marks.find((mark) => mark.type.name === 'link')
  const address = safeLink(link?.attrs.href)
  // Places in the page and paths of our own mean nothing in a file.
  return address && /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : null
}

/** A run without any look of its own. */
export function plainRun(text: string, over: Partial<TextRun> = {}): TextRun {
  const plain = { bold: false, italic: false, underline: false, strike: false, code: false, highlight: false }
  return { kind: 'text', text, ...plain, raised: null, link: null, ...over }
}

function pictureOf(node: Node): FlowBlock[] {
  const { src, alt, caption, width } = node.attrs
  if (!src) return []
  return [
    {
      kind: 'image',
      src: String(src),
      alt: String(alt ?? ''),
      caption: String(caption ?? ''),
      widthPercent: Number(width) || 100,
    },
  ]
}

function embedOf(node: Node, around: Around): FlowBlock {
  const url = safeLink(node.attrs.url) ?? ''
  const title = String(node.attrs.title || url)
  const description = String(node.attrs.description ?? '')
  const runs: Run[] = [plainRun(title, { link: url || null })]
  if (description) runs.push({ kind: 'break' }, plainRun(description))
  return {
    kind: 'paragraph',
    style: 'body',
    runs,
    list: around.list,
    quotes: around.quotes,
    callout: around.callout,
    isRightToLeft: isRightToLeft(title),
  }
}
