import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { blogsApi } from '../api.ts'
import { useObserved } from '../core/observable.ts'
import type { OpenDocument } from '../core/open-document.ts'

/** With fewer words the language that a text is taken for may still change. */
const ENOUGH_WORDS = 60

/** While a text begins, what language the server takes it for is asked again each time that something of it was stored. */
export function useLanguageOfBeginning(blogId: string, { saves }: OpenDocument): void {
  const queries = useQueryClient()
  const status = useObserved({ get: saves.status, subscribe: saves.subscribe })
  const storedAt = status.state === 'saved' ? status.at : null
  useEffect(() => {
    if (storedAt === null) return
    const queryKey = blogsApi.query.library.get.queryKey({ input: { id: blogId } })
    const known = queries.getQueryData(queryKey)
    if (known && known.blog.words < ENOUGH_WORDS) void queries.invalidateQueries({ queryKey })
  }, [queries, blogId, storedAt])
}
