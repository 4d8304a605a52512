import mammoth from 'mammoth'
import { refuse } from '../../../../platform/contract/failures.ts'
import { checkedZip } from '../../../../platform/server/files/checked-zip.ts'
import type { ForeignHtml } from './foreign-html.ts'

/** What Word's styles are here; ours come back as they went out. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  ...[5, 6, 7, 8, 9].map((level) => `p[style-name='heading ${level}'] => h4:fresh`),
  ...['Quote', 'Intense Quote', 'Block Text'].map((name) => `p[style-name='${name}'] => blockquote > p:fresh`),
  ...['Code', 'HTML Preformatted', 'Preformatted Text'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
  ...['Inline Code', 'HTML Code', 'Source Text'].map((name) => `r[style-name='${name}'] => code`),
  ...['note', 'tip', 'important', 'warning'].map(
    (kind) => `p[style-name='Callout ${kind}'] => div.callout-${kind} > p:fresh`,
  ),
  "p[style-name='caption'] => p.caption:fresh",
  'u => u',
  'strike => s',
  'highlight => mark',
]

/**
 * A Word document as HTML that the document reads: headings, lists, tables, marks, links, footnotes, pictures. Refuses
 * `file-bomb`, `file-damaged`, `file-type-mismatch`, `file-too-complex`.
 */
export async function docxToHtml(bytes: Uint8Array): Promise<ForeignHtml> {
  const names = checkedZip(bytes, 'Word document')
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    refuse('file-type-mismatch', { named: 'a Word document', found: 'another kind of archive' })
  const pictures: Uint8Array[] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    pictures.push(new Uint8Array(await image.readAsArrayBuffer()))
    return { src: `picture:${pictures.length - 1}` }
  })
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { styleMap: STYLES, convertImage, idPrefix: 'docx-', externalFileAccess: false },
    )
    return { html: asOurs(value), title: '', pictures }
  } catch (cause) {
    return refuse(cause instanceof RangeError ? 'file-too-complex' : 'file-damaged', { kind: 'Word document', cause })
  }
}

/** What the converter writes in ways of its own, in ours: notes, tasks, captions, callouts, the break before our tables. */
function asOurs(html: string): string {
  return notes(html)
    .replace(/(?:<p>(?:<a [^>]*><\/a>)?<input type="checkbox"(?: checked="checked")? ?\/>\s*[\s\S]*?<\/p>)+/g, tasks)
    .replace(
      /<p>(<img [^>]*>)<\/p><p class="caption">([\s\S]*?)<\/p>/g,
      '<figure>$1<figcaption>$2</figcaption></figure>',
    )
    .replace(/<div class="callout-(\w+)">([\s\S]*?)<\/div>/g, '<aside data-callout="$1">$2</aside>')
}

function notes(html: string): string {
  const references = html.replace(
    /<sup><a href="#docx-((?:foot|end)note-[\w-]+)" id="[^"]*">\[\d+\]<\/a><\/sup>/g,
    '<sup data-footnote="$1"></sup>',
  )
  return references.replace(
    /<ol>((?:<li id="docx-(?:foot|end)note-[\w-]+">[\s\S]*?<\/li>)+)<\/ol>$/,
    (_, items: string) => {
      const ours = items
        .replace(/<li id="docx-([\w-]+)">/g, '<li data-footnote-item="$1">')
        .replace(/\s*<a href="#docx-(?:foot|end)note-ref-[\w-]+">↑<\/a>/g, '')
      return `<section data-footnotes><ol>${ours}</ol></section>`
    },
  )
}

function tasks(run: string): string {
  const items = run.replace(
    /<p>(?:<a [^>]*><\/a>)?<input type="checkbox"( checked="checked")? ?\/>\s*([\s\S]*?)<\/p>/g,
    (_, checked: string | undefined, words: string) => {
      return `<li data-type="taskItem" data-checked="${checked ? 'true' : 'false'}"><p>${words}</p></li>`
    },
  )
  return `<ul data-type="taskList">${items}</ul>`
}
