import type { Found } from '../../../../platform/web/plug-points.ts'
import { HIT_END, HIT_START } from '../../contract.ts'
import { blogsApi } from './api.ts'

/** Documents for the command palette, by their titles and words. */
export async function findBlogs(words: string, signal: AbortSignal): Promise<Found[]> {
  const { documents } = await blogsApi.call.library.search({ q: words, limit: 8 }, { signal })
  const plain = (text: string) => text.replaceAll(HIT_START, '').replaceAll(HIT_END, '')
  return documents.map(({ id, title, excerpt }) => ({ id, title, excerpt: plain(excerpt), path: `/blogs/${id}` }))
}
