import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { CopyField } from '../../../platform/web/ui/CopyField.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { accountsApi } from './api.ts'
import { messages } from './messages.ts'

interface Made {
  id: string
  secret: string
}

/** Names a key, then shows its secret once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [made, setMade] = useState<Made | null>(null)
  const handleSubmit = async (values: FormValues) => {
    const { key, secret } = await accountsApi.call.createKey({ name: values.text('name') })
    setMade({ id: key.key_id, secret })
    await queries.invalidateQueries({ queryKey: accountsApi.query.listKeys.key() })
  }
  if (made) {
    return (
      <Dialog open onOpenChange={onClose} title={t('keyMade')} description={t('keyMadeText')}>
        <div className="flex flex-col gap-4">
          <CopyField label={t('keyId')} value={made.id} />
          <CopyField label={t('keySecret')} value={made.secret} />
          <CopyField
            label={t('keyTry')}
            value={`curl -u ${made.id}:${made.secret} ${location.origin}/api/fetch/user/details`}
          />
          <Button look="primary" className="self-end" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('newKey')}>
      <Form onSubmit={handleSubmit}>
        <TextField
          label={t('keyName')}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          hint={t('keyNameHint')}
        />
        <FormActions className="flex justify-end gap-2">
          <SubmitButton>{t('createKey')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
