import { useNavigate } from '@tanstack/react-router'
import { LibraryBig } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { SkeletonRows } from '../../../platform/web/ui/Skeleton.tsx'
import { VirtualList } from '../../../platform/web/ui/VirtualList.tsx'
import { AssetRow } from './AssetRow.tsx'
import { messages } from './messages.ts'
import { useAssetActions } from './use-asset-actions.ts'
import type { AssetListState } from './use-asset-list.ts'

/** The list itself with its four faces, and what can be done with several at once. */
export function AssetList({ list }: { list: AssetListState }) {
  const t = useT(messages)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { query, assets, total } = list
  const shown = assets.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((now) => new Set([...now].filter((other) => other !== id).concat(isChosen ? id : [])))
  return (
    <Loaded
      from={query}
      skeleton={<SkeletonRows facts="w-1/3" />}
      isEmpty={() => total === 0}
      empty={<Nothing isFiltered={list.isFiltered} />}
    >
      {() => (
        <div className="border-line border-t">
          <div className="flex min-h-10 items-center gap-3 border-line border-b py-1">
            <Checkbox
              className="pl-1"
              label={t('selectAll')}
              labelHidden
              checked={shown.length > 0 && shown.length === assets.length}
              mixed={shown.length > 0 && shown.length < assets.length}
              onChange={(isChosen) => setChosen(new Set(isChosen ? assets.map(({ id }) => id) : []))}
            />
            {shown.length > 0 ? <Selected ids={shown} onDone={() => setChosen(new Set())} /> : <Limits list={list} />}
          </div>
          <VirtualList
            label={t('sources')}
            items={assets}
            itemKey={({ id }) => id}
            rowHeight={68}
            total={total}
            onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
          >
            {(asset) => (
              <AssetRow
                asset={asset}
                isChosen={chosen.has(asset.id)}
                onChoose={(isChosen) => toggle(asset.id, isChosen)}
              />
            )}
          </VirtualList>
        </div>
      )}
    </Loaded>
  )
}

function Selected({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useT(messages)
  const { remove } = useAssetActions()
  const handleRemove = async () => {
    await remove(ids)
    onDone()
  }
  return (
    <>
      <p className="text-sm" role="status">
        {t('selected', { count: ids.length })}
      </p>
      <Button size="sm" onClick={() => void handleRemove()}>
        {t('remove')}
      </Button>
    </>
  )
}

function Limits({ list: { limits, total } }: { list: AssetListState }) {
  const t = useT(messages)
  if (!limits) return null
  const { files, files_used } = limits
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-3 text-xs">
      <span>{t('sourcesCount', { count: total })}</span>
      <span>
        {files < 0 ? t('filesUsedNoLimit', { used: files_used }) : t('filesUsed', { used: files_used, limit: files })}
      </span>
    </p>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT(messages)
  const navigate = useNavigate()
  if (!isFiltered) {
    return (
      <EmptyState icon={<LibraryBig size={28} strokeWidth={1.5} aria-hidden="true" />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-3 py-4 text-ink-2">
      {t('noneLike')}
      <Button size="sm" onClick={() => void navigate({ to: '/assets', search: {} })}>
        {t('clearFilters')}
      </Button>
    </p>
  )
}
