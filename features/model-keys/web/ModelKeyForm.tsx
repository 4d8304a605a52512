import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../platform/web/ui/Input.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { modelKeysApi } from './api.ts'
import { messages } from './messages.ts'

const providers = ['openai', 'anthropic', 'azure', 'compatible'] as const
type Provider = (typeof providers)[number]

/** Names a provider and its key; the server tries the key before it keeps it. */
export function ModelKeyForm({ onDone }: { onDone?: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [provider, setProvider] = useState<Provider>('openai')
  const handleSubmit = async (values: FormValues) => {
    await modelKeysApi.call.saveKey({
      provider,
      key: values.text('key'),
      base_url: values.text('base_url') || null,
      model: values.text('model') || null,
    })
    await queries.invalidateQueries({ queryKey: modelKeysApi.query.key() })
    toast({ text: t('saved') })
    onDone?.()
  }
  return (
    <Form className="flex max-w-xl flex-col gap-4" onSubmit={handleSubmit}>
      <RadioCards
        label={t('provider')}
        labelHidden={false}
        name="provider"
        columns={2}
        value={provider}
        onChange={setProvider}
        choices={providers.map((value) => ({
          value,
          label: t(value),
          hint: value === 'compatible' ? t('compatibleHint') : undefined,
        }))}
      />
      <PasswordField
        label={t('key')}
        name="key"
        hint={t('keyHint')}
        autoComplete="off"
        required={provider !== 'compatible'}
      />
      <AddressAndModel key={provider} provider={provider} />
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
        {onDone ? (
          <Button look="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        ) : null}
      </FormActions>
    </Form>
  )
}

function AddressAndModel({ provider }: { provider: Provider }) {
  const t = useT(messages)
  if (provider === 'azure') {
    return (
      <>
        <TextField
          label={t('azureAddress')}
          name="base_url"
          type="url"
          required
          hint={t('azureAddressHint')}
          autoComplete="off"
        />
        <TextField label={t('deployment')} name="model" required autoComplete="off" />
      </>
    )
  }
  if (provider === 'compatible') {
    return (
      <>
        <TextField
          label={t('compatibleAddress')}
          name="base_url"
          type="url"
          required
          hint={t('compatibleAddressHint')}
          autoComplete="off"
        />
        <TextField label={t('model')} name="model" required autoComplete="off" />
      </>
    )
  }
  return <TextField label={t('model')} name="model" optional hint={t('modelHint')} autoComplete="off" />
}
