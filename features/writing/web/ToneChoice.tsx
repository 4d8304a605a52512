import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { tones } from '../contract.ts'
import { messages } from './messages.ts'

interface ToneChoiceProps {
  /** Empty: no preference. */
  tone: string
  onChange: (tone: string) => void
}

const ANY = 'any'

/** How a text should sound. */
export function ToneChoice({ tone, onChange }: ToneChoiceProps) {
  const t = useT(messages)
  return (
    <Select
      label={t('tone')}
      value={tone || ANY}
      choices={[{ value: ANY, label: t('noTone') }, ...tones.map((one) => ({ value: one as string, label: t(one) }))]}
      onChange={(one) => onChange(one === ANY ? '' : one)}
    />
  )
}

/** The words for a choice: a tone’s own, any other as it is. */
export function useChoiceWords(): (choice: string) => string {
  const t = useT(messages)
  return (choice) => (tones.find((tone) => tone === choice) ? t(choice as (typeof tones)[number]) : choice)
}
