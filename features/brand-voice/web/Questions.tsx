import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { wordsIn } from './listed-words.ts'
import { messages } from './messages.ts'
import { ToneFields } from './ToneFields.tsx'

/** What describes a voice that there is no text of yet. */
export function Questions() {
  const t = useT(messages)
  return (
    <>
      <TextField label={t('sounds')} name="sounds" hint={t('soundsHint')} maxLength={300} optional />
      <TextField label={t('readers')} name="readers" maxLength={300} optional />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('speaker')}
          name="speaker"
          defaultValue="we"
          choices={[
            { value: 'we', label: t('speakerWe') },
            { value: 'i', label: t('speakerI') },
            { value: 'nobody', label: t('speakerNobody') },
          ]}
        />
        <Select
          label={t('sentences')}
          name="sentences"
          defaultValue="mixed"
          choices={[
            { value: 'short', label: t('short') },
            { value: 'mixed', label: t('mixed') },
            { value: 'long', label: t('long') },
          ]}
        />
      </div>
      <ToneFields />
      <TextField label={t('never')} name="never" hint={t('neverHint')} optional />
    </>
  )
}

/** The answers, as the wire wants them. */
export function answersIn(values: FormValues) {
  return {
    sounds: values.text('sounds'),
    readers: values.text('readers'),
    speaker: values.text('speaker') as 'we',
    sentences: values.text('sentences') as 'mixed',
    never: wordsIn(values.text('never')),
  }
}
