import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkRunShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'

/** Shown at most. */
const MOST = 20

/** Links that were added together, in one blog or many, the latest first: each run can be taken back whole. */
export function LinkRuns() {
  const t = useT(messages)
  const { data } = useQuery({
    ...optimizerApi.query.linkRuns.runs.queryOptions({ input: {} }),
    refetchOnMount: 'always',
  })
  if (!data || data.runs.length === 0) return null
  return (
    <section aria-label={t('runsTitle')} className="flex flex-col gap-2">
      <h3 className="font-medium text-sm">{t('runsTitle')}</h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {data.runs.slice(0, MOST).map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
    </section>
  )
}

function RunRow({ run: { id, made_at, blogs, links } }: { run: LinkRunShape }) {
  const t = useT(messages)
  const format = useFormat()
  const queries = useQueryClient()
  const undo = useMutation({
    meta: failureShown,
    mutationFn: () => optimizerApi.call.linkRuns.undoRun({ run_id: id }),
    async onSuccess({ removed, gone }) {
      toast({ text: t('runUndone', { removed, gone }) })
      await queries.invalidateQueries({ queryKey: optimizerApi.query.linkRuns.runs.key() })
    },
    onError: (error) => toast({ failure: asFailure(error) }),
  })
  return (
    <li className="flex flex-wrap items-start gap-2 py-2 text-sm">
      <details className="min-w-0 flex-1 basis-60">
        <summary className="cursor-pointer">
          {t('runOf', { links: links.length, blogs })}{' '}
          <span className="text-ink-3 text-xs">· {format.moment(made_at)}</span>
        </summary>
        <ul className="pt-1 text-ink-2">
          {links.map((link) => (
            <li key={link.blog_id + link.target_id} className="break-words">
              {link.blog_title || t('untitled')}: {link.anchor}{' '}
              <span className="text-ink-3">→ {link.title || link.url}</span>
            </li>
          ))}
        </ul>
      </details>
      <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate()}>
        {t('undoRun', { count: links.length })}
      </Button>
    </li>
  )
}
