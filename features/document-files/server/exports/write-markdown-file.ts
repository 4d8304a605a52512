import { documentToMarkdown } from '../../../blogs/document/index.ts'
import type { ExportedDocument } from './exported-document.ts'
import { dataAddress } from './write-page.ts'

const OWN_PICTURE = /!\[((?:[^\]\\]|\\.)*)\]\(<(\/api\/blogs\/pictures\/[\w-]+)>( "(?:[^"\\]|\\.)*")?\)/g

/**
 * The document as GitHub-flavoured Markdown in one file. Our own pictures stand at its end as reference definitions, so
 * that the text above stays readable.
 */
export function writeMarkdownFile({ document, pictures }: ExportedDocument): string {
  const definitions: string[] = []
  const text = documentToMarkdown(document).replace(OWN_PICTURE, (_, alt: string, src: string, title = '') => {
    const picture = pictures.get(src)
    if (!picture) return `*${alt}*`
    const name = `picture-${definitions.length + 1}`
    definitions.push(`[${name}]: <${dataAddress(picture)}>${title}`)
    return `![${alt}][${name}]`
  })
  return definitions.length > 0 ? `${text}\n${definitions.join('\n')}\n` : text
}
