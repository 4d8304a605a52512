import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { TabTitle } from '../../../../../platform/web/ui/Page.tsx'
import { blogsApi } from '../api.ts'
import { messages } from '../core/messages.ts'
import { useEarlyParts } from './BelowText.tsx'
import { DocumentGate } from './DocumentGate.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import '../styles/document.css'
import '../styles/citations.css'
import '../styles/marks.css'
import '../styles/margin.css'

/** The editor on a blog: `/blogs/$blogId`, on every device. */
export function EditorPage() {
  useEarlyParts()
  const { blogId } = useParams({ strict: false })
  return <EditorOf key={blogId} blogId={String(blogId)} />
}

function EditorOf({ blogId }: { blogId: string }) {
  const t = useT(messages)
  const blog = useQuery(blogsApi.query.library.get.queryOptions({ input: { id: blogId } }))
  return (
    <>
      {blog.isPending ? null : <TabTitle title={blog.data?.blog.title || t('untitled')} />}
      <Loaded from={blog} skeleton={<EditorSkeleton />}>
        {({ blog: { title, project_id }, meta }) => (
          <DocumentGate blogId={blogId} title={title} projectId={project_id} language={meta.language} />
        )}
      </Loaded>
    </>
  )
}
