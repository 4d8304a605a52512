import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useTyping } from '../../../platform/web/ui/use-typing.ts'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { messages } from './messages.ts'
import type { StepProps } from './WorkflowFrame.tsx'
import { WorkflowVoice } from './WorkflowVoice.tsx'

/** The language and voice that are written in, and the country whose search results count. */
export function WorkflowSettings({ workflow, save }: StepProps) {
  const t = useT(messages)
  const languages = useLanguages()
  const country = useTyping((text) => {
    const named = text.trim()
    if (named && named !== workflow.country) void save({ country: named })
  })
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t('language')}
        value={workflow.language}
        choices={[...new Set([...languages, workflow.language])].map((name) => ({ value: name, label: name }))}
        onChange={(language) => void save({ language })}
      />
      <TextField label={t('country')} defaultValue={workflow.country} maxLength={60} {...country} />
      <WorkflowVoice workflow={workflow} save={save} />
    </div>
  )
}
