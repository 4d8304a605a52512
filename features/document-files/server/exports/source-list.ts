import { citationIds, documentSchema, Fragment, type Node } from '../../../blogs/document/index.ts'
import { type CitationRow, sourceName } from '../../../blogs/server/index.ts'

/** What the list of sources is headed in the languages that texts are written in. */
const headings: Record<string, string> = {
  en: 'Sources',
  de: 'Quellen',
  es: 'Fuentes',
  fr: 'Sources',
  it: 'Fonti',
  nl: 'Bronnen',
  pl: 'Źródła',
  pt: 'Fontes',
  tr: 'Kaynaklar',
  vi: 'Nguồn',
}

/** A document with the list of its sources at the end (before the footnotes): each once, in the order of first use. */
export function withSources(
  read: Node,
  original: Node,
  { citations, languageTag, addressesOnce }: { citations: CitationRow[]; languageTag: string; addressesOnce: boolean },
): Node {
  const known = new Map(citations.map((citation) => [citation.id, citation]))
  const used = citationIds(original).flatMap((id) => known.get(id) ?? [])
  const sources = [...new Map(used.map((citation) => [citation.url ?? citation.title, citation])).values()].filter(
    ({ title, url }) => title || url,
  )
  if (sources.length === 0) return read
  const heading = headings[languageTag.split('-')[0] ?? ''] ?? 'Sources'
  const list = documentSchema.node('orderedList', null, sources.map(addressesOnce ? linkedItem : sourceItem))
  const added = [documentSchema.node('heading', { level: 2 }, [documentSchema.text(heading)]), list]
  const text = addressesOnce ? withoutNoteLinks(read) : read
  const blocks = Array.from({ length: text.childCount }, (_, index) => text.child(index))
  const notesAt = blocks.findIndex((block) => block.type.name === 'footnotes')
  blocks.splice(notesAt < 0 ? blocks.length : notesAt, 0, ...added)
  return read.copy(Fragment.from(blocks))
}

function sourceItem({ title, url }: CitationRow): Node {
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  const words = [
    ...(title
      ? [
          documentSchema.text(
            url && title !== url ? `${title}. ` : title,
            !url || title !== url ? [] : link ? [link] : [],
          ),
        ]
      : []),
    ...(url && title !== url ? [documentSchema.text(url, link ? [link] : [])] : []),
  ]
  return documentSchema.node('listItem', null, [documentSchema.node('paragraph', null, words)])
}

/** A source in one link. */
function linkedItem(citation: CitationRow): Node {
  const { url } = citation
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  const words = documentSchema.text(sourceName(citation), link ? [link] : [])
  return documentSchema.node('listItem', null, [documentSchema.node('paragraph', null, [words])])
}

/** Notes of citations name their source by its title alone; what writers put into notes of their own stays. */
function withoutNoteLinks(node: Node): Node {
  if (node.type.name === 'footnote' && !String(node.attrs.id).startsWith('cite-')) return node
  if (node.isTextblock || node.isLeaf) return node
  const children: Node[] = []
  node.forEach((child) => {
    children.push(node.type.name === 'footnote' ? withoutLinks(child) : withoutNoteLinks(child))
  })
  return node.copy(Fragment.from(children))
}

function withoutLinks(paragraph: Node): Node {
  const words: Node[] = []
  paragraph.forEach((child) => {
    words.push(child.mark(child.marks.filter(({ type }) => type.name !== 'link')))
  })
  return paragraph.copy(Fragment.from(words))
}
