import { Link } from '@tanstack/react-router'
import { File, FileSpreadsheet, FileText, Globe, Link2 } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { TagList } from '../../../platform/web/ui/TagList.tsx'
import type { AssetShape } from '../contract.ts'
import { AssetMenu } from './AssetMenu.tsx'
import { AssetStateBadge } from './AssetStateBadge.tsx'
import { factsOf } from './asset-words.ts'
import { messages } from './messages.ts'
import { useAssetActions } from './use-asset-actions.ts'

interface AssetRowProps {
  asset: AssetShape
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One source in the list: what it is, where it is, and why it failed where it did. */
export function AssetRow({ asset, isChosen, onChoose }: AssetRowProps) {
  const t = useT(messages)
  const format = useFormat()
  return (
    <div className="flex items-start gap-3 border-line border-b py-3 pr-1 pl-1">
      <Checkbox
        className="mt-0.5"
        label={t('select', { name: asset.title })}
        labelHidden
        checked={isChosen}
        onChange={onChoose}
      />
      <KindIcon asset={asset} />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/assets/$assetId"
            params={{ assetId: asset.id }}
            data-row-focus
            dir="auto"
            className="min-w-0 max-w-full truncate font-medium hover:text-accent"
          >
            {asset.title}
          </Link>
          {asset.own ? <Badge tone="accent">{t('ownText')}</Badge> : null}
          <TagList tags={asset.tags} />
        </div>
        <p className="truncate text-ink-3 text-xs">{factsOf(asset, t, format)}</p>
        <Standing asset={asset} />
      </div>
      <AssetStateBadge asset={asset} />
      <AssetMenu asset={asset} />
    </div>
  )
}

function KindIcon({ asset: { kind, format } }: { asset: AssetShape }) {
  const Icon =
    kind === 'domain'
      ? Globe
      : kind === 'file'
        ? format === 'csv'
          ? FileSpreadsheet
          : format === 'pdf'
            ? File
            : FileText
        : Link2
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3 max-sm:hidden" />
}

/** What is being done with it, or what went wrong and the one thing that helps. */
export function Standing({ asset }: { asset: AssetShape }) {
  const t = useT(messages)
  const { retry, cancel } = useAssetActions()
  const { state, progress, problem } = asset
  if (state === 'reading' && progress) {
    const { step, done, total } = progress
    const words = total > 0 ? t('progressOf', { step, done, total }) : step
    return (
      <div className="mt-2 flex max-w-xl items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate text-ink-2 text-xs">{words}</p>
          <Progress className="mt-1" label={words} share={total > 0 ? done / total : undefined} />
        </div>
        <Button size="sm" look="quiet" onClick={() => void cancel(asset)}>
          {t('stop')}
        </Button>
      </div>
    )
  }
  if (!problem && state !== 'cancelled') return null
  const words = state === 'ready' ? t('lastRefreshFailed', { why: problem ?? '' }) : problem
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      {words ? <p className="min-w-0 text-disputed text-sm">{words}</p> : null}
      <Button size="sm" onClick={() => void retry(asset)}>
        {t('retry')}
      </Button>
    </div>
  )
}
