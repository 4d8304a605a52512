import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Library } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useMe } from '../../accounts/web/index.ts'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { SourcePicker } from '../../workflows/web/source-picker-door.ts'
import { sourcesApi } from './api.ts'
import { messages } from './messages.ts'
import { type Sources, sourcesOf } from './sources.ts'

interface ChoiceProps {
  sources: Sources
  onChange: (sources: Sources) => void
}

const MODES = [
  ['instruct', 'modeInstruct'],
  ['file', 'modeFile'],
  ['url', 'modeUrl'],
  ['domain', 'modeDomain'],
  ['serp', 'modeSerp'],
] as const
const labels = new Map(MODES)

/** What a mode is called. */
function useModeName() {
  const t = useT(messages)
  const hasModel = useHasModel()
  return (mode: Sources['mode']) =>
    t(mode === 'instruct' && hasModel === false ? 'modeInstructBuiltIn' : (labels.get(mode) ?? 'modeInstruct'))
}

interface ButtonProps {
  mode: Sources['mode']
  isOpen: boolean
  onToggle: () => void
}

/** Shows and hides the choice where the window is too low for it beside the conversation. */
export function SourcesButton({ mode, isOpen, onToggle }: ButtonProps) {
  const t = useT(messages)
  const name = useModeName()
  return (
    <span className="hidden short:block">
      <IconButton
        size="lg"
        label={t('sourcesChosen', { mode: name(mode) })}
        aria-expanded={isOpen}
        icon={<Library size={18} aria-hidden="true" />}
        onClick={onToggle}
      />
    </span>
  )
}

/** What a question is answered from: a mode, and the sources of that mode. `beside` stands at the end of the modes. */
export function SourcesChoice({ sources, onChange, beside }: ChoiceProps & { beside: ReactNode }) {
  const t = useT(messages)
  const name = useModeName()
  const modes = useRef<HTMLFieldSetElement>(null)
  // where they don't all fit, the selected one is in sight
  useEffect(() => {
    const chosen = modes.current?.querySelector(`[data-mode=${sources.mode}]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [sources.mode])
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 items-center justify-between gap-2">
        <fieldset ref={modes} className="relative -mx-1 flex min-w-0 gap-1 overflow-x-auto p-1">
          <legend className="sr-only">{t('sources')}</legend>
          {MODES.map(([mode]) => (
            <label
              key={mode}
              data-mode={mode}
              className={clsx(
                'relative flex h-7 shrink-0 cursor-pointer items-center rounded-full border px-3 text-sm pointer-coarse:h-10',
                'focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-1',
                sources.mode === mode
                  ? 'border-accent bg-accent-wash text-accent'
                  : 'border-line text-ink-2 hover:bg-wash',
              )}
            >
              <input
                type="radio"
                name="factgpt-mode"
                className="sr-only"
                checked={sources.mode === mode}
                onChange={() => onChange(sourcesOf(mode))}
              />
              {name(mode)}
            </label>
          ))}
        </fieldset>
        {beside}
      </div>
      <OfMode sources={sources} onChange={onChange} />
    </div>
  )
}

function OfMode({ sources, onChange }: ChoiceProps) {
  const t = useT(messages)
  const hasModel = useHasModel()
  switch (sources.mode) {
    case 'file':
      return <Files chosen={sources.files} onChange={(files) => onChange(sourcesOf('file', { files }))} />
    case 'url':
      return <Addresses chosen={sources.urls} onChange={(urls) => onChange(sourcesOf('url', { urls }))} />
    case 'domain':
      return (
        <Site chosen={sources.domains[0]} onChange={(site) => onChange(sourcesOf('domain', { domains: [site] }))} />
      )
    case 'serp':
      return <p className="text-ink-3 text-xs">{t('serpHint')}</p>
    default:
      return (
        <p className="text-ink-3 text-xs">
          {hasModel === undefined ? ' ' : t(hasModel ? 'instructHint' : 'instructHintBuiltIn')}
        </p>
      )
  }
}

function useLimits() {
  return useMe().data?.current_details.source_limits
}

function Files({ chosen, onChange }: { chosen: readonly string[]; onChange: (files: string[]) => void }) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(false)
  const most = useLimits()?.files ?? -1
  return (
    <>
      <Button size="sm" className="self-start" onClick={() => setOpen(true)}>
        {t('chosenSources', { count: chosen.length })}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('chooseSources')}
        description={most < 0 ? undefined : t('sourceLimit', { limit: String(most) })}
        size="lg"
        footer={
          <Button look="primary" onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        }
      >
        <SourcePicker topic="" chosen={chosen} onChange={(files) => onChange(most < 0 ? files : files.slice(-most))} />
      </Dialog>
    </>
  )
}

function Addresses({ chosen, onChange }: { chosen: readonly string[]; onChange: (urls: string[]) => void }) {
  const t = useT(messages)
  const most = useLimits()?.urls ?? 1
  return (
    <TextArea
      label={t('addressesLabel')}
      labelHidden
      className="[&_textarea]:max-h-32"
      rows={1}
      placeholder="https://"
      defaultValue={chosen.join('\n')}
      hint={t('addressesHint', { limit: most })}
      onChange={(event) => onChange(event.target.value.split(/\s+/).filter(Boolean))}
    />
  )
}

function Site({ chosen, onChange }: { chosen: string | undefined; onChange: (id: string) => void }) {
  const t = useT(messages)
  const sites = useQuery(
    sourcesApi.query.list.queryOptions({ input: { kind: 'domain', start_count: 0, end_count: 100 } }),
  )
  if (!sites.data) return null
  if (sites.data.assets.length === 0)
    return (
      <p className="text-ink-2 text-sm">
        {t('siteNone')}{' '}
        <Link to="/assets" className="text-accent underline underline-offset-2">
          {t('siteAdd')}
        </Link>
      </p>
    )
  return (
    <Select
      label={t('siteLabel')}
      labelHidden
      size="sm"
      choices={sites.data.assets.map(({ id, title, name }) => ({ value: id, label: title || name }))}
      value={chosen}
      onChange={onChange}
    />
  )
}
