import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyScopes } from '../../../platform/contract/policy.ts'
import { endOfDay, lastDayOf } from '../../../platform/web/i18n/last-day.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { CopyField } from '../../../platform/web/ui/CopyField.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { accountsApi } from './api.ts'
import { scopeWords } from './key-scopes.ts'
import { messages } from './messages.ts'

interface Made {
  id: string
  secret: string
}

/** Names and limits a key, then shows its secret once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [made, setMade] = useState<Made | null>(null)
  const handleSubmit = async (values: FormValues) => {
    const lastDay = values.text('expires_at')
    const { key, secret } = await accountsApi.call.createKey({
      name: values.text('name'),
      scope: keyScopes.find((scope) => scope === values.text('scope')) ?? 'full',
      expires_at: lastDay ? endOfDay(lastDay) : null,
    })
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
      <Form className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <TextField
          label={t('keyName')}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          hint={t('keyNameHint')}
        />
        <Select
          label={t('keyAccess')}
          name="scope"
          defaultValue="full"
          choices={keyScopes.map((scope) => ({
            value: scope,
            label: t(scopeWords[scope].label),
            hint: t(scopeWords[scope].hint),
          }))}
        />
        <TextField
          label={t('keyExpires')}
          hint={t('keyExpiresHint')}
          name="expires_at"
          type="date"
          optional
          min={lastDayOf(new Date().toISOString())}
          max="9999-12-31"
          title={t('keyExpiresPast')}
        />
        <FormActions className="flex justify-end gap-2">
          <SubmitButton>{t('createKey')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
