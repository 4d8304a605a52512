import {
  BorderStyle,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  ShadingType,
} from 'docx'
import type { FlowBlock, ListPlace } from './flow.ts'
import { calloutColours, indentOf } from './looks.ts'

const SERIF = 'Georgia'
const MONOSPACED = 'Courier New'

/** The paragraph and character styles of a Word file, so that a person can restyle the whole text at once. */
export function wordStyles(languageTag: string): IStylesOptions {
  const heading = (size: number, before: number) => ({
    run: { font: SERIF, size, bold: true, boldComplexScript: true, color: '1B1F24' },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: { font: SERIF, size: 23, sizeComplexScript: 23, language: { value: languageTag } },
        paragraph: { spacing: { after: 160, line: 320 } },
      },
      heading1: heading(40, 360),
      heading2: heading(31, 320),
      heading3: heading(27, 280),
      heading4: heading(24, 240),
    },
    paragraphStyles: [quoteStyle, codeStyle, captionStyle, ...calloutStyles()],
    characterStyles: [
      {
        id: 'InlineCode',
        name: 'Inline Code',
        basedOn: 'DefaultParagraphFont',
        run: { font: MONOSPACED, noProof: true },
      },
    ],
  }
}

function sideLine(color: string) {
  return { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color } }
}

const quoteStyle: IParagraphStyleOptions = {
  id: 'Quote',
  name: 'Quote',
  basedOn: 'Normal',
  quickFormat: true,
  run: { italics: true, italicsComplexScript: true, color: '444B55' },
  paragraph: { indent: { start: 720 }, border: sideLine('B8BEC6') },
}

const codeStyle: IParagraphStyleOptions = {
  id: 'Code',
  name: 'Code',
  basedOn: 'Normal',
  quickFormat: true,
  run: { font: MONOSPACED, size: 20, noProof: true },
  paragraph: { shading: { type: ShadingType.CLEAR, fill: 'F2F3F5' }, spacing: { after: 160, line: 260 } },
}

const captionStyle: IParagraphStyleOptions = {
  id: 'Caption',
  name: 'caption',
  basedOn: 'Normal',
  run: { size: 19, color: '444B55' },
  paragraph: { alignment: 'center' },
}

function calloutStyles(): IParagraphStyleOptions[] {
  return Object.entries(calloutColours).map(([kind, { line, ground }]) => ({
    id: `Callout${kind}`,
    name: `Callout ${kind}`,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: { indent: { start: 200 }, shading: { type: ShadingType.CLEAR, fill: ground }, border: sideLine(line) },
  }))
}

/** Name of the numbering that a list uses: bullets are all alike, each ordered list counts for itself. */
export function numberingOf(list: ListPlace): string {
  return list.kind === 'ordered' ? `ordered-${list.listId}` : 'bullets'
}

/** The numberings that the lists of a document need. */
export function wordNumbering(blocks: FlowBlock[]): INumberingOptions['config'] {
  const starts = new Map<string, number>()
  for (const list of listsIn(blocks)) {
    const name = numberingOf(list)
    if (list.kind === 'ordered' && !starts.has(name)) starts.set(name, list.number)
  }
  return [
    bullets,
    ...[...starts].map(([reference, start]) => ({
      reference,
      levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start })),
    })),
  ]
}

function listsIn(blocks: FlowBlock[]): ListPlace[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.flat().flatMap((cell) => listsIn(cell.blocks))
    return block.kind === 'paragraph' && block.list ? [block.list] : []
  })
}

type Level = { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string; start?: number }

function levels(make: (level: number) => Level) {
  return Array.from({ length: 9 }, (_, level) => ({
    level,
    alignment: 'start' as const,
    style: { paragraph: { indent: { start: indentOf(level + 1), hanging: 360 } } },
    ...make(level),
  }))
}

const bullets = {
  reference: 'bullets',
  levels: levels((level) => ({ format: LevelFormat.BULLET, text: ['•', '◦', '▪'][level % 3] ?? '•' })),
}
