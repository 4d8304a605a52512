import { SlidersHorizontal } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Popover } from '../../../platform/web/ui/Popover.tsx'
import { type Choice, Select } from '../../../platform/web/ui/Select.tsx'
import { useVoices, VoiceChoice } from '../../brand-voice/web/choice-door.ts'
import { useModelChoices } from '../../models/web/model-choices-door.ts'
import { messages } from './messages.ts'
import type { WriterChoice } from './writer.ts'

const AUTOMATIC = 'automatic'

/** Which model and which brand voice the next answers are written with. Nothing where there is nothing to choose. */
export function WriterSettings({ choice, projectId }: { choice: WriterChoice; projectId: string | undefined }) {
  const t = useT(messages)
  const models = useModelChoices()
  const { voices } = useVoices()
  const { model, voice, setModel, setVoice } = choice
  if (models.length === 0 && !model && voices.length === 0) return null
  const choices: Choice[] = [{ value: AUTOMATIC, label: t('modelAutomatic') }, ...models]
  // a model that is not there now stays chosen, and says so
  if (model && !models.some(({ value }) => value === model))
    choices.push({ value: model, label: t('modelGone', { model }) })
  const chosen = choices.find(({ value }) => value === (model || AUTOMATIC))
  const named = voices.find(({ id }) => id === voice)
  const summary = [chosen?.label, named?.name].filter(Boolean).join(' · ')
  return (
    <Popover
      label={t('writer')}
      side="top"
      align="end"
      className="flex flex-col gap-4"
      trigger={
        <Button
          size="sm"
          look="quiet"
          aria-label={t('writerChosen', { chosen: summary })}
          className="max-w-40 shrink-0 md:max-w-64"
          icon={<SlidersHorizontal size={14} aria-hidden="true" className="shrink-0" />}
        >
          <span className="truncate">{summary}</span>
        </Button>
      }
    >
      {models.length > 0 || model ? (
        <Select
          label={t('model')}
          hint={t('modelHint')}
          choices={choices}
          value={model || AUTOMATIC}
          onChange={(value) => setModel(value === AUTOMATIC ? '' : value)}
        />
      ) : null}
      <VoiceChoice voice={voice} projectId={projectId} onChange={(next) => setVoice(next ?? '')} />
    </Popover>
  )
}
