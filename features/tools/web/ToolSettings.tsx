import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useMe } from '../../accounts/web/index.ts'
import { SourceTicks } from '../../assets/web/ticks-door.ts'
import { useLanguages } from '../../flags/web/languages-door.ts'
import type { ToolForm } from '../../generators/contract.ts'
import { tones } from '../../writing/contract.ts'
import { voicesApi } from './api.ts'
import { messages } from './messages.ts'
import { noSources, type SourcesChoice, type ToolInput } from './tool-input.ts'

interface ToolSettingsProps {
  form: ToolForm
  input: ToolInput
  onChange: (change: Partial<ToolInput>) => void
}

/** Most results that the page asks for at once. */
const MOST_RESULTS = 5
const ANY = 'any'

/** What every tool has beside its own fields: language, tone, number of results, sources. */
export function ToolSettings({ form, input, onChange }: ToolSettingsProps) {
  const t = useT(messages)
  const languages = useLanguages()
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
        {hasOwnTone ? null : (
          <Select
            label={t('tone')}
            value={input.tone || ANY}
            choices={[
              { value: ANY, label: t('toneNone') },
              ...tones.map((tone) => ({ value: tone as string, label: t(`tone_${tone}`) })),
            ]}
            onChange={(tone) => onChange({ tone: tone === ANY ? '' : tone })}
          />
        )}
        <VoiceChoice voice={input.voice} onChange={(voice) => onChange({ voice })} />
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
      </div>
      {form.sources === 'none' ? null : (
        <ChosenSources sources={input.sources} onChange={(sources) => onChange({ sources })} />
      )}
    </fieldset>
  )
}

/** The brand voice to write in; nothing for somebody who has none. */
function VoiceChoice({ voice, onChange }: { voice: string; onChange: (voice: string) => void }) {
  const t = useT(messages)
  const isOff = useFlag('brand-voice') === 'NOT_ALLOWED'
  const { data } = useQuery({ ...voicesApi.query.list.queryOptions({ input: { end_count: 100 } }), enabled: !isOff })
  const voices = data?.brand_voice_entries ?? []
  if (isOff || voices.length === 0) return null
  return (
    <Select
      label={t('voice')}
      value={voices.some(({ id }) => id === voice) ? voice : ANY}
      choices={[
        { value: ANY, label: t('voiceOfProject') },
        ...voices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === ANY ? '' : chosen)}
    />
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
