import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import type { BlogShape } from '../../blogs/contract.ts'
import { blogsApi } from './api.ts'
import { Heading, moreClass } from './Heading.tsx'
import { messages } from './messages.ts'

export const RECENT = 5

/** The last documents that were worked on. */
export function RecentBlogs() {
  const t = useT(messages)
  const recent = useQuery(recentOptions)
  return (
    <section>
      <Heading
        more={
          recent.data && recent.data.blogs.length > 0 ? (
            <Link to="/blogs" className={moreClass}>
              {t('allBlogs')}
            </Link>
          ) : null
        }
      >
        {t('continue')}
      </Heading>
      <Loaded
        from={recent}
        isEmpty={({ blogs }) => blogs.length === 0}
        empty={<p className="max-w-xl py-2 text-ink-2">{t('nothingYetText')}</p>}
      >
        {({ blogs }) => (
          <ul className="-mx-2">
            {blogs.map((blog) => (
              <BlogRow key={blog.id} blog={blog} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

export const recentOptions = blogsApi.query.library.list.queryOptions({
  input: { start_count: 0, end_count: RECENT, sort: 'updated' },
})

function BlogRow({ blog }: { blog: BlogShape }) {
  const t = useT(messages)
  const { ago, moment } = useFormat()
  return (
    <li>
      <Link
        to="/blogs/$blogId"
        params={{ blogId: blog.id }}
        className="flex flex-col gap-0.5 rounded-md px-2 py-2.5 hover:bg-wash"
      >
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={blog.title ? 'min-w-0 truncate font-medium' : 'min-w-0 truncate text-ink-3 italic'}
          >
            {blog.title || t('untitled')}
          </span>
          {blog.state === 'draft' ? null : (
            <Badge tone={blog.state === 'published' ? 'supported' : 'plain'}>{t(blog.state)}</Badge>
          )}
        </span>
        <span className="flex gap-1 text-ink-3 text-sm">
          <span className="shrink-0">
            <time dateTime={blog.updated_at} title={moment(blog.updated_at)}>
              {ago(blog.updated_at)}
            </time>
            {' · '}
            {t('words', { count: blog.words })}
            {blog.excerpt ? ' ·' : ''}
          </span>
          {/* by itself: cut at its own end, whichever way it reads */}
          <span dir="auto" className="min-w-0 truncate">
            {blog.excerpt}
          </span>
        </span>
      </Link>
    </li>
  )
}
