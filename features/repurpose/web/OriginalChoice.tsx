import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Tabs } from '../../../platform/web/ui/Tabs.tsx'
import { BlogChoice } from '../../blogs/web/choice-door.ts'
import { MAX_TEXT } from '../../optimizer/contract.ts'
import { messages } from './messages.ts'
import type { MakeForm } from './use-make-form.ts'

interface OriginalChoiceProps {
  form: MakeForm
  onChange: (change: Partial<MakeForm>) => void
}

/** What is to be turned: a blog, the page at an address, or pasted words. */
export function OriginalChoice({ form, onChange }: OriginalChoiceProps) {
  const t = useT(messages)
  const tabs = [
    { id: 'blog', label: t('blog'), content: <BlogChoice blog={form.blog} onChange={(blog) => onChange({ blog })} /> },
    {
      id: 'url',
      label: t('webPage'),
      content: (
        <TextField
          label={t('address')}
          name="url"
          type="url"
          inputMode="url"
          required
          placeholder="https://"
          value={form.url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      ),
    },
    {
      id: 'text',
      label: t('text'),
      content: (
        <TextArea
          label={t('text')}
          name="text"
          rows={8}
          required
          maxLength={MAX_TEXT}
          hint={t('textHint')}
          value={form.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      ),
    },
  ]
  return (
    <Tabs
      label={t('originalChoice')}
      tabs={tabs}
      value={form.kind}
      onChange={(kind) => onChange({ kind: kind as MakeForm['kind'] })}
    />
  )
}
