import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { SearchField } from '../../../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import type { FoundPassageShape } from '../../../../assets/contract.ts'
import { blogsApi, sourcesApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'
import { quoteFrom } from './quote-from.ts'

/** Looks for passages in the person's own sources and makes a citation of the chosen one. */
export function SourceSearch({ words, onCite }: { words: string; onCite: (citationId: string) => void }) {
  const t = useT(messages)
  const [query, setQuery] = useState(words.trim().slice(0, 480))
  const asked = useDeferredValue(query.trim())
  const found = useQuery({
    ...sourcesApi.query.search.queryOptions({ input: { query: asked, limit: 8 } }),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  const add = useAddCitation(onCite)
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={t('searchSources')} value={query} onSearch={setQuery} autoFocus />
      {asked === '' ? null : (
        <Loaded from={found}>
          {(loaded) =>
            loaded.found.length === 0 ? (
              <p className="py-2 text-ink-2 text-sm">
                {t('noneFound')}{' '}
                <Link to="/assets" className="text-accent underline">
                  {t('goToAssets')}
                </Link>
              </p>
            ) : (
              <ul className="-mx-1 flex max-h-80 flex-col overflow-y-auto">
                {loaded.found.map((hit) => (
                  <FoundRow
                    key={hit.passage.id}
                    hit={hit}
                    words={asked}
                    isBusy={add.isPending}
                    onCite={() => add.mutate({ hit, words: asked })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </div>
  )
}

function FoundRow({
  hit,
  words,
  isBusy,
  onCite,
}: {
  hit: FoundPassageShape
  words: string
  isBusy: boolean
  onCite: () => void
}) {
  const t = useT(messages)
  const { passage, asset } = hit
  return (
    <li className="flex flex-col gap-1 rounded-md px-1 py-2 hover:bg-wash">
      <p dir="auto" className="line-clamp-4 font-serif text-base">
        {quoteFrom(passage.text, words)}
      </p>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-ink-3 text-xs">
          {asset.title}
          {passage.page ? `, ${t('page', { page: String(passage.page) })}` : ''}
        </span>
        <Button size="sm" disabled={isBusy} onClick={onCite}>
          {t('cite')}
        </Button>
      </div>
    </li>
  )
}

function useAddCitation(onCite: (citationId: string) => void) {
  const { blogId } = useDesk()
  const t = useT(messages)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ hit: { passage, asset }, words }: { hit: FoundPassageShape; words: string }) =>
      blogsApi.call.citations.add({
        id: blogId,
        citations: [
          {
            passage_id: passage.id,
            asset_id: asset.id,
            quote: quoteFrom(passage.text, words),
            title: asset.title || asset.name,
            url: asset.url,
            place: passage.page ? t('page', { page: String(passage.page) }) : passage.heading,
          },
        ],
      }),
    onSuccess: async ({ citations: [added] }) => {
      await queries.invalidateQueries({ queryKey: blogsApi.query.citations.key() })
      if (added) onCite(added.id)
    },
  })
}
