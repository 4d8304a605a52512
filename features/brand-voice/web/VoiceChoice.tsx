import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { NO_VOICE } from '../../voices/contract.ts'
import { messages } from './choice-messages.ts'
import { useVoices } from './use-voices.ts'

const OF_PROJECT = 'project'

interface VoiceChoiceProps {
  /** A voice's id, `none`, or null for the voice of the project. */
  voice: string | null
  projectId: string | undefined
  size?: 'sm' | 'md'
  onChange: (voice: string | null) => void
}

/** The brand voice to write in: the project's, one that is named, or none. Nothing for somebody who has none. */
export function VoiceChoice({ voice, projectId, size, onChange }: VoiceChoiceProps) {
  const t = useT(messages)
  const { voices, asItHolds } = useVoices()
  if (voices.length === 0) return null
  const usual = voices.find(({ default_of }) => projectId !== undefined && default_of.includes(projectId))
  return (
    <Select
      label={t('voice')}
      {...(size ? { size } : {})}
      value={asItHolds(voice) ?? OF_PROJECT}
      choices={[
        { value: OF_PROJECT, label: usual ? t('ofProject', { name: usual.name }) : t('ofProjectNone') },
        { value: NO_VOICE, label: t('noVoice') },
        ...voices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === OF_PROJECT ? null : chosen)}
    />
  )
}
