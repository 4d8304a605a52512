import {
  AlignmentType,
  CheckBox,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
  TextRun as WordRun,
} from 'docx'
import type { ExportedDocument, ExportedPicture } from './exported-document.ts'
import type { FlowBlock, FlowCell, FlowParagraph, ListPlace, Run, TextRun } from './flow.ts'
import { indentOf, linkColour, pictureSize } from './looks.ts'
import { numberingOf, wordNumbering, wordStyles } from './word-styles.ts'

/** The document as a Word file (Office Open XML): real headings, lists, tables, links, pictures and footnotes. */
export async function writeDocx(document: ExportedDocument): Promise<Uint8Array> {
  const { flow, pictures } = document
  const footnotes = Object.fromEntries(
    [...flow.notes].map(([number, paragraphs]) => [
      number,
      { children: paragraphs.map((paragraph) => wordParagraph(paragraph)) },
    ]),
  )
  const file = new Document({
    title: document.title,
    creator: document.author,
    description: document.description,
    styles: wordStyles(document.languageTag),
    numbering: { config: wordNumbering(flow.blocks) },
    footnotes,
    sections: [{ children: wordBlocks(flow.blocks, pictures) }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

function wordBlocks(blocks: FlowBlock[], pictures: Map<string, ExportedPicture>): (Paragraph | Table)[] {
  return blocks.flatMap((block) => wordBlock(block, pictures))
}

function wordBlock(block: FlowBlock, pictures: Map<string, ExportedPicture>): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'paragraph':
      return [wordParagraph(block)]
    case 'table':
      return [wordTable(block.rows, block.isRightToLeft, pictures), new Paragraph({ children: [] })]
    case 'image':
      return wordPicture(block, pictures)
    case 'rule':
      return [new Paragraph({ thematicBreak: true })]
  }
}

const styleIds: Record<FlowParagraph['style'], string> = {
  body: 'Normal',
  h1: 'Heading1',
  h2: 'Heading2',
  h3: 'Heading3',
  h4: 'Heading4',
  code: 'Code',
}

function wordParagraph(paragraph: FlowParagraph, align: FlowCell['align'] = null): Paragraph {
  const { list, callout, quotes, isRightToLeft } = paragraph
  const inQuote = quotes > 0 && paragraph.style === 'body'
  const style =
    callout && paragraph.style === 'body' ? `Callout${callout}` : inQuote ? 'Quote' : styleIds[paragraph.style]
  const isNumbered = list?.isFirst === true && list.kind !== 'task'
  return new Paragraph({
    style,
    bidirectional: isRightToLeft,
    ...(align ? { alignment: align } : {}),
    ...(isNumbered
      ? { numbering: { reference: numberingOf(list), level: Math.min(list.level, 8), custom: true } }
      : {}),
    ...(list && !isNumbered
      ? { indent: { start: indentOf(list.level + 1), ...(list.isFirst ? { hanging: 360 } : {}) } }
      : {}),
    ...(quotes > 0 && !list ? { indent: { start: indentOf(quotes) } } : {}),
    children: [...taskBox(list), ...wordRuns(paragraph.runs, isRightToLeft)],
  })
}

function taskBox(list: ListPlace | null): ParagraphChild[] {
  if (list?.kind !== 'task' || !list.isFirst) return []
  return [
    new CheckBox({
      checked: list.checked,
      checkedState: { value: '2612', font: 'MS Gothic' },
      uncheckedState: { value: '2610', font: 'MS Gothic' },
    }),
    new WordRun(' '),
  ]
}

function wordRuns(runs: Run[], isRightToLeft: boolean): ParagraphChild[] {
  return runs.map((run): ParagraphChild => {
    if (run.kind === 'break') return new WordRun({ break: 1 })
    if (run.kind === 'note') return new FootnoteReferenceRun(run.number)
    const words = wordRun(run, isRightToLeft)
    return run.link ? new ExternalHyperlink({ link: run.link, children: [words] }) : words
  })
}

function wordRun(run: TextRun, isRightToLeft: boolean): WordRun {
  return new WordRun({
    text: run.text,
    ...(run.bold ? { bold: true, boldComplexScript: true } : {}),
    ...(run.italic ? { italics: true, italicsComplexScript: true } : {}),
    ...(run.underline || run.link ? { underline: {} } : {}),
    ...(run.link ? { color: linkColour } : {}),
    ...(run.strike ? { strike: true } : {}),
    ...(run.highlight ? { highlight: 'yellow' } : {}),
    ...(run.code ? { style: 'InlineCode' } : {}),
    ...(run.raised === 'super' ? { superScript: true } : {}),
    ...(run.raised === 'sub' ? { subScript: true } : {}),
    ...(isRightToLeft ? { rightToLeft: true } : {}),
  })
}

function wordTable(rows: FlowCell[][], isRightToLeft: boolean, pictures: Map<string, ExportedPicture>): Table {
  return new Table({
    visuallyRightToLeft: isRightToLeft,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          ...(cells.every((cell) => cell.isHeader) ? { tableHeader: true } : {}),
          children: cells.map((cell) => wordCell(cell, pictures)),
        }),
    ),
  })
}

function wordCell(cell: FlowCell, pictures: Map<string, ExportedPicture>): TableCell {
  const children = cell.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [wordParagraph(inCell(block, cell), cell.align)] : wordBlock(block, pictures),
  )
  return new TableCell({
    columnSpan: cell.columns,
    rowSpan: cell.rows,
    ...(cell.isHeader ? { shading: { type: ShadingType.CLEAR, fill: 'EEEEEE' } } : {}),
    // Word cannot open a cell that does not end with a paragraph.
    children: children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({ children: [] })],
  })
}

function inCell(paragraph: FlowParagraph, cell: FlowCell): FlowParagraph {
  if (!cell.isHeader) return paragraph
  return { ...paragraph, runs: paragraph.runs.map((run) => (run.kind === 'text' ? { ...run, bold: true } : run)) }
}

function wordPicture(
  block: Extract<FlowBlock, { kind: 'image' }>,
  pictures: Map<string, ExportedPicture>,
): Paragraph[] {
  const picture = pictures.get(block.src)
  const caption = block.caption ? [new Paragraph({ style: 'Caption', children: [new WordRun(block.caption)] })] : []
  if (!picture || picture.format === 'webp')
    return [new Paragraph({ children: [missingPicture(block.src, block.alt)] }), ...caption]
  const image = new ImageRun({
    type: picture.format === 'jpeg' ? 'jpg' : picture.format,
    data: picture.bytes,
    transformation: pictureSize(picture, block.widthPercent),
    altText: { name: block.alt || 'picture', description: block.alt, title: block.alt },
  })
  // spaced lines would cut a picture off in some readers
  return [new Paragraph({ children: [image], alignment: AlignmentType.CENTER, spacing: { line: 240 } }), ...caption]
}

/** What stands for a picture that cannot be put into the file: its description, leading to where it is. */
function missingPicture(src: string, alt: string): ParagraphChild {
  const words = new WordRun({ text: `[${alt || src}]`, italics: true })
  return /^https:/.test(src) ? new ExternalHyperlink({ link: src, children: [words] }) : words
}
