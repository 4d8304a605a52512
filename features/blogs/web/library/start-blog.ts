import type { CommandTools } from '../../../../platform/web/plug-points.ts'
import { blogsApi } from './api.ts'

/** Starts an empty blog and opens it, for the command palette. */
export async function startBlog({ go, queries }: CommandTools): Promise<void> {
  const { blog } = await blogsApi.call.library.create({})
  void queries.invalidateQueries({ queryKey: blogsApi.query.library.list.key() })
  go(`/blogs/${blog.id}`)
}
