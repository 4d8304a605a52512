import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { useBlogBeside } from '../../blogs/web/editor-door.ts'
import { repurposeApi } from './api.ts'
import { EntryRow } from './EntryRow.tsx'
import { messages } from './messages.ts'

const MOST_SHOWN = 20

/** In the editor: what was made of this blog, and the way to more. */
export function OfBlog() {
  const t = useT(messages)
  const may = useMay()
  const { blogId } = useBlogBeside()
  const list = useQuery(repurposeApi.query.list.queryOptions({ input: { blog_id: blogId, end_count: MOST_SHOWN } }))
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-medium text-sm">{t('ofBlog')}</h2>
      {may('text:generate') ? (
        <Link to="/repurpose" search={{ blog: blogId }} className={buttonClass('primary', 'md', 'self-start')}>
          <Plus size={14} aria-hidden="true" />
          {t('repurposeBlog')}
        </Link>
      ) : null}
      <Loaded
        from={list}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-2 text-sm">{t('ofBlogNone')}</p>}
      >
        {({ derivatives }) => (
          <ul className="divide-y divide-line border-line border-t">
            {derivatives.map((entry) => (
              <EntryRow key={entry.id} entry={entry} isBesideOriginal />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
