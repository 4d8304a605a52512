import type { FlowBlock, FlowCell } from '../flow.ts'
import { gridRow } from '../table-grid.ts'
import { colour, number, propertyMap, xmlText } from './xml.ts'

/** Width of the text on the page, in points. */
export const COLUMN_WIDTH = 451
const ROW_HEIGHT = 20
/** The place of a cell that a neighbor spans. */
const COVERED = '<sf:o/>'

const stroke = (width: number) =>
  `<sf:stroke sf:miter-limit="4" sf:width="${width}" sf:cap="butt" sf:join="miter">${colour('808080')}<sf:pattern sf:phase="0" sf:type="solid"><sf:pattern/></sf:pattern></sf:stroke>`

/** The styles that every table uses: one kind of line, a cell, a header cell. */
export function tableStyles(): string {
  const line = `<sf:vector-style sf:ident="longhand-line" sfa:ID="longhand-line">${propertyMap({ SFTStrokeProperty: stroke(0.5), SFTBackgroundProperty: number(0, 'c'), opacity: number(1, 'f') })}</sf:vector-style>`
  const cell = (ident: string, fill: string) =>
    `<sf:cell-style sf:ident="${ident}" sfa:ID="${ident}">${propertyMap({
      opacity: number(1, 'f'),
      SFTCellTextWrapProperty: number(1, 'c'),
      SFTCellStylePropertyLayoutStyle: '<sf:layoutstyle-ref sfa:IDREF="longhand-layout"/>',
      SFTCellStylePropertyParagraphStyle: '<sf:paragraphstyle-ref sfa:IDREF="longhand-body"/>',
      fill: colour(fill),
    })}</sf:cell-style>`
  const lines = [
    'HeaderSeparator',
    'FooterSeparator',
    'HeaderBody',
    'FooterBody',
    'Body',
    'Border',
    'FooterBorder',
    'HeaderBorder',
  ]
  const cells = {
    BodyCellStyle: 'longhand-cell',
    HeaderRowCellStyle: 'longhand-header-cell',
    HeaderColumnCellStyle: 'longhand-header-cell',
    FooterRowCellStyle: 'longhand-cell',
  }
  const table = propertyMap({
    ...Object.fromEntries(
      lines.map((name) => [`SFTDefault${name}VectorStyleProperty`, '<sf:vector-style-ref sfa:IDREF="longhand-line"/>']),
    ),
    ...Object.fromEntries(
      Object.entries(cells).map(([name, ident]) => [
        `SFTDefault${name}Property`,
        `<sf:cell-style-ref sfa:IDREF="${ident}"/>`,
      ]),
    ),
    SFTTableBandedRowsProperty: number(0, 'c'),
    SFTHeaderRowRepeatsProperty: number(1, 'c'),
    SFTAutoResizeProperty: number(1, 'c'),
    SFTTableBehaviorProperty: number(1, 'i'),
    fill: colour('FFFFFF'),
    opacity: number(1, 'f'),
  })
  return `${line}${cell('longhand-cell', 'FFFFFF')}${cell('longhand-header-cell', 'EEEEEE')}<sf:tabular-style sf:ident="longhand-table" sfa:ID="longhand-table">${table}</sf:tabular-style>`
}

/** A table as it is attached to a paragraph. Its cells hold text; pictures in them stand as their description. */
export function tableXml({ rows }: Extract<FlowBlock, { kind: 'table' }>, id: string): string {
  const grid = rows.map((_, index) => gridRow(rows, index))
  const columns = Math.max(1, ...grid.map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)))
  const width = COLUMN_WIDTH / columns
  const height = ROW_HEIGHT * rows.length
  const headers = rows.findIndex((cells) => !cells.every((cell) => cell.isHeader))
  const size = `sfa:w="${COLUMN_WIDTH}" sfa:h="${height}"`
  const cells = grid.flatMap((row, index) =>
    row.flatMap(({ cell, columns: wide }, at) => [
      cell ? cellXml(cell, index === 0 && at === 0) : COVERED,
      ...Array.from({ length: wide - 1 }, () => COVERED),
    ]),
  )
  return [
    `<sf:tabular-info sfa:ID="${id}"><sf:geometry sf:sizesLocked="true"><sf:naturalSize ${size}/><sf:size ${size}/><sf:position sfa:x="0" sfa:y="0"/></sf:geometry>`,
    '<sf:style><sf:tabular-style-ref sfa:IDREF="longhand-table"/></sf:style>',
    `<sf:tabular-model sfa:ID="${id}-model" sf:name="" sf:id="${id}" sf:num-header-rows="${headers < 0 ? 0 : headers}" sf:num-footer-rows="0" sf:num-header-columns="0" sf:name-is-visible="false">`,
    '<sf:tabular-style-ref sfa:IDREF="longhand-table"/>',
    `<sf:grid sfa:ID="${id}-grid" sf:ocnt="${cells.length}" sf:numcols="${columns}" sf:numrows="${rows.length}" sf:hiddennumcols="0" sf:hiddennumrows="0">`,
    `<sf:columns sf:count="${columns}">${Array.from({ length: columns }, () => `<sf:grid-column sf:width="${width}" sf:preferred-width="${width}" sf:fitting-width="8.25" sf:nc="${rows.length}"/>`).join('')}</sf:columns>`,
    '<sf:vertical-gridline-styles sf:array-size="0"/>',
    `<sf:rows sf:count="${rows.length}">${rows.map(() => `<sf:grid-row sf:height="${ROW_HEIGHT}" sf:fitting-height="${ROW_HEIGHT}" sf:nc="${columns}"/>`).join('')}</sf:rows>`,
    '<sf:horizontal-gridline-styles sf:array-size="0"/>',
    `<sf:datasource>${cells.join('')}</sf:datasource></sf:grid></sf:tabular-model></sf:tabular-info>`,
  ].join('')
}

/** One cell. A reader goes one place on before each; the first says that it stands where the table starts. */
function cellXml(cell: FlowCell, isFirst: boolean): string {
  const span = `${cell.columns > 1 ? ` sf:col-span="${cell.columns}"` : ''}${cell.rows > 1 ? ` sf:row-span="${cell.rows}"` : ''}`
  return `<sf:t${isFirst ? ' sf:ct="0"' : ''} sf:s="${cell.isHeader ? 'longhand-header-cell' : 'longhand-cell'}"${span}><sf:ct sfa:s="${xmlText(cell.blocks.map(wordsOf).join('\n'))}"/></sf:t>`
}

function wordsOf(block: FlowBlock): string {
  if (block.kind === 'image') return `[${block.alt}]`
  if (block.kind !== 'paragraph') return ''
  return block.runs
    .map((run) => (run.kind === 'text' ? run.text : run.kind === 'break' ? '\n' : `[${run.number}]`))
    .join('')
}
