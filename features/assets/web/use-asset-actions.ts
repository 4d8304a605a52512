import { useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { AssetShape } from '../contract.ts'
import { assetsApi } from './api.ts'
import { messages } from './messages.ts'

type One = Pick<AssetShape, 'id'>

/** What can be done with sources. Each loads what is shown again; a failure shows a toast; nothing is lost. */
export function useAssetActions() {
  const t = useT(messages)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: assetsApi.query.key() })
  const done = async (change: Promise<unknown>): Promise<boolean> => {
    try {
      await change
      await reload()
      return true
    } catch (error) {
      toast({ failure: asFailure(error) })
      return false
    }
  }
  const restore = async (ids: string[]) => {
    if (await done(assetsApi.call.restore({ ids }))) toast({ text: t('restored', { count: ids.length }) })
  }
  return {
    retry: ({ id }: One) => done(assetsApi.call.retry({ id })),
    refresh: ({ id }: One) => done(assetsApi.call.refresh({ id })),
    cancel: ({ id }: One) => done(assetsApi.call.cancel({ id })),
    restore,
    remove: async (ids: string[]) => {
      const isDone = await done(assetsApi.call.remove({ ids }))
      if (isDone) toast({ text: t('removed', { count: ids.length }), undo: () => restore(ids) })
      return isDone
    },
  }
}
