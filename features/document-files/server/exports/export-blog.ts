import { tagOfText } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { personById } from '../../../accounts/server/index.ts'
import { rightsOfSources } from '../../../assets/server/index.ts'
import { documentTitle, documentToText, type Node } from '../../../blogs/document/index.ts'
import { type CitationRow, findBlog, listCitations, metaFieldsOf, readDocument } from '../../../blogs/server/index.ts'
import type { ExportFormat } from '../../contract.ts'
import { type ExportedDocument, readyToLeave } from './exported-document.ts'
import { fileName } from './file-name.ts'
import { writePages } from './pages/write-pages.ts'
import { picturesOf } from './pictures-of.ts'
import { writeDocx } from './write-docx.ts'
import { writeMarkdownFile } from './write-markdown-file.ts'
import { writePage } from './write-page.ts'
import { writePdf } from './write-pdf.ts'
import { writeRtf } from './write-rtf.ts'

/** A file that leaves. */
export interface ExportedFile {
  name: string
  type: string
  bytes: Uint8Array
}

interface Format {
  ending: string
  type: string
  write(document: ExportedDocument, config: Config): Promise<Uint8Array> | Uint8Array
}

const utf8 = (text: string) => new TextEncoder().encode(text)

const formats: Record<ExportFormat, Format> = {
  html: { ending: 'html', type: 'text/html; charset=utf-8', write: (document) => utf8(writePage(document)) },
  print: { ending: 'html', type: 'text/html; charset=utf-8', write: (document) => utf8(writePage(document)) },
  md: { ending: 'md', type: 'text/markdown; charset=utf-8', write: (document) => utf8(writeMarkdownFile(document)) },
  docx: {
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: writeDocx,
  },
  doc: { ending: 'doc', type: 'application/msword', write: writeRtf },
  pages: { ending: 'pages', type: 'application/vnd.apple.pages', write: writePages },
  pdf: { ending: 'pdf', type: 'application/pdf', write: (document, config) => writePdf(writePage(document), config) },
}

/**
 * A blog as a file, as it is now, without what is only suggested. With `withCitations` its citations stand as footnotes
 * and as a list of sources. Refuses `not-found`; `pdf-unavailable` where the server cannot make a PDF.
 */
export async function exportBlog(
  deps: Deps,
  actor: Owner,
  { id, format, withCitations }: { id: string; format: ExportFormat; withCitations: boolean },
): Promise<ExportedFile> {
  const blog = await findBlog(deps.db, actor.ownerId, id)
  const document = blog && (await readDocument(deps, actor, id))
  if (!blog || !document) return refuse('not-found')
  const meta = metaFieldsOf(blog)
  return exportDocument(deps, actor, {
    document,
    format,
    title: documentTitle(document) ?? '',
    description: meta.description,
    author: (await personById(deps.db, blog.authorId))?.name ?? '',
    language: meta.language,
    citations: withCitations ? await listCitations(deps.db, actor.ownerId, id) : null,
  })
}

/** A document that is to leave as a file. */
interface Leaving extends Pick<ExportedDocument, 'title' | 'description' | 'author'> {
  document: Node
  format: ExportFormat
  /** The language that its writer chose, by name. */
  language: string
  /** Those of its marks; null leaves them out. */
  citations: CitationRow[] | null
}

/** A document as a file, its citations as footnotes and as a list of sources. */
export async function exportDocument(
  deps: Deps,
  actor: Owner,
  { document, format, language, citations, ...about }: Leaving,
): Promise<ExportedFile> {
  const languageTag = tagOfText(documentToText(document), language)
  const pictures = await picturesOf(deps, actor, document)
  const rights = await rightsOfSources(deps, actor, citations?.flatMap(({ assetId }) => assetId ?? []) ?? [])
  const ready = readyToLeave(document, { ...about, languageTag, pictures }, citations, {
    addressesOnce: format === 'md',
    rights,
  })
  const { ending, type, write } = formats[format]
  return { name: fileName(about.title, ending), type, bytes: await write(ready, deps.config) }
}
