import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress, usePathParam } from '../../../platform/web/routing/address.ts'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { columnClass, TabTitle } from '../../../platform/web/ui/Page.tsx'
import type { AssetShape } from '../contract.ts'
import { assetsApi } from './api.ts'
import { CitedPassage } from './CitedPassage.tsx'
import { FoundPassages } from './FoundPassages.tsx'
import { useLiveAssets } from './live-assets.ts'
import { messages } from './messages.ts'
import { SitePages } from './SitePages.tsx'
import { SourceHead } from './SourceHead.tsx'
import { SourceText } from './SourceText.tsx'
import { SourceUses } from './SourceUses.tsx'

/** A source as it is read: its text piece by piece, as it is cited. A citation opens at its quote. */
export function AssetPage() {
  const t = useT(messages)
  const id = usePathParam('assetId')
  const { passage } = useAddress()
  const source = useQuery(assetsApi.query.get.queryOptions({ input: { id }, select: ({ asset }) => asset }))
  useLiveAssets()
  const isGone = source.error !== null && source.data === undefined
  return (
    <div className={columnClass}>
      <Link to="/assets" className="inline-flex items-center gap-1.5 text-ink-3 text-sm hover:text-ink">
        <ArrowLeft size={14} aria-hidden="true" />
        {t('backToList')}
      </Link>
      {isGone && passage ? (
        <CitedPassage id={passage} isAlone />
      ) : (
        <Loaded from={source}>{(asset) => <Source key={asset.id} asset={asset} />}</Loaded>
      )}
    </div>
  )
}

function Source({ asset }: { asset: AssetShape }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const isRead = asset.read_at !== null
  return (
    <article className="mt-4">
      <TabTitle title={asset.title} />
      <SourceHead asset={asset} onRemoved={() => void navigate({ to: '/assets' })} />
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          {asset.kind === 'domain' && !words.trim() ? <SitePages asset={asset} /> : null}
          {words.trim() ? (
            <FoundPassages query={words.trim()} heading={t('inText')} assetId={asset.id} />
          ) : isRead && asset.kind !== 'domain' ? (
            <SourceText key={asset.read_at} asset={asset} />
          ) : null}
          {isRead ? null : (
            <p className="text-ink-2">
              {t(asset.state === 'queued' || asset.state === 'reading' ? 'stillReading' : 'notReadYet')}
            </p>
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-6 max-lg:order-first lg:sticky lg:top-6 lg:self-start">
          {isRead ? <SearchField label={t('findHere')} value={words} onSearch={setWords} /> : null}
          <SourceUses id={asset.id} />
        </aside>
      </div>
    </article>
  )
}
