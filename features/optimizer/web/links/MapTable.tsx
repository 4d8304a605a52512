import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { type Sorting, Table } from '../../../../platform/web/ui/Table.tsx'
import type { LinkMapShape, MappedLinkPageShape } from '../../contract.ts'
import { ConflictTable, UnknownTable } from './MapFindings.tsx'
import { messages } from './messages.ts'
import { PageStates } from './PageStates.tsx'

const filters = ['all', 'orphans', 'weak', 'dead_ends', 'over_linked', 'most_linked', 'conflicts', 'unknown'] as const
type Filter = (typeof filters)[number]

interface MapTableProps {
  map: LinkMapShape
  onChoose: (id: string) => void
}

/** The map as a table: all pages, those with one fault, or findings that are no pages. */
export function MapTable({ map, onChoose }: MapTableProps) {
  const t = useT(messages)
  const [filter, setFilter] = useState<Filter>('all')
  const countOf = (each: Filter) => {
    if (each === 'conflicts') return map.conflicts.length
    return each === 'unknown' ? map.unknown.length : pagesOf(map, each).length
  }
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('filter')}
        size="sm"
        value={filter}
        onChange={setFilter}
        choices={filters.map((each) => ({ value: each, label: t('filterOf', { filter: each, count: countOf(each) }) }))}
      />
      {countOf(filter) === 0 ? <p className="text-ink-2 text-sm">{t('noneOfKind')}</p> : null}
      {filter === 'conflicts' ? (
        <ConflictTable map={map} onChoose={onChoose} />
      ) : filter === 'unknown' ? (
        <UnknownTable map={map} onChoose={onChoose} />
      ) : (
        <Pages pages={pagesOf(map, filter)} onChoose={onChoose} />
      )}
    </div>
  )
}

function pagesOf({ pages, most_linked }: LinkMapShape, filter: Filter): MappedLinkPageShape[] {
  if (filter === 'most_linked') return most_linked.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  if (filter === 'orphans') return pages.filter(({ is_orphan }) => is_orphan)
  if (filter === 'weak') return pages.filter(({ is_weak, is_orphan }) => is_weak && !is_orphan)
  if (filter === 'dead_ends') return pages.filter(({ is_dead_end }) => is_dead_end)
  if (filter === 'over_linked') return pages.filter(({ is_over_linked }) => is_over_linked)
  return pages
}

function Pages({ pages, onChoose }: { pages: readonly MappedLinkPageShape[]; onChoose: (id: string) => void }) {
  const t = useT(messages)
  const [sorting, setSorting] = useState<Sorting | null>(null)
  if (pages.length === 0) return null
  return (
    <Table
      label={t('map')}
      rows={sorting ? sorted(pages, sorting) : pages}
      rowKey={({ id }) => id}
      {...(sorting ? { sorting } : {})}
      onSort={setSorting}
      columns={[
        {
          id: 'page',
          head: t('page'),
          sortable: true,
          cell: ({ id, title }) => (
            <button type="button" className="break-words text-left hover:underline" onClick={() => onChoose(id)}>
              {title || t('untitled')}
            </button>
          ),
        },
        { id: 'in', head: t('in'), isNumber: true, sortable: true, cell: ({ inbound }) => inbound.length },
        { id: 'out', head: t('out'), isNumber: true, sortable: true, cell: ({ outbound }) => outbound.length },
        { id: 'state', head: t('state'), cell: (page) => <PageStates page={page} /> },
      ]}
    />
  )
}

function sorted(pages: readonly MappedLinkPageShape[], { column, direction }: Sorting): MappedLinkPageShape[] {
  const sign = direction === 'asc' ? 1 : -1
  return pages.toSorted((a, b) => {
    if (column === 'in') return sign * (a.inbound.length - b.inbound.length)
    if (column === 'out') return sign * (a.outbound.length - b.outbound.length)
    return sign * a.title.localeCompare(b.title)
  })
}
