import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { assetsApi } from './api.ts'
import { messages } from './messages.ts'

/** What cites a source. */
export function SourceUses({ id }: { id: string }) {
  const t = useT(messages)
  const uses = useQuery(assetsApi.query.uses.queryOptions({ input: { id }, select: (answer) => answer.uses }))
  return (
    <section>
      <h2 className="mb-2 font-medium text-ink-3 text-sm">{t('usedIn')}</h2>
      <Loaded from={uses} empty={<p className="text-ink-2 text-sm">{t('usedNowhere')}</p>}>
        {(list) => (
          <ul className="flex flex-col gap-1.5">
            {list.map((use) => (
              <li key={use.id}>
                <Link to={`/blogs/${use.id}`} className="block truncate text-sm hover:text-accent">
                  {use.title || t('untitled')}
                </Link>
                <p className="text-ink-3 text-xs">{t('citations', { count: use.citations })}</p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
