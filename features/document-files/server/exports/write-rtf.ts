import type { ExportedDocument } from './exported-document.ts'
import type { FlowBlock, FlowCell, FlowParagraph, ListPlace, Run, TextRun } from './flow.ts'
import { calloutColours, indentOf, linkColour, pictureSize } from './looks.ts'
import { RtfColours, rtfLanguage, rtfText } from './rtf-text.ts'
import { gridRow } from './table-grid.ts'

/** Width of the text on a page of A4 with margins of an inch, in twentieths of a point. */
const COLUMN = 9026
const TWIPS_PER_PIXEL = 15

/**
 * The document in Rich Text Format, which Word, LibreOffice, Pages and TextEdit open under `.doc`. After Microsoft's
 * "Rich Text Format Specification, version 1.9.1": style sheet, real lists, tables, links, pictures and footnotes.
 */
export function writeRtf(document: ExportedDocument): Uint8Array {
  const writer = new RtfWriter(document)
  const body = writer.blocks(document.flow.blocks)
  const head = [
    '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0',
    `\\deflang${rtfLanguage(document.languageTag)}`,
    '{\\fonttbl{\\f0\\froman\\fcharset0 Georgia;}{\\f1\\fmodern\\fcharset0 Courier New;}}',
    writer.colours.table(),
    stylesheet,
    writer.listTables(),
    `{\\info{\\title ${rtfText(document.title)}}{\\author ${rtfText(document.author)}}{\\subject ${rtfText(document.description)}}}`,
    '\\paperw11906\\paperh16838\\margl1440\\margr1440\\margt1440\\margb1440\\widowctrl\n',
  ]
  return new TextEncoder().encode(`${head.join('')}${body}}`)
}

// Each said twice, since words from right to left have signs of their own, which count only behind `\rtlch`.
const BOLD = '\\rtlch\\ab\\ltrch\\b'
const ITALIC = '\\rtlch\\ai\\ltrch\\i'
const sized = (halfPoints: number) => `\\rtlch\\afs${halfPoints}\\ltrch\\fs${halfPoints}`

const sizes: Record<FlowParagraph['style'], number> = { body: 23, h1: 40, h2: 31, h3: 27, h4: 24, code: 20 }
const numbers: Record<FlowParagraph['style'], number> = { body: 0, h1: 1, h2: 2, h3: 3, h4: 4, code: 5 }
const stylesheet = `{\\stylesheet{\\s0\\sa160\\f0${sized(23)} Normal;}${[1, 2, 3, 4].map((level) => `{\\s${level}\\sb320\\sa120\\keepn\\outlinelevel${level - 1}\\f0${BOLD}${sized(sizes[`h${level}` as 'h1'])}\\sbasedon0\\snext0 heading ${level};}`).join('')}{\\s5\\sa160\\f1\\fs20\\sbasedon0 Code;}{\\s6\\sa160\\li720\\f0${sized(23)}${ITALIC}\\sbasedon0 Quote;}}\n`

class RtfWriter {
  readonly colours = new RtfColours()
  readonly #document: ExportedDocument
  readonly #lists = new Map<number, ListPlace>()

  constructor(document: ExportedDocument) {
    this.#document = document
  }

  blocks(blocks: FlowBlock[]): string {
    return blocks.map((block) => this.#block(block)).join('')
  }

  #block(block: FlowBlock): string {
    switch (block.kind) {
      case 'paragraph':
        return `${this.#paragraph(block)}\\par\n`
      case 'table':
        return `${block.rows.map((cells, index) => this.#row(block.rows, { cells, index, isRtl: block.isRightToLeft })).join('')}\\pard\\plain\\par\n`
      case 'image':
        return this.#picture(block)
      case 'rule':
        return '\\pard\\plain\\brdrb\\brdrs\\brdrw10\\brsp20\\sa160\\par\n'
    }
  }

  /** A paragraph up to where its closing sign (`\par` or `\cell`) stands. */
  #paragraph(paragraph: FlowParagraph, inCell: { place: string; look: string } = { place: '', look: '' }): string {
    const { style, list, quotes, callout, isRightToLeft, runs } = paragraph
    const isQuote = quotes > 0 && style === 'body'
    const heading = style.startsWith('h')
      ? `\\sb320\\sa120\\keepn\\outlinelevel${numbers[style] - 1}${BOLD}`
      : '\\sa160'
    const look = [
      `\\pard\\plain${inCell.place}\\s${isQuote ? 6 : numbers[style]}`,
      isRightToLeft ? '\\rtlpar\\qr' : '',
      this.#indent(list, quotes),
      callout ? this.#calloutLook(callout) : '',
      style === 'code' ? `\\cbpat${this.colours.index('F2F3F5')}` : '',
      heading,
      `\\f${style === 'code' ? 1 : 0}${sized(sizes[style])}${isQuote ? ITALIC : ''}${inCell.look} `,
    ]
    const bullet = list?.isFirst ? this.#bullet(list) : ''
    return look.join('') + bullet + runs.map((run) => this.#run(run, isRightToLeft)).join('')
  }

  #indent(list: ListPlace | null, quotes: number): string {
    if (!list) return quotes > 0 ? `\\li${indentOf(quotes)}` : ''
    const place = `\\li${indentOf(list.level + 1)}`
    if (!list.isFirst) return place
    if (list.kind === 'task') return `${place}\\fi-360`
    this.#lists.set(list.listId, this.#lists.get(list.listId) ?? list)
    return `${place}\\fi-360\\ls${list.listId}\\ilvl${Math.min(list.level, 8)}`
  }

  #bullet(list: ListPlace): string {
    if (list.kind === 'task') return `${rtfText(list.checked ? '☒ ' : '☐ ')}`
    return `{\\listtext ${list.kind === 'ordered' ? `${list.number}.` : rtfText('•')}\\tab}`
  }

  #calloutLook(kind: string): string {
    const { line, ground } = calloutColours[kind] ?? { line: '5B6B7F', ground: 'EEF1F5' }
    return `\\brdrl\\brdrs\\brdrw45\\brsp120\\brdrcf${this.colours.index(line)}\\cbpat${this.colours.index(ground)}`
  }

  #run(run: Run, isRightToLeft: boolean): string {
    if (run.kind === 'break') return '\\line '
    if (run.kind === 'note') return this.#note(run.number)
    const look = this.#look(run) + (isRightToLeft ? '\\rtlch' : '')
    // the space ends the last control word; without one it would be a space of the text
    const words = `{${look}${look ? ' ' : ''}${rtfText(run.text)}}`
    if (!run.link) return words
    return `{\\field{\\*\\fldinst{HYPERLINK "${rtfText(run.link.replaceAll('"', '%22'))}"}}{\\fldrslt${words}}}`
  }

  #look(run: TextRun): string {
    return [
      run.bold ? BOLD : '',
      run.italic ? ITALIC : '',
      run.underline || run.link ? '\\ul' : '',
      run.link ? `\\cf${this.colours.index(linkColour)}` : '',
      run.strike ? '\\strike' : '',
      run.code ? '\\f1' : '',
      run.highlight ? `\\highlight${this.colours.index('FFF3A3')}` : '',
      run.raised === 'super' ? '\\super' : run.raised === 'sub' ? '\\sub' : '',
    ].join('')
  }

  #note(number: number): string {
    const paragraphs = this.#document.flow.notes.get(number) ?? []
    const words = paragraphs
      .map((paragraph) => paragraph.runs.map((run) => this.#run(run, paragraph.isRightToLeft)).join(''))
      .join('\\par ')
    return `{\\super\\chftn}{\\footnote\\pard\\plain\\f0\\fs19 {\\super\\chftn} ${words}}`
  }

  #row(rows: FlowCell[][], { cells, index, isRtl }: { cells: FlowCell[]; index: number; isRtl: boolean }): string {
    const grid = gridRow(rows, index)
    const width = Math.floor(
      COLUMN / Math.max(1, ...rows.map((_, at) => gridRow(rows, at).reduce((sum, { columns }) => sum + columns, 0))),
    )
    let right = 0
    const edges = grid.map(({ columns, merge, cell }) => {
      right += columns * width
      const shade = cell?.isHeader ? `\\clcbpat${this.colours.index('EEEEEE')}` : ''
      const border = ['t', 'l', 'b', 'r'].map((side) => `\\clbrdr${side}\\brdrs\\brdrw10`).join('')
      return `${merge === 'first' ? '\\clvmgf' : merge === 'rest' ? '\\clvmrg' : ''}${border}${shade}\\cellx${right}`
    })
    const isHeader = cells.length > 0 && cells.every((cell) => cell.isHeader)
    const contents = grid.map(({ cell }) => (cell ? this.#cell(cell) : '\\pard\\plain\\intbl\\cell')).join('\n')
    return `\\trowd\\trgaph108${isRtl ? '\\rtlrow' : ''}${isHeader ? '\\trhdr' : ''}${edges.join('')}\n${contents}\\row\n`
  }

  #cell(cell: FlowCell): string {
    const align = cell.align === 'right' ? '\\qr' : cell.align === 'center' ? '\\qc' : ''
    const bold = cell.isHeader ? BOLD : ''
    const inCell = { place: '\\intbl', look: align + bold }
    const parts = cell.blocks.map((block) =>
      block.kind === 'paragraph' ? this.#paragraph(block, inCell) : insideCell(this.#block(block)),
    )
    return `${parts.join('\\par\n')}\\cell`
  }

  #picture(block: Extract<FlowBlock, { kind: 'image' }>): string {
    const picture = this.#document.pictures.get(block.src)
    const caption = block.caption ? `\\pard\\plain\\qc\\sa160\\f0\\fs19 ${rtfText(block.caption)}\\par\n` : ''
    // RTF knows PNG and JPEG; other pictures stand as their description.
    if (!picture || (picture.format !== 'png' && picture.format !== 'jpeg'))
      return `\\pard\\plain\\qc\\f0\\fs23\\i [${rtfText(block.alt || block.src)}]\\par\n${caption}`
    const { width, height } = pictureSize(picture, block.widthPercent)
    const goal = `\\picw${picture.width}\\pich${picture.height}\\picwgoal${width * TWIPS_PER_PIXEL}\\pichgoal${height * TWIPS_PER_PIXEL}`
    const alt = `{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${rtfText(block.alt)}}}}`
    const blip = picture.format === 'png' ? 'pngblip' : 'jpegblip'
    return `\\pard\\plain\\qc\\sa120 {\\pict${alt}\\${blip}${goal}\n${Buffer.from(picture.bytes).toString('hex')}}\\par\n${caption}`
  }

  /** The definitions of all lists that were written. Each is a list of its own, so that each counts for itself. */
  listTables(): string {
    const lists = [...this.#lists].map(([id, { kind, number }]) => {
      const level = (depth: number) => {
        const place = `\\fi-360\\li${indentOf(depth + 1)}`
        return kind === 'ordered'
          ? `{\\listlevel\\levelnfc0\\leveljc0\\levelfollow0\\levelstartat${number}{\\leveltext\\'02\\'0${depth}.;}{\\levelnumbers\\'01;}${place}}`
          : `{\\listlevel\\levelnfc23\\leveljc0\\levelfollow0\\levelstartat1{\\leveltext\\'01\\u8226 ?;}{\\levelnumbers;}${place}}`
      }
      return `{\\list\\listtemplateid${id}${Array.from({ length: 9 }, (_, depth) => level(depth)).join('')}\\listid${id}}`
    })
    const overrides = [...this.#lists.keys()].map((id) => `{\\listoverride\\listid${id}\\listoverridecount0\\ls${id}}`)
    return lists.length > 0 ? `{\\*\\listtable${lists.join('')}}\n{\\*\\listoverridetable${overrides.join('')}}\n` : ''
  }
}

function insideCell(rtf: string): string {
  return rtf.replaceAll('\\pard\\plain', '\\pard\\plain\\intbl').replace(/\\par\n$/, '')
}
