import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import type { LinkRunShape } from '../../contract.ts'
import { messages } from './messages.ts'
import { useUndoInbound } from './use-inbound-run.ts'

/** Links to this text that were added to other blogs before the page was opened: each run can be undone. */
export function InboundRuns({ runs, targetId }: { runs: readonly LinkRunShape[]; targetId: string }) {
  const t = useT(messages)
  if (runs.length === 0) return null
  return (
    <details className="border-line border-t pt-2">
      <summary className="cursor-pointer font-medium text-sm">{t('earlierRuns', { count: runs.length })}</summary>
      <ul className="flex flex-col gap-1 pt-2">
        {runs.map((run) => (
          <InboundRun key={run.id} run={run} targetId={targetId} />
        ))}
      </ul>
    </details>
  )
}

function InboundRun({ run: { id, made_at, links }, targetId }: { run: LinkRunShape; targetId: string }) {
  const t = useT(messages)
  const format = useFormat()
  const undo = useUndoInbound(targetId)
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <span className="min-w-0 flex-1 break-words">
        {links.map(({ blog_title, anchor }) => `${blog_title || t('untitled')}: ${anchor}`).join(', ')}{' '}
        <span className="text-ink-3 text-xs">· {format.moment(made_at)}</span>
      </span>
      <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate({ run_id: id })}>
        {t('undoRun', { count: links.length })}
      </Button>
    </li>
  )
}
