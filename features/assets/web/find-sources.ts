import type { Found } from '../../../platform/web/plug-points.ts'
import { assetsApi } from './api.ts'

const SHOWN = 5

/** Sources for the command palette: those whose name matches, then those whose words do. */
export async function findSources(words: string, signal: AbortSignal): Promise<Found[]> {
  const [named, said] = await Promise.all([
    assetsApi.call.list({ query: words, end_count: SHOWN }, { signal }),
    assetsApi.call.search({ query: words, limit: SHOWN }, { signal }),
  ])
  const byName = named.assets.map(({ id, title, name }) => ({ id, title, excerpt: name, path: `/assets/${id}` }))
  const bySaying = said.found.map(({ asset, passage }) => ({
    id: passage.id,
    title: asset.title,
    excerpt: passage.text.slice(0, 140),
    path: `/assets/${asset.id}?passage=${encodeURIComponent(passage.id)}`,
  }))
  return [...byName, ...bySaying].slice(0, SHOWN + 2)
}
