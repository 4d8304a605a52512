import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'
import { useBlogActions } from './use-blog-actions.ts'

/** Asks for a tag, or several separated by commas as in the editor. */
export function TagDialog({ ids, onClose, onDone }: { ids: string[]; onClose: () => void; onDone?: () => void }) {
  const t = useT(messages)
  const { tag } = useBlogActions()
  const handleTag = async (typed: string) => {
    const tags = typed.split(',').map((name) => name.trim())
    await tag(ids, tags.filter(Boolean))
    onDone?.()
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('tagTitle', { count: ids.length })} size="sm">
      <Form onSubmit={(values) => handleTag(values.text('tag'))} className="flex flex-col gap-4">
        <TextField label={t('tagName')} hint={t('tagHint')} name="tag" required autoComplete="off" />
        <FormActions className="flex justify-end">
          <SubmitButton>{t('tagSave')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
