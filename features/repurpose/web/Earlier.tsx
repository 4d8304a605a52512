import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { repurposeApi } from './api.ts'
import { EntryRow } from './EntryRow.tsx'
import { messages } from './messages.ts'

const PAGE_SIZE = 20

/** Everything that was made, last changed first, to search. */
export function Earlier() {
  const t = useT(messages)
  const [typed, setTyped] = useAddressValue('q')
  const query = useDeferredValue(typed.trim())
  const list = useInfiniteQuery({
    ...repurposeApi.query.list.infiniteOptions({
      input: (from: number) => ({ query: query || undefined, start_count: from, end_count: from + PAGE_SIZE }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length * PAGE_SIZE : undefined),
    }),
    placeholderData: (before) => before,
  })
  return (
    <Section title={t('earlier')}>
      <SearchField className="mb-3 w-64 max-w-full" label={t('search')} value={typed} onSearch={setTyped} />
      <Loaded
        from={list}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={<p className="text-ink-2 text-sm">{t(query ? 'noneFound' : 'none')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {pages
                .flatMap(({ derivatives }) => derivatives)
                .map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
            </ul>
            {list.hasNextPage ? (
              <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('more')}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}
