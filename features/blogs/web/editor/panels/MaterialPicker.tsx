import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../../../platform/web/ui/Checkbox.tsx'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { Select } from '../../../../../platform/web/ui/Select.tsx'
import { sourcesApi } from '../api.ts'
import { messages } from '../assist/messages.ts'
import type { Material } from '../assist/write.ts'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'

const MOST_SOURCES = 10

/** Where the assistant takes its facts from: this text, sources of the person's choice, a search. */
export function MaterialPicker() {
  const t = useT(messages)
  const { material } = useDesk()
  const { mode, files } = useObserved(material)
  const choices = [
    { value: 'instruct' as const, label: t('modeInstruct') },
    { value: 'file' as const, label: t('modeFile') },
    { value: 'serp' as const, label: t('modeSerp') },
  ]
  // Another mode begins without what was chosen for the one before.
  const handleMode = (next: Material['mode']) => material.set({ mode: next, files: [] })
  return (
    <div className="flex flex-col gap-2">
      <Select label={t('material')} choices={choices} value={mode} onChange={handleMode} size="sm" />
      {mode === 'file' ? (
        <Popover
          label={t('chooseSources')}
          title={t('chooseSources')}
          trigger={<Button size="sm">{t('chosenSources', { count: files.length })}</Button>}
        >
          <SourceList chosen={files} onChange={(next) => material.set({ mode, files: next })} />
        </Popover>
      ) : null}
    </div>
  )
}

function SourceList({ chosen, onChange }: { chosen: string[]; onChange: (files: string[]) => void }) {
  const t = useT(messages)
  const sources = useQuery(
    sourcesApi.query.list.queryOptions({ input: { state: 'ready', start_count: 0, end_count: 200 } }),
  )
  return (
    <Loaded from={sources}>
      {({ assets }) =>
        assets.length === 0 ? (
          <p className="text-ink-2 text-sm">{t('noSources')}</p>
        ) : (
          <div className="flex max-h-72 flex-col gap-2 overflow-y-auto">
            {assets.map(({ id, title, name }) => (
              <Checkbox
                key={id}
                label={title || name}
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= MOST_SOURCES}
                onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((known) => known !== id))}
              />
            ))}
            <p className="text-ink-3 text-xs">{t('sourceLimit', { limit: String(MOST_SOURCES) })}</p>
          </div>
        )
      }
    </Loaded>
  )
}
