import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import type { Entry } from './api.ts'
import { messages } from './messages.ts'

interface EntryRowProps {
  entry: Entry
  /** The original is what the list is beside, and needs no name. */
  isBesideOriginal?: boolean
}

/** A derivative in a list: what it is, how it begins, and whether a claim of it was refuted since. */
export function EntryRow({ entry, isBesideOriginal = false }: EntryRowProps) {
  const { id, shape_title, opening, source, refuted, updated_date } = entry
  const t = useT(messages)
  const format = useFormat()
  return (
    <li className="relative flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={`/repurpose/${id}`} className="font-medium after:absolute after:inset-0">
          {shape_title}
        </Link>
        {refuted > 0 ? (
          <Badge tone="disputed" icon={<TriangleAlert size={12} aria-hidden="true" />}>
            {t('refutedCount', { count: refuted })}
          </Badge>
        ) : null}
        <span className="ml-auto text-ink-3 text-xs">{format.moment(updated_date)}</span>
      </p>
      <p className="wrap-anywhere line-clamp-2 text-ink-2 text-sm">{opening}</p>
      {isBesideOriginal ? null : (
        <p className="truncate text-ink-3 text-xs">
          {t(`from_${source.kind}`)} {source.title}
        </p>
      )}
    </li>
  )
}
