import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { VirtualList } from '../../../platform/web/ui/VirtualList.tsx'
import type { AssetShape } from '../contract.ts'
import { AssetStateBadge } from './AssetStateBadge.tsx'
import { assetsApi } from './api.ts'
import { siteWords } from './asset-words.ts'
import { messages } from './messages.ts'

const PAGE_SIZE = 100

/** The pages of a site and how each fared. */
export function SitePages({ asset }: { asset: AssetShape }) {
  const t = useT(messages)
  const pages = useInfiniteQuery({
    ...assetsApi.query.list.infiniteOptions({
      input: (from: number) => ({
        parent_id: asset.id,
        order: 'oldest' as const,
        start_count: from,
        end_count: from + PAGE_SIZE,
      }),
      initialPageParam: 0,
      getNextPageParam: (last, all) => (all.length * PAGE_SIZE < last.total ? all.length * PAGE_SIZE : undefined),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('sitePagesTitle')} description={asset.site ? siteWords(asset.site, t) : undefined}>
      <Loaded from={pages}>
        {({ pages: loaded }) => (
          <VirtualList
            label={t('sitePagesTitle')}
            items={loaded.flatMap(({ assets }) => assets)}
            itemKey={({ id }) => id}
            rowHeight={52}
            total={loaded[0]?.total}
            onNearEnd={() => pages.hasNextPage && !pages.isFetchingNextPage && void pages.fetchNextPage()}
          >
            {(page) => <SitePage page={page} />}
          </VirtualList>
        )}
      </Loaded>
    </Section>
  )
}

function SitePage({ page }: { page: AssetShape }) {
  return (
    <div className="flex items-start gap-3 border-line border-b py-2.5">
      <div className="min-w-0 flex-1">
        <Link
          to="/assets/$assetId"
          params={{ assetId: page.id }}
          data-row-focus
          className="block truncate hover:text-accent"
        >
          {page.title}
        </Link>
        <p className="truncate text-ink-3 text-xs">{page.problem ?? page.name}</p>
      </div>
      <AssetStateBadge asset={page} />
    </div>
  )
}
