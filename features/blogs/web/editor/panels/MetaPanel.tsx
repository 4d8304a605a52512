import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { blogsApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { MetaForm } from './MetaForm.tsx'

/** The metadata that search pages and readers see before they open the text. */
export function MetaPanel() {
  const { blogId } = useDesk()
  const blog = useQuery(blogsApi.query.library.get.queryOptions({ input: { id: blogId } }))
  return <Loaded from={blog}>{({ blog: loaded, meta }) => <MetaForm blog={loaded} meta={meta} />}</Loaded>
}
