import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'

interface NameDialogProps {
  title: string
  action: string
  name?: string
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for a project's name. */
export function NameDialog({ title, action, name, onName, onClose }: NameDialogProps) {
  const t = useT(messages)
  return (
    <Dialog open onOpenChange={onClose} title={title} size="sm">
      <Form onSubmit={(values) => onName(values.text('name')).then(onClose)}>
        <TextField
          label={t('name')}
          name="name"
          required
          maxLength={200}
          defaultValue={name}
          hint={t('nameHint')}
          autoComplete="off"
          autoFocus
        />
        <FormActions className="flex justify-end">
          <SubmitButton>{action}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
