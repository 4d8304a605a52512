import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { type Vendor, type VendorId, vendorById, vendorOfKey, vendors } from '../key-forms.ts'
import { modelKeysApi } from './api.ts'
import { KeyModelField } from './KeyModelField.tsx'
import { messages } from './messages.ts'

/** Models of the key that was entered: not asked for yet, or as its provider lists them. */
type Listed = readonly string[] | null

/**
 * Takes a key, says whose it looks like, lists its models, and saves it with one of them; the server tries the key before
 * it keeps it.
 */
export function ModelKeyForm({ onDone }: { onDone?: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [vendorId, setVendorId] = useState<VendorId>('openai')
  const [recognized, setRecognized] = useState<VendorId | null>(null)
  const [listed, setListed] = useState<Listed>(null)
  const vendor = vendorById(vendorId)
  const asksForModel = listed !== null || vendor.provider === 'azure'
  const choose = (id: VendorId) => {
    setVendorId(id)
    setListed(null)
  }
  const handleKey = (key: string) => {
    const found = vendorOfKey(key)
    setRecognized(found)
    setListed(null)
    if (found) setVendorId(found)
  }
  const handleSubmit = async (values: FormValues) => {
    const own = {
      provider: vendor.provider,
      key: values.text('key'),
      base_url: vendor.baseUrl ?? (values.text('base_url') || null),
    }
    if (!asksForModel) {
      const { models } = await modelKeysApi.call.tryKey(own)
      setListed(models.map(({ name }) => name))
      return
    }
    await modelKeysApi.call.saveKey({ ...own, model: values.text('model') || null })
    await queries.invalidateQueries({ queryKey: modelKeysApi.query.key() })
    toast({ text: t('saved') })
    onDone?.()
  }
  return (
    <Form className="flex max-w-xl flex-col gap-4" onSubmit={handleSubmit}>
      <PasswordField
        label={t('key')}
        name="key"
        hint={recognized ? t('recognized', { vendor: vendorById(recognized).label }) : t('keyHint')}
        autoComplete="off"
        required={vendorId !== 'compatible'}
        onChange={(event) => handleKey(event.currentTarget.value)}
      />
      <Select
        label={t('provider')}
        choices={vendors.map(({ id, label }) => ({ value: id, label }))}
        value={vendorId}
        onChange={choose}
      />
      <Address key={vendorId} vendor={vendor} onChange={() => setListed(null)} />
      {asksForModel ? <KeyModelField vendor={vendor} listed={listed ?? []} /> : null}
      <FormActions>
        <SubmitButton>{asksForModel ? t('save') : t('next')}</SubmitButton>
        {onDone ? (
          <Button look="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        ) : null}
      </FormActions>
    </Form>
  )
}

/** Where the provider is, for those that are somewhere else for everybody. */
function Address({ vendor, onChange }: { vendor: Vendor; onChange: () => void }) {
  const t = useT(messages)
  if (vendor.baseUrl !== null || vendor.provider === 'openai' || vendor.provider === 'anthropic') return null
  const isAzure = vendor.provider === 'azure'
  return (
    <TextField
      label={t(isAzure ? 'azureAddress' : 'compatibleAddress')}
      name="base_url"
      type="url"
      required
      hint={t(isAzure ? 'azureAddressHint' : 'compatibleAddressHint')}
      autoComplete="off"
      onChange={onChange}
    />
  )
}
