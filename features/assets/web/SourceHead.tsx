import { TriangleAlert } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import type { AssetShape } from '../contract.ts'
import { AssetMenu } from './AssetMenu.tsx'
import { Standing } from './AssetRow.tsx'
import { AssetStateBadge } from './AssetStateBadge.tsx'
import { factsOf, originalOf } from './asset-words.ts'
import { messages } from './messages.ts'
import { SourceRights } from './SourceRights.tsx'

/** Title, who wrote it when, where it is, and what can be done with it. */
export function SourceHead({ asset, onRemoved }: { asset: AssetShape; onRemoved: () => void }) {
  const t = useT(messages)
  const format = useFormat()
  const original = originalOf(asset)
  const origin = [
    asset.author ? t('by', { author: asset.author }) : '',
    asset.site_name ?? '',
    asset.published_at ? t('published', { when: format.dated(asset.published_at) }) : '',
    asset.file_date && !asset.published_at ? t('fileDated', { when: format.dated(asset.file_date) }) : '',
  ].filter(Boolean)
  return (
    <header className="border-line border-b pb-5">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 text-balance break-words font-semibold font-serif text-2xl tracking-tight">
          {asset.title}
        </h1>
        <div className="flex shrink-0 items-center gap-1">
          {original ? (
            <a
              href={original}
              className={buttonClass('secondary', 'sm', 'max-sm:hidden')}
              {...(asset.kind === 'file' ? {} : { target: '_blank', rel: 'noreferrer' })}
            >
              {t(asset.kind === 'file' ? 'download' : 'openOriginal')}
            </a>
          ) : null}
          <AssetMenu asset={asset} onRemoved={onRemoved} />
        </div>
      </div>
      {origin.length > 0 ? <p className="mt-1.5 text-ink-2">{origin.join(' · ')}</p> : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <AssetStateBadge asset={asset} />
        {asset.own ? <Badge tone="accent">{t('ownText')}</Badge> : null}
        {asset.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        <p className="min-w-0 text-ink-3 text-xs">{factsOf({ ...asset, rights: null }, t, format)}</p>
      </div>
      {asset.rights ? <SourceRights rights={asset.rights} /> : null}
      <Standing asset={asset} />
      {asset.pages_without_text > 0 ? (
        <p className="mt-3 flex items-start gap-2 rounded-md bg-unsure-wash px-3 py-2 text-sm text-unsure">
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t('pagesWithoutText', { count: asset.pages_without_text })}
        </p>
      ) : null}
    </header>
  )
}
