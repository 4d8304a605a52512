import { useNavigate } from '@tanstack/react-router'
import { Archive, NotebookPen, Trash2 } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { SkeletonRows } from '../../../../platform/web/ui/Skeleton.tsx'
import { VirtualList } from '../../../../platform/web/ui/VirtualList.tsx'
import type { BlogShelf } from '../../contract.ts'
import { BlogRow } from './BlogRow.tsx'
import { BulkBar } from './BulkBar.tsx'
import { messages } from './messages.ts'
import { NewBlogButton } from './NewBlogButton.tsx'
import { useChosen } from './use-chosen.ts'
import { type LibraryFilter, useWindow } from './use-library.ts'

type Filter = LibraryFilter & { isNarrowed: boolean }

/** The list with its faces. It is as long as the library; only the windows in sight are fetched, only their rows drawn. */
export function BlogList({ filter }: { filter: Filter }) {
  const t = useT(messages)
  const { chosen, setChosen, choose } = useChosen(filter)
  const first = useWindow(filter, 0)
  return (
    <Loaded
      from={first}
      skeleton={<SkeletonRows />}
      isEmpty={({ total }) => total === 0}
      empty={<Nothing filter={filter} />}
    >
      {({ total, total_is_more: isMore }) => (
        <div className="border-line border-t">
          <BulkBar filter={filter} chosen={chosen} onChoose={setChosen} total={total} isMore={isMore} />
          <VirtualList
            key={JSON.stringify(filter)}
            label={t('blogs')}
            items={placesUpTo(total)}
            itemKey={String}
            rowHeight={76}
            total={total}
          >
            {(index) => (
              <BlogRow filter={filter} index={index} chosen={chosen} onChoose={(choice) => void choose(choice)} />
            )}
          </VirtualList>
        </div>
      )}
    </Loaded>
  )
}

const places: number[] = []

/** 0, 1, 2 …: the list knows its rows by their place, since most are not loaded. */
function placesUpTo(total: number): readonly number[] {
  while (places.length < total) places.push(places.length)
  return places.slice(0, total)
}

function Nothing({ filter }: { filter: Filter }) {
  const t = useT(messages)
  const navigate = useNavigate()
  if (filter.q || filter.state || filter.tag) {
    return (
      <p className="flex flex-wrap items-center gap-3 py-4 text-ink-2">
        {t('noneLike')}
        <Button size="sm" onClick={() => void navigate({ to: '/blogs', search: {} })}>
          {t('clearFilters')}
        </Button>
      </p>
    )
  }
  return <EmptyShelf shelf={filter.view} />
}

function EmptyShelf({ shelf }: { shelf: BlogShelf }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const icon = { size: 28, strokeWidth: 1.5, 'aria-hidden': true } as const
  if (shelf === 'archived')
    return (
      <EmptyState icon={<Archive {...icon} />} title={t('noneArchived')}>
        {t('noneArchivedText')}
      </EmptyState>
    )
  if (shelf === 'trash')
    return (
      <EmptyState icon={<Trash2 {...icon} />} title={t('noneTrash')}>
        {t('noneTrashText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<NotebookPen {...icon} />}
      title={t('none')}
      action={
        <>
          <NewBlogButton />
          <button type="button" className={buttonClass()} onClick={() => void navigate({ to: '/workflows' })}>
            {t('startWorkflow')}
          </button>
        </>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}
