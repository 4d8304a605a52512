import { calloutColours } from '../looks.ts'
import { colour, number, propertyMap, string } from './xml.ts'

/** Every property of a paragraph style that Pages '09 writes, with nothing set. A root style names them all. */
const NOTHING = '<sf:null/>'
const ROOT: Record<string, string> = {
  ...Object.fromEntries(
    'rightIndent pageBreakBefore tracking keepLinesTogether spaceAfter baselineShift paragraphRuleWidth strikethruWidth atsuFontFeatures fontColor firstLineIndent underline superscript widowControl leftIndent capitalization strikethru word_underline hidden decimalTab hyphenate kerning fontName lineSpacing bold textShadow spaceBefore word_strikethrough paragraphBorderType fontSize tabs firstTopicNumber outline underlineWidth italic outlineLevel keepWithNext alignment dropCap ligatures paragraphRuleOffset'
      .split(' ')
      .map((name) => [name, '']),
  ),
  ...Object.fromEntries(
    'strikethruColor language paragraphFill followingParagraphStyle underlineColor textBackground outlineColor paragraphStroke tocStyle'
      .split(' ')
      .map((name) => [name, NOTHING]),
  ),
  showInTOC: number(0, 'c'),
  outlineStyleType: number(2, 'i'),
  listStyle: '<sf:liststyle-ref sfa:IDREF="SFWPListStyle-none"/>',
  defaultTabStops: number(36, 'f'),
}

interface ParagraphStyle {
  ident: string
  name: string
  properties: Record<string, string>
}

const body = { fontName: string('Georgia'), fontSize: number(11.5, 'f'), spaceAfter: number(8, 'f') }
const heading = (level: number, size: number): ParagraphStyle => ({
  ident: `longhand-h${level}`,
  name: `Heading ${level}`,
  properties: {
    ...body,
    fontName: string('Georgia-Bold'),
    fontSize: number(size, 'f'),
    bold: number(1, 'c'),
    spaceBefore: number(16, 'f'),
    spaceAfter: number(6, 'f'),
    keepWithNext: number(1, 'c'),
    outlineLevel: number(level, 'i'),
    showInTOC: number(1, 'c'),
  },
})

const styles: ParagraphStyle[] = [
  { ident: 'longhand-body', name: 'Body', properties: body },
  heading(1, 20),
  heading(2, 15.5),
  heading(3, 13.5),
  heading(4, 12),
  {
    ident: 'longhand-code',
    name: 'Code',
    properties: { ...body, fontName: string('Courier'), fontSize: number(10, 'f'), paragraphFill: colour('F2F3F5') },
  },
  {
    ident: 'longhand-quote',
    name: 'Quote',
    properties: { ...body, italic: number(1, 'c'), leftIndent: number(36, 'f') },
  },
  {
    ident: 'longhand-caption',
    name: 'Caption',
    properties: { ...body, fontSize: number(9.5, 'f'), alignment: number(2, 'i') },
  },
  {
    ident: 'longhand-note',
    name: 'Footnote',
    properties: { ...body, fontSize: number(9.5, 'f'), spaceAfter: number(2, 'f') },
  },
  { ident: 'longhand-header', name: 'Header & Footer', properties: body },
  ...Object.entries(calloutColours).map(([kind, { ground }]) => ({
    ident: `longhand-callout-${kind}`,
    name: `Callout ${kind}`,
    properties: {
      ...body,
      leftIndent: number(12, 'f'),
      paragraphFill: colour(ground),
    },
  })),
]

/** The paragraph styles of a document; each exists for both directions of reading. */
export function paragraphStyles(): string {
  return styles
    .flatMap((style) => [style, rightToLeft(style)])
    .map(
      ({ ident, name, properties }) =>
        `<sf:paragraphstyle sf:name="${name.replace('&', '&#38;')}" sf:ident="${ident}" sfa:ID="${ident}">${propertyMap({ ...ROOT, ...properties })}</sf:paragraphstyle>`,
    )
    .join('')
}

function rightToLeft({ ident, name, properties }: ParagraphStyle): ParagraphStyle {
  return {
    ident: `${ident}-rtl`,
    name: `${name} (right to left)`,
    properties: { ...properties, alignment: number(1, 'i') },
  }
}
