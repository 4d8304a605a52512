import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { assetKinds, assetOrders, assetOrigins, assetStates } from '../contract.ts'
import { assetsApi } from './api.ts'

const PAGE_SIZE = 50

/** The sources that the address asks for: search, kind, state, tag, origin, order. */
export function useAssetList() {
  const { q, kind, state, tag, origin, order } = useAddress()
  const filter = {
    query: q?.trim() || undefined,
    kind: oneOf(assetKinds, kind),
    state: oneOf(assetStates, state),
    tag: tag === 'all' ? undefined : tag || undefined,
    origin: oneOf([...assetOrigins, 'any'] as const, origin),
    order: oneOf(assetOrders, order),
  }
  const query = useInfiniteQuery({
    ...assetsApi.query.list.infiniteOptions({
      input: (from: number) => ({ ...filter, start_count: from, end_count: from + PAGE_SIZE }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length * PAGE_SIZE : undefined),
    }),
    placeholderData: keepPreviousData,
  })
  const first = query.data?.pages[0]
  return {
    query,
    assets: query.data?.pages.flatMap(({ assets }) => assets) ?? [],
    total: first?.total ?? 0,
    tags: first?.tags ?? [],
    limits: first?.limits ?? null,
    isFiltered: Object.values(filter).some(Boolean),
  }
}

export type AssetListState = ReturnType<typeof useAssetList>

function oneOf<const T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => one === value)
}
