import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Combobox } from '../../../platform/web/ui/Combobox.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import type { Vendor } from '../key-forms.ts'
import { messages } from './messages.ts'

/** The model of a key: one of those that its provider lists, or by its name where it lists none. */
export function KeyModelField({ vendor, listed }: { vendor: Vendor; listed: readonly string[] }) {
  const t = useT(messages)
  const hasUsual = vendor.provider === 'openai' || vendor.provider === 'anthropic'
  if (listed.length === 0) {
    return (
      <TextField
        label={t(vendor.provider === 'azure' ? 'deployment' : 'model')}
        name="model"
        required={!hasUsual}
        optional={hasUsual}
        hint={hasUsual ? t('modelHint') : undefined}
        autoComplete="off"
      />
    )
  }
  return (
    <Combobox
      label={t('model')}
      name="model"
      choices={listed.map((name) => ({ value: name, label: name }))}
      hint={t(hasUsual ? 'modelChoiceHint' : 'modelCount', { count: listed.length })}
      optional={hasUsual}
      required={!hasUsual}
    />
  )
}
