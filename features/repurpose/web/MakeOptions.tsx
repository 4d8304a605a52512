import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { VoiceChoice } from '../../brand-voice/web/choice-door.ts'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { useHasReview } from '../../models/web/has-model-door.ts'
import { ReviewChoice, ToneChoice } from '../../writing/web/index.ts'
import { LinkFields } from './LinkFields.tsx'
import { messages } from './messages.ts'
import type { MakeForm } from './use-make-form.ts'

interface MakeOptionsProps {
  form: MakeForm
  /** Whether an email is among what is chosen. */
  hasEmail: boolean
  onChange: (change: Partial<MakeForm>) => void
}

const ANY = 'any'
const HASHTAGS = ['0', '1', '2']

/** How it is written, and what goes behind it. */
export function MakeOptions({ form, hasEmail, onChange }: MakeOptionsProps) {
  const t = useT(messages)
  const languages = useLanguages()
  const { project } = useActiveProject()
  const hasReview = useHasReview()
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{t('options')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('language')}
          value={form.language || ANY}
          choices={[
            { value: ANY, label: t('asOriginal') },
            ...languages.map((name) => ({ value: name as string, label: name })),
          ]}
          onChange={(language) => onChange({ language: language === ANY ? '' : language })}
        />
        <ToneChoice tone={form.tone} onChange={(tone) => onChange({ tone })} />
        <VoiceChoice
          voice={form.voice || null}
          projectId={project?.id}
          onChange={(voice) => onChange({ voice: voice ?? '' })}
        />
        <Select
          label={t('hashtags')}
          value={String(form.hashtags)}
          choices={HASHTAGS.map((count) => ({ value: count, label: count === '0' ? t('noHashtags') : count }))}
          onChange={(count) => onChange({ hashtags: Number(count) })}
        />
      </div>
      <TextField
        label={t('audience')}
        name="audience"
        optional
        maxLength={1_000}
        placeholder={t('audienceExample')}
        value={form.audience}
        onChange={({ target }) => onChange({ audience: target.value })}
      />
      {hasEmail ? (
        <TextField
          label={t('placeholders')}
          name="placeholders"
          optional
          maxLength={1_000}
          hint={t('placeholdersHint')}
          value={form.placeholders}
          onChange={({ target }) => onChange({ placeholders: target.value })}
        />
      ) : null}
      {hasReview ? (
        <ReviewChoice isReviewed={form.isReviewed} onChange={(isReviewed) => onChange({ isReviewed })} />
      ) : null}
      <LinkFields
        link={form.link}
        isTracked={form.isTracked}
        onLink={(link) => onChange({ link })}
        onTracked={(isTracked) => onChange({ isTracked })}
      />
    </fieldset>
  )
}
