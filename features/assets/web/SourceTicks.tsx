import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { assetsApi } from './api.ts'
import { tickMessages } from './tick-messages.ts'

interface SourceTicksProps {
  /** Ids. */
  chosen: readonly string[]
  /** By the plan; -1 is no limit. */
  most: number
  onChange: (files: string[]) => void
}

/** The sources that are ready, to be selected up to what the plan takes at once. */
export function SourceTicks({ chosen, most, onChange }: SourceTicksProps) {
  const t = useT(tickMessages)
  const list = useQuery(
    assetsApi.query.list.queryOptions({ input: { state: 'ready', start_count: 0, end_count: 200 } }),
  )
  return (
    <Loaded from={list}>
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
                disabled={most >= 0 && !chosen.includes(id) && chosen.length >= most}
                onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((known) => known !== id))}
              />
            ))}
            {most < 0 ? null : <p className="text-ink-3 text-xs">{t('sourceLimit', { limit: String(most) })}</p>}
          </div>
        )
      }
    </Loaded>
  )
}
