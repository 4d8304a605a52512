import { type Zippable, zipSync } from 'fflate'
import type { ExportedDocument, ExportedPicture } from '../exported-document.ts'
import type { FlowBlock, FlowParagraph, ListPlace, Run, TextRun } from '../flow.ts'
import { linkColour, pictureSize } from '../looks.ts'
import { documentXml } from './document-xml.ts'
import { type ListKind, listStyle } from './list-styles.ts'
import { tableXml } from './tables.ts'
import { colour, number, propertyMap, string, xmlText } from './xml.ts'

/** Four-letter codes by which the file names the kind of a picture. */
const PICTURE_KINDS = { png: 0x504e4766, jpeg: 0x4a504547, gif: 0x47494666 } as const
const POINTS_PER_PIXEL = 0.75

/**
 * The document as Apple Pages keeps it, in the XML form of iWork '09, which later versions of Pages open; see
 * docs/decisions. Headings, marks, lists, tables, links, footnotes and pictures.
 */
export function writePages(document: ExportedDocument): Uint8Array {
  const writer = new PagesWriter(document)
  const body = document.flow.blocks.map((block) => writer.block(block)).join('')
  const notes = [...document.flow.notes].map(([mark, paragraphs]) => writer.note(mark, paragraphs)).join('')
  const xml = documentXml({ ...writer.parts(), body, notes, document })
  const files: Zippable = {
    'index.xml': new TextEncoder().encode(xml),
    'buildVersionHistory.plist': new TextEncoder().encode(VERSIONS),
  }
  // pictures are packed already
  for (const [name, { bytes }] of writer.pictures) files[name] = [bytes, { level: 0 }]
  return zipSync(files)
}

const VERSIONS =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><array><string>Longhand</string></array></plist>\n'

class PagesWriter {
  readonly pictures = new Map<string, ExportedPicture>()
  readonly #document: ExportedDocument
  readonly #looks = new Map<string, string>()
  readonly #lists = new Map<string, ListKind>()
  readonly #listed = new Map<string, string>()
  readonly #attachments: string[] = []

  constructor(document: ExportedDocument) {
    this.#document = document
  }

  parts(): Record<'attachments' | 'characterStyles' | 'listStyles' | 'listedStyles', string> {
    return {
      attachments: this.#attachments.join(''),
      characterStyles: [...this.#looks]
        .map(
          ([properties, ident]) =>
            `<sf:characterstyle sf:ident="${ident}" sfa:ID="${ident}">${properties}</sf:characterstyle>`,
        )
        .join(''),
      listStyles: [...this.#lists].map(([ident, list]) => listStyle(ident, list)).join(''),
      listedStyles: [...this.#listed.values()].join(''),
    }
  }

  block(block: FlowBlock): string {
    if (block.kind === 'paragraph') return this.#paragraph(block, this.#styleOf(block))
    if (block.kind === 'table') return this.#attached('tabular-attachment', (id) => tableXml(block, `${id}-table`))
    if (block.kind === 'image') return this.#picture(block)
    return '<sf:p sf:style="longhand-caption">* * *<sf:br/></sf:p>'
  }

  note(mark: number, paragraphs: FlowParagraph[]): string {
    const words = paragraphs.map(({ runs }) => runs.map((run) => this.#run(run)).join('')).join('<sf:lnbr/>')
    return `<sf:p sf:style="longhand-note"><sf:footnote-mark sf:mark="${mark}"/> ${words}<sf:footnotebr/></sf:p>`
  }

  #paragraph({ list, runs }: FlowParagraph, style: string): string {
    const box = list?.kind === 'task' && list.isFirst ? xmlText(list.checked ? '☒ ' : '☐ ') : ''
    const level = list ? ` sf:list-level="${Math.min(list.level + 1, 9)}"` : ''
    return `<sf:p sf:style="${style}"${level}>${box}${runs.map((run) => this.#run(run)).join('')}<sf:br/></sf:p>`
  }

  #styleOf({ style, callout, quotes, list, isRightToLeft }: FlowParagraph): string {
    const named = callout && style === 'body' ? `callout-${callout}` : quotes > 0 && style === 'body' ? 'quote' : style
    const ident = `longhand-${named}${isRightToLeft ? '-rtl' : ''}`
    return list ? this.#listedStyle(ident, list) : ident
  }

  /** The style of a paragraph that is an item of a list; later paragraphs of an item stand in as it does, without a sign. */
  #listedStyle(parent: string, list: ListPlace): string {
    const hasSign = list.isFirst && list.kind !== 'task'
    const ident = hasSign
      ? list.kind === 'ordered'
        ? `longhand-ordered-${list.listId}`
        : 'longhand-bullets'
      : 'longhand-unsigned'
    if (!this.#lists.has(ident))
      this.#lists.set(
        ident,
        !hasSign
          ? { kind: 'none' }
          : list.kind === 'ordered'
            ? { kind: 'ordered', from: list.number }
            : { kind: 'bullet' },
      )
    const name = `${parent}-in-${ident}`
    const properties = propertyMap({ listStyle: `<sf:liststyle-ref sfa:IDREF="${ident}"/>` })
    this.#listed.set(
      name,
      `<sf:paragraphstyle sf:ident="${name}" sfa:ID="${name}" sf:parent-ident="${parent}">${properties}</sf:paragraphstyle>`,
    )
    return name
  }

  #run(run: Run): string {
    if (run.kind === 'break') return '<sf:lnbr/>'
    if (run.kind === 'note') return `<sf:footnote sf:mark="${run.number}"/>`
    const look = this.#look(run)
    const words = look ? `<sf:span sf:style="${look}">${xmlText(run.text)}</sf:span>` : xmlText(run.text)
    return run.link ? `<sf:link href="${xmlText(run.link)}">${words}</sf:link>` : words
  }

  #look(run: TextRun): string | null {
    const set: Record<string, string> = {
      ...(run.bold ? { bold: number(1, 'c') } : {}),
      ...(run.italic ? { italic: number(1, 'c') } : {}),
      ...(run.underline || run.link ? { underline: number(1, 'i') } : {}),
      ...(run.strike ? { strikethru: number(1, 'i') } : {}),
      ...(run.raised ? { superscript: number(run.raised === 'super' ? 1 : 2, 'i') } : {}),
      ...(run.code ? { fontName: string('Courier') } : {}),
      ...(run.link ? { fontColor: colour(linkColour) } : {}),
      ...(run.highlight ? { textBackground: colour('FFF3A3') } : {}),
    }
    if (Object.keys(set).length === 0) return null
    const properties = propertyMap(set)
    const known = this.#looks.get(properties) ?? `SFWPCharacterStyle-${this.#looks.size + 1}`
    this.#looks.set(properties, known)
    return known
  }

  #picture({ src, alt, caption, widthPercent }: Extract<FlowBlock, { kind: 'image' }>): string {
    const picture = this.#document.pictures.get(src)
    const below = caption ? `<sf:p sf:style="longhand-caption">${xmlText(caption)}<sf:br/></sf:p>` : ''
    if (!picture || picture.format === 'webp')
      return `<sf:p sf:style="longhand-caption">[${xmlText(alt || src)}]<sf:br/></sf:p>${below}`
    const name = `picture-${this.pictures.size + 1}.${picture.format === 'jpeg' ? 'jpg' : picture.format}`
    this.pictures.set(name, picture)
    const { width, height } = pictureSize(picture, widthPercent)
    const shown = `sfa:w="${width * POINTS_PER_PIXEL}" sfa:h="${height * POINTS_PER_PIXEL}"`
    const natural = `sfa:w="${picture.width}" sfa:h="${picture.height}"`
    const data = `<sf:data sf:path="${name}" sf:displayname="${xmlText(alt || name)}" sf:resource-type="0" sf:hfs-type="${PICTURE_KINDS[picture.format]}" sf:size="${picture.bytes.byteLength}"/>`
    const media = (id: string) =>
      `<sf:media sfa:ID="${id}-media" sf:locked="false"><sf:geometry sf:sizesLocked="false" sf:aspectRatioLocked="true"><sf:naturalSize ${natural}/><sf:size ${shown}/><sf:position sfa:x="0" sfa:y="0"/></sf:geometry><sf:style><sf:graphic-style-ref sfa:IDREF="longhand-picture"/></sf:style><sf:content><sf:image-media><sf:filtered-image><sf:unfiltered><sf:size ${natural}/>${data}</sf:unfiltered></sf:filtered-image></sf:image-media></sf:content></sf:media>`
    return this.#attached('media-attachment', media) + below
  }

  #attached(kind: string, content: (id: string) => string): string {
    const id = `SFWPAttachment-${this.#attachments.length + 1}`
    this.#attachments.push(
      `<sf:attachment sfa:ID="${id}" sfa:sfclass="" sf:kind="${kind}">${content(id)}</sf:attachment>`,
    )
    return `<sf:p sf:style="longhand-caption"><sf:attachment-ref sfa:IDREF="${id}" sf:kind="${kind}"/><sf:br/></sf:p>`
  }
}
