import { useQuery } from '@tanstack/react-query'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { partOf } from '../../../../../platform/web/ui/load-part.ts'
import { blogsApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { MetaForm } from './MetaForm.tsx'

/** How the text goes out: what search pages show of it, who may read it by a link, and as what file it is taken away. */
export function PublishPanel() {
  const { blogId } = useDesk()
  const brought = useEditorPanels('publish').toSorted((a, b) => a.order - b.order)
  const blog = useQuery(blogsApi.query.library.get.queryOptions({ input: { id: blogId } }))
  return (
    <Loaded from={blog}>
      {(loaded) => (
        <div className="flex flex-col gap-8">
          <MetaForm blog={loaded.blog} meta={loaded.meta} />
          {brought.map(({ id, panel }) => {
            const Part = partOf(panel)
            return <Part key={id} />
          })}
        </div>
      )}
    </Loaded>
  )
}
