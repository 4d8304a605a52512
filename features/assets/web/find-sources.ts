import type { Found } from '../../../platform/web/plug-points.ts'
import { assetsApi } from './api.ts'

const SHOWN = 5
/** Passages that are asked for: several may be in one source. */
const LOOKED_THROUGH = 20

/** Sources for the command palette, each once: those whose name matches, then those whose words do, at their best passage. */
export async function findSources(words: string, signal: AbortSignal): Promise<Found[]> {
  const [named, said] = await Promise.all([
    assetsApi.call.list({ query: words, end_count: SHOWN }, { signal }),
    assetsApi.call.search({ query: words, limit: LOOKED_THROUGH }, { signal }),
  ])
  const byName = named.assets.map(({ id, title, name }) => ({ id, title, excerpt: name, path: `/assets/${id}` }))
  const bySaying = said.found.map(({ asset, passage }) => ({
    id: asset.id,
    title: asset.title,
    excerpt: passage.text.slice(0, 140),
    path: `/assets/${asset.id}?passage=${encodeURIComponent(passage.id)}`,
  }))
  const known = new Set<string>()
  const isFirst = ({ id }: Found) => !known.has(id) && known.add(id)
  return [...byName, ...bySaying].filter(isFirst).slice(0, SHOWN + 2)
}
