import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { messages } from './messages.ts'
import { sourcesFor } from './SourcePicker.tsx'
import { useTyping } from './use-typing.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** The language that is written in, and the country whose search results count. */
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
      <OtherLanguage workflow={workflow} save={save} />
      <TextField label={t('country')} defaultValue={workflow.country} maxLength={60} {...country} />
    </div>
  )
}

/** Asks when the chosen sources are in another language than the one to write in: nearly always the default was left. */
function OtherLanguage({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { data } = useQuery(sourcesFor(workflow.topic))
  const languages = (data?.assets ?? [])
    .filter(({ id }) => workflow.asset_ids.includes(id))
    .flatMap(({ language }) => language ?? [])
  const shared = languages.every((language) => language === languages[0]) ? languages[0] : undefined
  if (!shared || isSameTongue(shared, workflow.language)) return null
  return (
    <div role="status" className="-mt-2 text-ink-2 text-sm">
      <p>{t('sourcesInOther', { language: shared })}</p>
      <Button className="mt-2" onClick={() => void save({ language: shared })}>
        {t('writeIn', { language: shared })}
      </Button>
    </div>
  )
}

/** American and British English are no reason to ask. */
function isSameTongue(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0]
}
