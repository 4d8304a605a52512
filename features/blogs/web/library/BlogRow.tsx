import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../../platform/web/ui/Badge.tsx'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { Skeleton } from '../../../../platform/web/ui/Skeleton.tsx'
import { TagList } from '../../../../platform/web/ui/TagList.tsx'
import { tip } from '../../../../platform/web/ui/tip.ts'
import type { BlogShape, BlogState } from '../../contract.ts'
import { BlogMenu } from './BlogMenu.tsx'
import { Excerpt } from './Excerpt.tsx'
import { messages } from './messages.ts'
import { stateWords } from './state-words.ts'
import { useBlogActions } from './use-blog-actions.ts'
import type { RowChoice } from './use-chosen.ts'
import { type LibraryFilter, useRow } from './use-library.ts'

interface BlogRowProps {
  filter: LibraryFilter
  index: number
  chosen: ReadonlySet<string>
  onChoose: (choice: RowChoice) => void
}

/** The row at a place of the list: bars until its window has come. */
export function BlogRow({ filter, index, chosen, onChoose }: BlogRowProps) {
  const blog = useRow(filter, index)
  if (!blog) {
    return (
      <div className="flex h-19 flex-col justify-center gap-2 border-line border-b pl-8" aria-hidden="true">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-2/3" />
      </div>
    )
  }
  return (
    <LoadedRow
      blog={blog}
      isChosen={chosen.has(blog.id)}
      onChoose={(isChosen, isRange) => onChoose({ id: blog.id, index, isChosen, isRange })}
    />
  )
}

function LoadedRow({
  blog,
  isChosen,
  onChoose,
}: {
  blog: BlogShape
  isChosen: boolean
  onChoose: (isChosen: boolean, isRange: boolean) => void
}) {
  const t = useT(messages)
  const { trash } = useBlogActions()
  const name = blog.title || t('untitled')
  // Beside Enter, which opens: what one does with row after row.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'x') onChoose(!isChosen, event.shiftKey)
    else if (event.key === 'Delete' && blog.view !== 'trash') void trash([blog.id])
    else return
    event.preventDefault()
  }
  return (
    <div className="flex h-19 items-start gap-3 overflow-hidden border-line border-b py-2 pr-1 pl-1 focus-within:bg-wash hover:bg-wash">
      <Checkbox className="mt-0.5" label={t('select', { name })} labelHidden checked={isChosen} onChange={onChoose} />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to={`/blogs/${blog.id}`}
            dir="auto"
            data-row-focus
            onKeyDown={handleKey}
            className={
              blog.title
                ? 'min-w-0 truncate font-medium hover:text-accent'
                : 'min-w-0 truncate text-ink-3 hover:text-accent'
            }
          >
            {name}
          </Link>
          {blog.shared ? (
            <span {...tip(t('shared'))} className="shrink-0 text-ink-3">
              <Globe size={13} aria-hidden="true" />
              <span className="sr-only">{t('shared')}</span>
            </span>
          ) : null}
          <span className="flex shrink-0 gap-1 max-sm:hidden">
            <TagList tags={blog.tags} />
          </span>
        </div>
        <Excerpt text={blog.excerpt} />
        <Facts blog={blog} />
      </div>
      {blog.state === 'draft' ? null : <StateBadge state={blog.state} />}
      <BlogMenu blog={blog} />
    </div>
  )
}

function Facts({ blog }: { blog: BlogShape }) {
  const t = useT(messages)
  const format = useFormat()
  const when = blog.purged_at
    ? t('goneOn', { day: format.day(blog.purged_at) })
    : t('changed', { when: format.ago(blog.updated_at) })
  return (
    <p className="truncate text-ink-3 text-xs">
      {when} · {t('words', { count: blog.words })}
    </p>
  )
}

const tones = {
  draft: 'plain',
  'in-review': 'accent',
  'changes-asked': 'unsure',
  approved: 'supported',
  published: 'supported',
} as const

function StateBadge({ state }: { state: BlogState }) {
  const t = useT(messages)
  return <Badge tone={tones[state]}>{new Map(stateWords(t)).get(state)}</Badge>
}
