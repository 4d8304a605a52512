import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import { Dialog } from '../../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { messages } from './messages.ts'
import { useBlogActions } from './use-blog-actions.ts'

interface AboutBlogs {
  ids: string[]
  onClose: () => void
  onDone?: () => void
}

/** Asks into which project. */
export function MoveDialog({ ids, from, onClose, onDone }: AboutBlogs & { from: string | null }) {
  const t = useT(messages)
  const { projects } = useActiveProject()
  const { move } = useBlogActions()
  const others = projects.filter(({ id }) => id !== from)
  const handleMove = async (projectId: string) => {
    await move(ids, projectId)
    onDone?.()
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('moveTitle', { count: ids.length })} size="sm">
      <Form onSubmit={(values) => handleMove(values.text('project_id'))} className="flex flex-col gap-4">
        <Select
          label={t('project')}
          name="project_id"
          required
          defaultValue={others[0]?.id}
          choices={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormActions className="flex justify-end">
          <SubmitButton>{t('moveIt')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
