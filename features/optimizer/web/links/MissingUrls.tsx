import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../../platform/web/session/may.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkablePageShape } from '../../contract.ts'
import { blogsApi, optimizerApi } from '../api.ts'
import { messages } from './messages.ts'
import { type NewSlug, newSlugs } from './new-slugs.ts'
import { LIBRARY, targetsKey } from './use-targets.ts'

/** Says that blogs have no URL, which no link can lead to, and gives them slugs from their titles; can be undone. */
export function MissingUrls({ targets, onDone }: { targets: readonly LinkablePageShape[]; onDone?: () => void }) {
  const t = useT(messages)
  const may = useMay()
  const queries = useQueryClient()
  const slugs = newSlugs(targets)
  const put = async (list: readonly NewSlug[]) => {
    for (const { id, slug } of list) await blogsApi.call.library.update({ id, meta: { slug } })
    await Promise.all([
      queries.invalidateQueries({ queryKey: targetsKey(LIBRARY) }),
      queries.invalidateQueries({ queryKey: blogsApi.query.library.get.key() }),
      queries.invalidateQueries({ queryKey: optimizerApi.query.links.setup.key() }),
    ])
    onDone?.()
  }
  const give = useMutation({
    meta: failureShown,
    mutationFn: put,
    onSuccess: (_, list) =>
      toast({
        text: t('slugsGiven', { count: list.length }),
        undo: () => put(list.map(({ id }) => ({ id, slug: '' }))),
      }),
  })
  if (slugs.length === 0) return null
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-wash p-3 text-sm">
      <p>{t('missingUrls', { count: slugs.length })}</p>
      <details>
        <summary className="cursor-pointer text-ink-2 text-xs">{t('newSlugs')}</summary>
        <ul className="pt-1 text-ink-2 text-xs">
          {slugs.map(({ id, slug }) => (
            <li key={id} className="break-all">
              /{slug}
            </li>
          ))}
        </ul>
      </details>
      {may('blog:edit') ? (
        <Button size="sm" className="self-start" busy={give.isPending} onClick={() => give.mutate(slugs)}>
          {t('giveSlugs', { count: slugs.length })}
        </Button>
      ) : null}
      {give.error ? (
        <p role="alert" className="text-disputed">
          {asFailure(give.error).message}
        </p>
      ) : null}
    </div>
  )
}
