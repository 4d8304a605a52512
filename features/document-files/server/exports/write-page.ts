import { readFileSync } from 'node:fs'
import { documentToHtml, escapeHtml, isRightToLeft } from '../../../blogs/document/index.ts'
import { documentPageStyle, sanitise } from '../../../blogs/server/index.ts'
import type { ExportedDocument, ExportedPicture } from './exported-document.ts'

const STYLE = documentPageStyle() + readFileSync(new URL('./page.css', import.meta.url), 'utf8')

/**
 * The document as one file for a browser: declared UTF-8, no script, nothing loaded from anywhere but pictures that the
 * text itself takes from elsewhere; our own pictures are in it. Prints as it should.
 */
export function writePage(document: ExportedDocument): string {
  const { title, description, author, languageTag } = document
  const direction = isRightToLeft(title || document.document.textContent) ? ' dir="rtl"' : ''
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // a file that is opened from a disk has no server to say this
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: https:">`,
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    author ? `<meta name="author" content="${escapeHtml(author)}">` : '',
    `<style>\n${STYLE}</style>`,
  ]
  return `<!doctype html>\n<html lang="${escapeHtml(languageTag)}"${direction}>\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body>\n<article>\n${articleHtml(document)}\n</article>\n</body>\n</html>\n`
}

function articleHtml({ document, pictures }: ExportedDocument): string {
  const html = sanitise(documentToHtml(document)).replaceAll(' rel="noopener"', '')
  return withPicturesInside(html, pictures).replace(
    /(<\/(?:p|h[1-4]|ul|ol|table|figure|blockquote|aside|pre|div|section)>|<hr \/>)(?=<)/g,
    '$1\n',
  )
}

function withPicturesInside(html: string, pictures: Map<string, ExportedPicture>): string {
  return html.replace(/(<img[^>]* src=")([^"]+)"/g, (whole, before: string, src: string) => {
    const picture = pictures.get(src)
    return picture ? `${before}${dataAddress(picture)}"` : whole
  })
}

/** A picture as an address that holds it. */
export function dataAddress({ bytes, format }: ExportedPicture): string {
  return `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`
}
