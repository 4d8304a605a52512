import type { Rights } from '../../../../platform/contract/rights.ts'
import { type Node, numberFootnotes } from '../../../blogs/document/index.ts'
import { asRead, type CitationRow, type PictureFacts } from '../../../blogs/server/index.ts'
import { type Flow, flowOf } from './flow.ts'
import { withSources } from './source-list.ts'

/** A picture of a document with its bytes. */
export interface ExportedPicture extends PictureFacts {
  bytes: Uint8Array
}

/** Everything that a writer of files needs of a document. */
export interface ExportedDocument {
  title: string
  description: string
  author: string
  /** BCP 47, for example `en-US`. */
  languageTag: string
  /** Settled: no open suggestion, citations as footnotes or gone, footnotes numbered. */
  document: Node
  /** The same for formats that know only paragraphs, tables and pictures. */
  flow: Flow
  /** By the `src` that is in the document; those that could not be read are missing. */
  pictures: Map<string, ExportedPicture>
}

/**
 * Makes a document ready to leave: with its citations as footnotes and a list of sources, or without any. With
 * `addressesOnce` the address of a source is behind its title in that list and nowhere else: plain text shows every link.
 * `rights` are those of the sources, by their ids: they are in the list too.
 */
export function readyToLeave(
  document: Node,
  about: Pick<ExportedDocument, 'title' | 'description' | 'author' | 'languageTag' | 'pictures'>,
  citations: CitationRow[] | null,
  { addressesOnce = false, rights }: { addressesOnce?: boolean; rights?: ReadonlyMap<string, Rights> } = {},
): ExportedDocument {
  const read = asRead(document, citations, about.languageTag)
  const settled = numberFootnotes(
    citations
      ? withSources(read, document, { citations, addressesOnce, rights, languageTag: about.languageTag })
      : read,
  )
  return { ...about, document: settled, flow: flowOf(settled) }
}
