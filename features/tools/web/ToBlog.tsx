import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { blogsApi, toolsApi } from './api.ts'
import { messages } from './messages.ts'
import type { CardResult } from './use-tool-run.ts'

/** Makes a blog of a result and opens it. */
export function ToBlog({ result }: { result: CardResult }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { project } = useActiveProject()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const at = { title: titleOf(result), project_id: project?.id }
      const id =
        result.id === null
          ? (await blogsApi.call.library.create({ ...at, markdown: result.content })).blog.id
          : (await toolsApi.call.toBlog({ ...at, id: result.id })).blog_id
      void queries.invalidateQueries({ queryKey: blogsApi.query.library.list.key() })
      await navigate({ to: '/blogs/$blogId', params: { blogId: id } })
    } catch (error) {
      toast({ failure: asFailure(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={isBusy} icon={<NotebookPen size={13} aria-hidden="true" />} onClick={() => void make()}>
      {t('newBlog')}
    </Button>
  )
}

/** What a blog made of it is called: what the form calls it, else nothing, so that its own first line counts. */
function titleOf({ input: { fields } }: CardResult): string {
  return (fields.headline || fields.product || fields.subheadline || '').slice(0, 300)
}
