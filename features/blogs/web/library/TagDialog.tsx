import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'
import { useDeeds } from './use-deeds.ts'

/** Asks for a tag. */
export function TagDialog({ ids, onClose, onDone }: { ids: string[]; onClose: () => void; onDone?: () => void }) {
  const t = useT(messages)
  const { tag } = useDeeds()
  const handleTag = async (name: string) => {
    await tag(ids, name)
    onDone?.()
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('tagTitle', { count: ids.length })} size="sm">
      <Form onSubmit={(values) => handleTag(values.text('tag'))} className="flex flex-col gap-4">
        <TextField label={t('tagName')} name="tag" required maxLength={60} autoComplete="off" />
        <FormActions className="flex justify-end">
          <SubmitButton>{t('tagSave')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
