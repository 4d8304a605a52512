import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Progress } from '../../../../platform/web/ui/Progress.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkListShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'
import { targetsKey } from './use-targets.ts'

/** How far the titles of a list's pages were read. Reading goes on while this is shown; what is not read yet goes by its URL. */
export function ListReading({ list, onRemoved }: { list: LinkListShape; onRemoved: () => void }) {
  const t = useT(messages)
  const { id, pages, waiting, failed } = list
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: optimizerApi.query.links.setup.key() })
  const isHere = useRef(true)
  const read = useMutation({
    async mutationFn() {
      for (let left = waiting; left > 0 && isHere.current; ) {
        const { list: now } = await optimizerApi.call.linkLists.readList({ list_id: id })
        if (now.waiting >= left) return
        left = now.waiting
        await refresh()
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: targetsKey(id) }),
    onError: (error) => toast({ failure: asFailure(error) }),
  })
  const remove = useMutation({
    mutationFn: () => optimizerApi.call.linkLists.removeList({ list_id: id }),
    async onSuccess() {
      onRemoved()
      await refresh()
    },
    onError: (error) => toast({ failure: asFailure(error) }),
  })
  const start = useRef(read.mutate)
  start.current = read.mutate
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is read from its own beginning
  useEffect(() => {
    isHere.current = true
    if (waiting > 0) start.current()
    return () => {
      isHere.current = false
    }
  }, [id])
  return (
    <div className="flex flex-col gap-2 text-sm">
      {waiting > 0 ? <Progress label={t('listReading')} share={(pages - waiting) / pages} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto text-ink-2">
          {t('listRead', { read: pages - waiting, pages, failed })}
        </p>
        {waiting > 0 && !read.isPending ? (
          <Button size="sm" onClick={() => read.mutate()}>
            {t('listContinue')}
          </Button>
        ) : null}
        <Button size="sm" look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('listDelete')}
        </Button>
      </div>
    </div>
  )
}
