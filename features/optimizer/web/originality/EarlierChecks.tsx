import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import type { OriginalityEntryShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'

/** Shown before somebody asks for all. */
const FIRST = 5

/** Reports of the last thirty days, the newest first; nothing where there is none. */
export function EarlierChecks() {
  const list = useQuery(optimizerApi.query.originality.list.queryOptions({ input: {} }))
  return <Loaded from={list}>{({ checks }) => (checks.length > 0 ? <Entries checks={checks} /> : null)}</Loaded>
}

function Entries({ checks }: { checks: readonly OriginalityEntryShape[] }) {
  const t = useT(messages)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? checks : checks.slice(0, FIRST)
  return (
    <section aria-labelledby={id} className="mt-10 flex flex-col gap-2">
      <h2 id={id} className="font-medium">
        {t('earlier')}
      </h2>
      <p className="text-ink-2 text-sm">{t('earlierHint')}</p>
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

const stateWords = { running: 'running', failed: 'stateFailed', stopped: 'stateStopped' } as const

function Entry({ check: { id, title, state, percent, words, created_at } }: { check: OriginalityEntryShape }) {
  const t = useT(messages)
  const format = useFormat()
  const outcome =
    state !== 'done'
      ? t(stateWords[state])
      : percent === null
        ? t('notChecked')
        : t('standsElsewhere', { percent: format.percent(percent / 100) })
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2.5 text-sm">
      <Link
        to="/optimizer/plagiarism/$checkId"
        params={{ checkId: id }}
        className="min-w-0 flex-1 basis-60 truncate font-medium underline-offset-2 hover:underline"
      >
        {title || t('untitled')}
      </Link>
      <span className="text-ink-2">{outcome}</span>
      <span className="text-ink-3 text-xs">
        {t('words', { count: words })} · {format.moment(created_at)}
      </span>
    </li>
  )
}
