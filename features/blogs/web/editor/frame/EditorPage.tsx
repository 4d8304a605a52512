import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { TabTitle } from '../../../../../platform/web/ui/Page.tsx'
import { blogsApi } from '../api.ts'
import { messages } from '../core/messages.ts'
import { DocumentGate } from './DocumentGate.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import '../styles/document.css'
import '../styles/findings.css'
import '../styles/margin.css'

/** The editor on a blog, at a desk: `/blogs/$blogId`. */
export function EditorPage() {
  const { blogId } = useParams({ strict: false })
  const isNarrow = useNarrow()
  if (isNarrow) return <Navigate to="/m/blogs/editor" search={{ blog: blogId }} replace />
  return <EditorOf key={blogId} blogId={String(blogId)} isPhone={false} />
}

/** The editor on a phone, one column with its tools at the bottom: `/m/blogs/editor?blog=…`. */
export function MobileEditorPage() {
  const { blog } = useSearch({ strict: false }) as { blog?: unknown }
  return <EditorOf key={String(blog)} blogId={String(blog ?? '')} isPhone />
}

const narrow = '(width < 40rem)'

/** Whether the window is as narrow as a phone; a desk has no room there. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
  )
}

function EditorOf({ blogId, isPhone }: { blogId: string; isPhone: boolean }) {
  const t = useT(messages)
  const blog = useQuery(blogsApi.query.library.get.queryOptions({ input: { id: blogId } }))
  return (
    <>
      {blog.isPending ? null : <TabTitle title={blog.data?.blog.title || t('untitled')} />}
      <Loaded from={blog} skeleton={<EditorSkeleton />}>
        {({ blog: { title, project_id }, meta }) => (
          <DocumentGate
            blogId={blogId}
            title={title}
            projectId={project_id}
            language={meta.language}
            isPhone={isPhone}
          />
        )}
      </Loaded>
    </>
  )
}
