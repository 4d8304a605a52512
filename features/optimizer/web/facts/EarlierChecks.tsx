import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import type { FactCheckEntryShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'

/** Shown before somebody asks for all. */
const FIRST = 5

/** Checks that the server keeps, the newest first; nothing where there is none. */
export function EarlierChecks() {
  const list = useQuery(optimizerApi.query.facts.list.queryOptions({ input: {} }))
  return <Loaded from={list}>{({ checks }) => (checks.length > 0 ? <Entries checks={checks} /> : null)}</Loaded>
}

function Entries({ checks }: { checks: readonly FactCheckEntryShape[] }) {
  const t = useT(messages)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? checks : checks.slice(0, FIRST)
  return (
    <section aria-labelledby={id} className="mt-10 flex flex-col gap-2">
      <h2 id={id} className="font-medium">
        {t('earlier')}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((check) => (
          <Entry key={check.id} check={check} />
        ))}
      </ul>
      {shown.length < checks.length ? (
        <Button className="self-start" onClick={() => setWhole(true)}>
          {t('earlierAll', { count: checks.length })}
        </Button>
      ) : null}
    </section>
  )
}

/** A blog's check opens beside the blog, any other here. */
function Entry({ check }: { check: FactCheckEntryShape }) {
  const t = useT(messages)
  const { moment } = useFormat()
  const { id, blog_id, title, excerpt, claims, checked, disputed, task_id, checked_at, created_at } = check
  const name = title || excerpt || t('untitled')
  const className = 'min-w-0 flex-1 basis-60 truncate font-medium underline-offset-2 hover:underline'
  const outcome = task_id
    ? t('isRunning')
    : checked < claims
      ? t('earlierRest', { checked: String(checked), count: claims })
      : t('earlierOutcome', { count: claims, disputed })
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1.5 text-sm">
      {blog_id ? (
        <Link to="/blogs/$blogId" params={{ blogId: blog_id }} className={className}>
          {name}
        </Link>
      ) : (
        <Link to="/optimizer/$view" params={{ view: 'factcheck' }} search={{ check: id }} className={className}>
          {name}
        </Link>
      )}
      {blog_id ? <span className="text-ink-3 text-xs">{t('ofBlog')}</span> : null}
      <span className="text-ink-2">{outcome}</span>
      <span className="text-ink-3 text-xs">{moment(checked_at ?? created_at)}</span>
    </li>
  )
}
