import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'

/** The text that a voice is measured on. */
export function TextMaterial() {
  const t = useT(messages)
  return <TextArea label={t('text')} name="text" hint={t('textHint')} rows={8} required />
}
