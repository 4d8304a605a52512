import type { TagCountShape } from '../../../platform/contract/tag-count.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { type ListFilter, ListFilters } from '../../../platform/web/ui/ListFilters.tsx'
import { messages } from './messages.ts'

const ALL = 'all'

/** What the list is narrowed to and how it is ordered; kept in the address. */
export function AssetFilters({ tags }: { tags: readonly TagCountShape[] }) {
  const t = useT(messages)
  const tag = useAddress().tag ?? ALL
  const known = tags.some((one) => one.tag === tag) || tag === ALL ? tags : [{ tag, count: 0 }, ...tags]
  const filters: ListFilter[] = [
    {
      name: 'kind',
      label: t('kind'),
      choices: [
        { value: ALL, label: t('kindAll') },
        { value: 'file', label: t('kindFile') },
        { value: 'url', label: t('kindUrl') },
        { value: 'domain', label: t('kindDomain') },
      ],
    },
    {
      name: 'state',
      label: t('state'),
      choices: [
        { value: ALL, label: t('stateAll') },
        { value: 'ready', label: t('ready') },
        { value: 'reading', label: t('reading') },
        { value: 'queued', label: t('queued') },
        { value: 'failed', label: t('failed') },
      ],
    },
    {
      name: 'tag',
      label: t('tag'),
      choices: [{ value: ALL, label: t('tagAll') }, ...known.map((one) => ({ value: one.tag, label: one.tag }))],
    },
    {
      name: 'origin',
      label: t('origin'),
      choices: [
        { value: 'added', label: t('originAdded') },
        { value: 'search', label: t('originSearch') },
        { value: 'any', label: t('originAny') },
      ],
    },
  ]
  return (
    <ListFilters
      filters={filters.filter(({ name }) => name !== 'tag' || known.length > 0)}
      sort={{
        name: 'order',
        label: t('order'),
        choices: [
          { value: 'newest', label: t('orderNewest') },
          { value: 'oldest', label: t('orderOldest') },
          { value: 'title', label: t('orderTitle') },
          { value: 'read', label: t('orderRead') },
        ],
      }}
    />
  )
}
