import type { Rights } from '../../../../platform/contract/rights.ts'
import { childrenOf, citationIds, documentSchema, Fragment, type Node } from '../../../blogs/document/index.ts'
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
  {
    citations,
    languageTag,
    addressesOnce,
    rights,
  }: {
    citations: CitationRow[]
    languageTag: string
    addressesOnce: boolean
    rights?: ReadonlyMap<string, Rights> | undefined
  },
): Node {
  const known = new Map(citations.map((citation) => [citation.id, citation]))
  const used = citationIds(original).flatMap((id) => known.get(id) ?? [])
  const byAddress = Map.groupBy(used, ({ url, title }) => url ?? title)
  const sources = [...byAddress.values()].flatMap(([first]) => (first && (first.title || first.url) ? [first] : []))
  if (sources.length === 0) return read
  const heading = headings[languageTag.split('-')[0] ?? ''] ?? 'Sources'
  const items = sources.map((source) => {
    const words = addressesOnce ? linkedWords(source) : sourceWords(source)
    return itemOf([...words, ...rightsWords(rights?.get(source.assetId ?? ''))])
  })
  const list = documentSchema.node('orderedList', null, items)
  const added = [documentSchema.node('heading', { level: 2 }, [documentSchema.text(heading)]), list]
  const text = addressesOnce ? withoutNoteLinks(read) : read
  const blocks = childrenOf(text)
  const notesAt = blocks.findIndex((block) => block.type.name === 'footnotes')
  blocks.splice(notesAt < 0 ? blocks.length : notesAt, 0, ...added)
  return read.copy(Fragment.from(blocks))
}

function sourceWords({ title, url }: CitationRow): Node[] {
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  return [
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
}

/** A source in one link. */
function linkedWords(citation: CitationRow): Node[] {
  const { url } = citation
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  return [documentSchema.text(sourceName(citation), link ? [link] : [])]
}

/** A license, and the revision that was read: both are names that read the same in every language. */
function rightsWords(rights: Rights | undefined): Node[] {
  const linked = (text: string, href: string | null) => {
    const link = href ? documentSchema.marks.link?.create({ href }) : undefined
    return documentSchema.text(text, link ? [link] : [])
  }
  if (!rights?.license) return []
  const { license, license_url, revision, attribution_url } = rights
  return [
    documentSchema.text(' ('),
    linked(license, license_url),
    ...(revision ? [documentSchema.text(', '), linked(`#${revision}`, attribution_url)] : []),
    documentSchema.text(')'),
  ]
}

function itemOf(words: Node[]): Node {
  return documentSchema.node('listItem', null, [documentSchema.node('paragraph', null, words)])
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
