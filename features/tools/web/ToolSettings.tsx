import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useMe } from '../../accounts/web/index.ts'
import { SourceTicks } from '../../assets/web/ticks-door.ts'
import { VoiceChoice } from '../../brand-voice/web/choice-door.ts'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { useHasReview } from '../../models/web/has-model-door.ts'
import { ReviewChoice, ToneChoice } from '../../writing/web/index.ts'
import { messages } from './messages.ts'
import { noSources, type RunForm, type SourcesChoice, type ToolInput } from './tool-input.ts'

interface ToolSettingsProps {
  form: RunForm
  input: ToolInput
  onChange: (change: Partial<ToolInput>) => void
}

/** Most results that the page asks for at once. */
const MOST_RESULTS = 5

/** What every tool has beside its own fields: language, tone, number of results, sources. */
export function ToolSettings({ form, input, onChange }: ToolSettingsProps) {
  const t = useT(messages)
  const languages = useLanguages()
  const { project } = useActiveProject()
  const hasReview = useHasReview()
  const hasOwnTone = form.fields.some(({ name }) => name === 'tone')
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{t('settings')}</legend>
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={t('language')}
          value={input.language}
          choices={[...new Set([...languages, input.language])].map((name) => ({ value: name, label: name }))}
          onChange={(language) => onChange({ language })}
        />
        <Select
          label={t('copies')}
          value={String(input.copies)}
          choices={Array.from({ length: MOST_RESULTS }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          onChange={(copies) => onChange({ copies: Number(copies) })}
        />
        {hasOwnTone ? null : <ToneChoice tone={input.tone} onChange={(tone) => onChange({ tone })} />}
        {form.sources === 'none' ? null : (
          <Select
            label={t('sources')}
            value={input.sources.mode}
            choices={[
              { value: 'instruct', label: t('modeInstruct') },
              { value: 'file', label: t('modeFile') },
              { value: 'url', label: t('modeUrl') },
              { value: 'domain', label: t('modeDomain') },
              { value: 'serp', label: t('modeSerp') },
            ]}
            // another mode begins without what was chosen for the one before
            onChange={(mode) => onChange({ sources: { ...noSources, mode } })}
          />
        )}
        <div className="col-span-2 empty:hidden">
          <VoiceChoice
            voice={input.voice || null}
            projectId={project?.id}
            onChange={(voice) => onChange({ voice: voice ?? '' })}
          />
        </div>
      </div>
      {form.sources === 'none' ? null : (
        <ChosenSources sources={input.sources} onChange={(sources) => onChange({ sources })} />
      )}
      {form.takesInstructions ? (
        <TextArea
          name="instructions"
          label={t('instructions')}
          hint={t('instructionsHint')}
          optional
          rows={2}
          maxLength={2_000}
          value={input.instructions}
          onChange={({ target }) => onChange({ instructions: target.value })}
        />
      ) : null}
      {hasReview ? (
        <ReviewChoice isReviewed={input.isReviewed} onChange={(isReviewed) => onChange({ isReviewed })} />
      ) : null}
    </fieldset>
  )
}

interface ChosenSourcesProps {
  sources: SourcesChoice
  onChange: (sources: SourcesChoice) => void
}

function ChosenSources({ sources, onChange }: ChosenSourcesProps) {
  const t = useT(messages)
  const limits = useMe().data?.current_details.source_limits
  if (sources.mode === 'file')
    return (
      <SourceTicks
        chosen={sources.files}
        most={limits?.files ?? 0}
        onChange={(files) => onChange({ ...sources, files })}
      />
    )
  if (sources.mode !== 'url' && sources.mode !== 'domain') return null
  const most = (sources.mode === 'url' ? limits?.urls : limits?.domains) ?? 1
  return (
    <TextArea
      key={sources.mode}
      name={sources.mode === 'url' ? 'urls' : 'domains'}
      label={t(sources.mode === 'url' ? 'pageAddresses' : 'siteAddresses')}
      hint={t('addressesHint', { limit: most })}
      placeholder="https://"
      rows={most === 1 ? 1 : 3}
      value={sources.addresses}
      onChange={({ target }) => onChange({ ...sources, addresses: target.value })}
    />
  )
}
