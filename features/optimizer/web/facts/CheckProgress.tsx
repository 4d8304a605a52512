import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useTask } from '../../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Progress } from '../../../../platform/web/ui/Progress.tsx'
import type { FactCheckShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** How far the check is, sentence by sentence, and the way to stop it. */
export function CheckProgress({ check, taskId }: { check: FactCheckShape; taskId: string }) {
  const t = useT(messages)
  const { announce } = useSheet()
  const queries = useQueryClient()
  const { data: task } = useTask(taskId)
  const stop = useMutation({
    mutationFn: () => optimizerApi.call.facts.stop({ id: check.id }),
    async onSuccess() {
      announce(t('stopped'))
      await queries.invalidateQueries({ queryKey: optimizerApi.query.facts.key() })
    },
  })
  const [done, total] = [task?.done ?? 0, task?.total ?? 0]
  return (
    <section className="flex flex-col gap-2">
      <Progress label={t('progress')} share={total > 0 ? done / total : undefined} />
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 text-sm">
          <p aria-live="polite">
            {total > 0 ? t('progressOf', { done: String(done), total: String(total) }) : t('progress')}
          </p>
          <p dir="auto" className="line-clamp-2 text-ink-3">
            {task?.step}
          </p>
        </div>
        <Button size="sm" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t('stop')}
        </Button>
      </div>
    </section>
  )
}
