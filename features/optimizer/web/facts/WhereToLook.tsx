import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { Chip } from '../../../../platform/web/ui/Chip.tsx'
import { Combobox } from '../../../../platform/web/ui/Combobox.tsx'
import { TextArea, TextField } from '../../../../platform/web/ui/Input.tsx'
import { assetsApi } from '../api.ts'
import { messages } from './messages.ts'
import type { ChosenSource, KeptSources } from './sources-kept.ts'

interface WhereToLookProps {
  sources: KeptSources
  /** Whether the server has a search provider; unknown until it said so. */
  hasWeb: boolean | undefined
  /** Without a choice here nothing can be checked: it opens by itself, and stays as the person leaves it. */
  isNeeded: boolean
  onChange: (change: Partial<KeptSources>) => void
}

/** Where evidence is looked for. What a text cites and links to is always looked at. */
export function WhereToLook({ sources, hasWeb, isNeeded, onChange }: WhereToLookProps) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details className="group text-sm" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-ink-2 hover:text-ink">{t('where')}</summary>
      <div className="flex flex-col gap-4 pt-2 pb-1">
        <Checkbox label={t('own')} hint={t('ownHint')} checked={sources.own} onChange={(own) => onChange({ own })} />
        <ChosenSources chosen={sources.chosen} onChange={(chosen) => onChange({ chosen })} />
        <TextArea
          label={t('urls')}
          hint={t('urlsHint')}
          rows={2}
          value={sources.urls}
          onChange={(event) => onChange({ urls: event.target.value })}
        />
        <TextArea
          label={t('domains')}
          hint={t('domainsHint')}
          rows={2}
          value={sources.domains}
          onChange={(event) => onChange({ domains: event.target.value })}
        />
        <Checkbox
          label={t('web')}
          hint={t(hasWeb === false ? 'webMissing' : 'webHint')}
          checked={sources.web && hasWeb !== false}
          disabled={hasWeb === false}
          onChange={(web) => onChange({ web })}
        />
        {hasWeb ? (
          <TextField
            label={t('country')}
            hint={t('countryHint')}
            value={sources.country}
            onChange={(event) => onChange({ country: event.target.value })}
          />
        ) : null}
        <TextArea
          label={t('excluded')}
          hint={t('excludedHint')}
          rows={2}
          value={sources.excluded}
          onChange={(event) => onChange({ excluded: event.target.value })}
        />
      </div>
    </details>
  )
}

function ChosenSources({ chosen, onChange }: { chosen: ChosenSource[]; onChange: (chosen: ChosenSource[]) => void }) {
  const t = useT(messages)
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const list = useQuery(
    assetsApi.query.list.queryOptions({
      input: { query: asked || undefined, state: 'ready', start_count: 0, end_count: 20 },
      placeholderData: (before) => before,
    }),
  )
  const choices = (list.data?.assets ?? [])
    .filter(({ id }) => !chosen.some(({ value }) => value === id))
    .map(({ id, title, name }) => ({ value: id, label: title || name }))
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={t('chosen')}
        placeholder={t('chooseSource')}
        choices={choices}
        value={null}
        onWords={setWords}
        onChange={(choice) => choice && onChange([...chosen, choice])}
      />
      {chosen.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {chosen.map(({ value, label }) => (
            <Chip
              key={value}
              removeLabel={t('removeSource', { name: label })}
              onRemove={() => onChange(chosen.filter((one) => one.value !== value))}
            >
              {label}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}
