import type { Node } from '@tiptap/pm/model'
import type { CitationShape } from '../../../blogs/contract.ts'

/** The sources that a text cites, by their ids: the most cited first, at most as many as asked for; -1 is no limit. */
export function sourcesOfText(
  document: Node,
  citations: readonly Pick<CitationShape, 'id' | 'asset_id'>[],
  most: number,
): string[] {
  const sourceOf = new Map(citations.map(({ id, asset_id }) => [id, asset_id]))
  const cited = new Set<string>()
  document.descendants((node) => {
    for (const { type, attrs } of node.marks) if (type.name === 'citation') cited.add(String(attrs.id))
  })
  const times = new Map<string, number>()
  for (const id of cited) {
    const source = sourceOf.get(id)
    if (source) times.set(source, (times.get(source) ?? 0) + 1)
  }
  const ranked = [...times].toSorted(([, a], [, b]) => b - a).map(([source]) => source)
  return most < 0 ? ranked : ranked.slice(0, most)
}
