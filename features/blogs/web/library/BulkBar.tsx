import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../../platform/web/session/may.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { messages } from './messages.ts'
import { TagDialog } from './TagDialog.tsx'
import { useBlogActions } from './use-blog-actions.ts'
import { idsOf, type LibraryFilter } from './use-library.ts'

/** Blogs that one call takes at once. */
const MOST_AT_ONCE = 1_000

interface BulkBarProps {
  filter: LibraryFilter
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  total: number
  isMore: boolean
}

/** How many there are, which are selected, and what can be done with all of those. */
export function BulkBar({ filter, chosen, onChoose, total, isMore }: BulkBarProps) {
  const t = useT(messages)
  const all = Math.min(total, MOST_AT_ONCE)
  const handleAll = async (isChosen: boolean) => onChoose(new Set(isChosen ? await idsOf(filter, { end: all }) : []))
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1">
      <Checkbox
        className="pl-1"
        label={t('selectAll')}
        labelHidden
        checked={chosen.size > 0 && chosen.size >= all}
        mixed={chosen.size > 0 && chosen.size < all}
        onChange={(isChosen) => void handleAll(isChosen)}
      />
      <p className="text-ink-2 text-sm" role="status">
        {chosen.size > 0
          ? t('selected', { count: chosen.size })
          : t(isMore ? 'countMore' : 'countOf', { count: total })}
      </p>
      {chosen.size > 0 ? <BulkActions filter={filter} ids={[...chosen]} onDone={() => onChoose(new Set())} /> : null}
    </div>
  )
}

function BulkActions({ filter, ids, onDone }: { filter: LibraryFilter; ids: string[]; onDone: () => void }) {
  const t = useT(messages)
  const actions = useBlogActions()
  const may = useMay()
  const [asked, setAsked] = useState<'move' | 'tag' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const doAll = (action: (ids: string[]) => Promise<boolean>) => void action(ids).then((isDone) => isDone && onDone())
  const isTrash = filter.view === 'trash'
  return (
    <div className="flex flex-wrap items-center gap-1">
      {isTrash && may('blog:delete') ? (
        <>
          <ActionButton label={t('restore')} onClick={() => doAll(actions.restore)} />
          <ActionButton label={t('deleteForever')} onClick={() => setAsked('delete')} />
        </>
      ) : null}
      {!isTrash && may('blog:edit') ? (
        <>
          <ActionButton label={t('move')} onClick={() => setAsked('move')} />
          <ActionButton label={t('tagIt')} onClick={() => setAsked('tag')} />
          {filter.view === 'archived' ? (
            <ActionButton label={t('unarchive')} onClick={() => doAll(actions.unarchive)} />
          ) : (
            <ActionButton label={t('archive')} onClick={() => doAll(actions.archive)} />
          )}
        </>
      ) : null}
      {!isTrash && may('blog:delete') ? (
        <ActionButton label={t('trashIt')} onClick={() => doAll(actions.trash)} />
      ) : null}
      <ActionButton label={t('clearSelection')} onClick={onDone} />
      {asked === 'move' ? <MoveDialog ids={ids} from={null} onClose={close} onDone={onDone} /> : null}
      {asked === 'tag' ? <TagDialog ids={ids} onClose={close} onDone={onDone} /> : null}
      {asked === 'delete' ? <DeleteDialog ids={ids} onClose={close} onDone={onDone} /> : null}
    </div>
  )
}

function ActionButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="sm" look="quiet" onClick={onClick}>
      {label}
    </Button>
  )
}
