import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../../platform/web/session/may.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { blogsApi } from './api.ts'
import { messages } from './messages.ts'

/** Starts an empty blog in the active project and opens it, for those who may. */
export function NewBlogButton() {
  const t = useT(messages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { project } = useActiveProject()
  const may = useMay()
  const start = useMutation({
    mutationFn: () => blogsApi.call.library.create({ project_id: project?.id }),
    onSuccess: async ({ blog }) => {
      void queries.invalidateQueries({ queryKey: blogsApi.query.library.list.key() })
      await navigate({ to: `/blogs/${blog.id}` })
    },
  })
  if (!may('blog:create')) return null
  return (
    <Button
      look="primary"
      icon={<Plus size={15} aria-hidden="true" />}
      busy={start.isPending}
      onClick={() => start.mutate()}
    >
      {t('newBlog')}
    </Button>
  )
}
