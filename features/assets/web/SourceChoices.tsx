import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import type { AssetShape } from '../contract.ts'
import { choiceMessages } from './choice-messages.ts'

interface SourceChoicesProps {
  assets: readonly AssetShape[]
  /** Ids. */
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Sources to choose from, each with how far it is. Those that are being read may be chosen already; those that could not be read cannot. */
export function SourceChoices({ assets, chosen, onChange }: SourceChoicesProps) {
  return (
    <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto rounded-md border border-line bg-paper p-3">
      {assets.map((asset) => (
        <li key={asset.id}>
          <Checkbox
            label={asset.title || asset.name}
            hint={<SourceState asset={asset} />}
            // a choice stays where it is: it counts again as soon as the source is read after all
            checked={isReadable(asset) && chosen.includes(asset.id)}
            disabled={!isReadable(asset)}
            onChange={(isOn) => onChange(isOn ? [...chosen, asset.id] : chosen.filter((other) => other !== asset.id))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Whether there is, or will be, something to read in a source. */
export function isReadable({ state }: Pick<AssetShape, 'state'>): boolean {
  return state !== 'failed' && state !== 'cancelled'
}

function SourceState({ asset }: { asset: AssetShape }) {
  const t = useT(choiceMessages)
  const { name, title, state, words, own, rights, problem, progress } = asset
  const facts = () => {
    if (state === 'ready') return [t('words', { words }), own ? t('own') : '', rights?.license]
    if (state === 'failed') return [t('failed'), problem]
    if (state === 'cancelled') return [t('stopped')]
    return [progress?.total ? t('readingOf', progress) : t('reading')]
  }
  return <>{[name === title ? '' : name, ...facts()].filter(Boolean).join(' · ')}</>
}
