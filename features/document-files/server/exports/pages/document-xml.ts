import type { ExportedDocument } from '../exported-document.ts'
import { listStyle } from './list-styles.ts'
import { paragraphStyles } from './paragraph-styles.ts'
import { tableStyles } from './tables.ts'
import { number, propertyMap, xmlText } from './xml.ts'

interface Parts {
  body: string
  notes: string
  attachments: string
  characterStyles: string
  listStyles: string
  listedStyles: string
  document: ExportedDocument
}

const NAMESPACES = ['sfa', 'sf', 'sl']
  .map((name) => `xmlns:${name}="http://developer.apple.com/namespaces/${name}"`)
  .join(' ')
/** The last version of the XML form, as Pages 4 wrote it, and those it grew from. */
const VERSION = '92008102400'
const VERSIONS = '2004042200 2004093000 2005091200 72006110200 72007061400 92008070300 92008102400'.split(' ')
/** A4 with margins of an inch, in points. */
const PAGE = { width: 595, height: 842, margin: 72 }

/** The whole of `index.xml`. */
export function documentXml(parts: Parts): string {
  const { title, author, languageTag } = parts.document
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<sl:document ${NAMESPACES} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" sl:version="${VERSION}" sl:generator="slingshot" sl:app_build_date="Nov  9 2012, 13:29:54">`,
    `<sl:version-history>${VERSIONS.map((version) => `<sl:number sfa:number="${version}" sfa:type="${version.length > 10 ? 'q' : 'i'}"/>`).join('')}</sl:version-history>`,
    `<sl:publication-info><sl:language><sl:string sfa:string="${xmlText(languageTag.replace('-', '_'))}"/></sl:language><sl:kSFWPFootnoteKindProperty>${own(0, 'i')}</sl:kSFWPFootnoteKindProperty><sl:kSFWPFootnoteGapProperty>${own(10, 'i')}</sl:kSFWPFootnoteGapProperty><sl:kSFWPFootnoteNumberingProperty>${own(0, 'i')}</sl:kSFWPFootnoteNumberingProperty></sl:publication-info>`,
    `<sf:metadata><sf:authors><sf:string sfa:string="${xmlText(author)}"/></sf:authors><sf:title><sf:string sfa:string="${xmlText(title)}"/></sf:title></sf:metadata>`,
    printInfo(),
    '<sl:section-prototypes/>',
    stylesheet(parts),
    '<sf:calc-engine/>',
    drawables(),
    edges('header'),
    edges('footer'),
    text(parts),
    '</sl:document>\n',
  ].join('')
}

function own(value: number, type: 'i' | 'f' | 'c'): string {
  return number(value, type).replace('<sf:', '<sl:')
}

function printInfo(): string {
  const margins = ['Left', 'Right', 'Top', 'Bottom'].map(
    (side) => `<sl:NS${side}Margin>${own(PAGE.margin, 'f')}</sl:NS${side}Margin>`,
  )
  return `<sl:slprint-info sl:page-width="${PAGE.width}" sl:page-height="${PAGE.height}" sl:page-scale="1"><sl:print-info>${margins.join('')}<sl:NSPaperName><sl:string sfa:string="A4"/></sl:NSPaperName><sl:NSOrientation>${own(0, 'i')}</sl:NSOrientation></sl:print-info></sl:slprint-info>`
}

function stylesheet({ characterStyles, listStyles, listedStyles }: Parts): string {
  const layout = `<sf:layoutstyle sf:ident="longhand-layout" sfa:ID="longhand-layout">${propertyMap({ padding: '<sf:padding sf:top="4" sf:left="4" sf:bottom="4" sf:right="4"/>', followingLayoutStyle: '<sf:null/>', verticalAlignment: '', layoutMargins: '', layoutParagraphStyle: '<sf:paragraphstyle-ref sfa:IDREF="longhand-body"/>', columns: '', layoutContinuous: '' })}</sf:layoutstyle>`
  const section = `<sf:sectionstyle sf:name="Longhand" sf:ident="longhand-section" sfa:ID="longhand-section">${propertyMap(
    {
      pageMasterFirstPageDifferent: number(0, 'c'),
      oddPageMaster: '<sf:pagemaster/>',
      inheritPreviousHF: number(1, 'c'),
      evenPageMaster: '<sf:pagemaster/>',
      sectionPageNumberStart: number(1, 'i'),
      firstPageMaster: '<sf:pagemaster/>',
      pageMasterLeftRightPagesDifferent: number(0, 'c'),
      sectionPageNumberKind: number(0, 'i'),
      sectionLayoutStyle: '<sf:layoutstyle-ref sfa:IDREF="longhand-layout"/>',
      startKind: number(0, 'i'),
    },
  )}</sf:sectionstyle>`
  const picture = `<sf:graphic-style sf:ident="longhand-picture" sfa:ID="longhand-picture">${propertyMap({ opacity: number(1, 'f') })}</sf:graphic-style>`
  return `<sl:stylesheet sfa:ID="SFSStylesheet-1"><sf:styles>${listStyle('SFWPListStyle-none', { kind: 'none' })}${listStyles}${layout}${section}${picture}${paragraphStyles()}${tableStyles()}</sf:styles><sf:anon-styles>${characterStyles}${listedStyles}</sf:anon-styles></sl:stylesheet>`
}

function drawables(): string {
  return '<sl:drawables><sl:masters-group><sl:section-drawables sl:name="longhand-section" sl:page-start="0" sl:page-count="1"><sf:style><sf:sectionstyle-ref sfa:IDREF="longhand-section"/></sf:style><sl:foregroundmaster-group/><sl:backgroundmaster-group/></sl:section-drawables></sl:masters-group></sl:drawables>'
}

function edges(kind: 'header' | 'footer'): string {
  const name = kind === 'header' ? 'Header' : 'Footer'
  const each = ['Odd', 'First', 'Even'].map(
    (page) =>
      `<sf:${kind} sf:name="SFWPDefault${page}${name}Identifier"><sf:text-storage sf:kind="header"><sf:stylesheet-ref sfa:IDREF="SFSStylesheet-1"/><sf:text-body><sf:p sf:style="longhand-header"/></sf:text-body></sf:text-storage></sf:${kind}>`,
  )
  return `<sf:${kind}s>${each.join('')}</sf:${kind}s>`
}

function text({ body, notes, attachments, document }: Parts): string {
  const stylesheetRef = '<sf:stylesheet-ref sfa:IDREF="SFSStylesheet-1"/>'
  const footnotes = notes
    ? `<sf:footnotes><sf:text-storage sf:kind="note" sfa:ID="SFWPStorage-notes">${stylesheetRef}<sf:text-body>${notes}</sf:text-body></sf:text-storage></sf:footnotes>`
    : ''
  const frame = `sf:frame-x="${PAGE.margin}" sf:frame-y="${PAGE.margin}" sf:frame-w="${PAGE.width - 2 * PAGE.margin}" sf:frame-h="${PAGE.height - 2 * PAGE.margin}"`
  return `<sf:text-storage sf:kind="body" sfa:ID="SFWPStorage-body">${stylesheetRef}${attachments ? `<sf:attachments>${attachments}</sf:attachments>` : ''}${footnotes}<sf:text-body><sf:page-start sf:page-index="0"/><sf:container-hint sf:page-index="0" sf:cindex="0" sf:sindex="0" sf:lindex="0" ${frame} sf:anchor-loc="0"/><sf:section sf:name="${xmlText(document.title || 'Text')}" sf:style="longhand-section"><sf:layout sf:style="longhand-layout">${body}</sf:layout></sf:section></sf:text-body></sf:text-storage>`
}
