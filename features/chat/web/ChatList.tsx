import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Pin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useEvents } from '../../../platform/web/api/events.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { type ChatView, chatApi } from './api.ts'
import { ChatMenu } from './ChatMenu.tsx'
import { messages } from './messages.ts'

const PAGE_SIZE = 50

/** The conversations of the project, pinned and latest first, found by their words. */
export function ChatList({ current, onOpen }: { current: string; onOpen: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const { project } = useActiveProject()
  const [query, setQuery] = useState('')
  const filter = { project_id: project?.id, query: query.trim() || undefined }
  const list = useInfiniteQuery(
    chatApi.query.list.infiniteOptions({
      input: (from: number) => ({ ...filter, start_count: from, end_count: from + PAGE_SIZE }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length * PAGE_SIZE : undefined),
      placeholderData: (before) => before,
    }),
  )
  useEvents('chat', () => void readAgain(queries, chatApi.query.list.key()))
  return (
    <nav aria-label={t('conversations')} className="flex min-h-0 flex-col gap-3">
      <Link to="/factgpt" className={buttonClass('secondary', 'md')} onClick={onOpen}>
        <Plus size={15} aria-hidden="true" />
        {t('newConversation')}
      </Link>
      <SearchField label={t('search')} value={query} onSearch={setQuery} />
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2">
        <Loaded
          from={list}
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={<p className="px-2 py-4 text-ink-3 text-sm">{t(query ? 'noneFound' : 'none')}</p>}
        >
          {({ pages }) => (
            <>
              <ul className="flex flex-col gap-0.5">
                {pages
                  .flatMap(({ chats }) => chats)
                  .map((chat) => (
                    <ChatRow key={chat.id} chat={chat} isCurrent={chat.id === current} onOpen={onOpen} />
                  ))}
              </ul>
              {list.hasNextPage ? (
                <Button
                  size="sm"
                  look="quiet"
                  className="mt-2"
                  busy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              ) : null}
            </>
          )}
        </Loaded>
      </div>
    </nav>
  )
}

function ChatRow({ chat, isCurrent, onOpen }: { chat: ChatView; isCurrent: boolean; onOpen: () => void }) {
  const t = useT(messages)
  return (
    <li className={clsx('group flex items-center rounded-md', isCurrent ? 'bg-wash-2' : 'hover:bg-wash')}>
      <Link
        to={`/factgpt/${chat.id}`}
        aria-current={isCurrent ? 'page' : undefined}
        className="min-w-0 flex-1 px-2 py-1.5"
        onClick={onOpen}
      >
        <span className="flex items-center gap-1.5">
          {chat.pinned ? <Pin size={12} aria-label={t('pinned')} className="shrink-0 text-ink-3" /> : null}
          <span className="truncate text-sm">{chat.title || t('untitled')}</span>
        </span>
        {chat.excerpt ? <span className="line-clamp-2 text-ink-3 text-xs">{chat.excerpt}</span> : null}
      </Link>
      <ChatMenu chat={chat} isCurrent={isCurrent} />
    </li>
  )
}
