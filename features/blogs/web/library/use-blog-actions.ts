import { useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { BlogShape } from '../../contract.ts'
import { blogsApi } from './api.ts'
import { messages } from './messages.ts'

type Bulk = Parameters<typeof blogsApi.call.library.bulk>[0]

/**
 * What can be done with blogs, one or many. Each reports what it did, offers to undo it if possible, and
 * loads what is shown again; a failure shows a toast. Resolves with whether it succeeded.
 */
export function useBlogActions() {
  const t = useT(messages)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: blogsApi.query.key() })

  async function bulk(input: Bulk, said: (count: number) => string, undo?: Bulk['action']): Promise<boolean> {
    try {
      const { changed } = await blogsApi.call.library.bulk(input)
      await reload()
      const back = () => blogsApi.call.library.bulk({ ids: changed, action: undo ?? input.action }).then(reload)
      toast({ text: said(changed.length), ...(undo && changed.length > 0 ? { undo: back } : {}) })
      return true
    } catch (error) {
      toast({ failure: asFailure(error) })
      return false
    }
  }

  return {
    reload,
    archive: (ids: string[]) => bulk({ ids, action: 'archive' }, (count) => t('wasArchived', { count }), 'unarchive'),
    unarchive: (ids: string[]) =>
      bulk({ ids, action: 'unarchive' }, (count) => t('wasUnarchived', { count }), 'archive'),
    trash: (ids: string[]) => bulk({ ids, action: 'trash' }, (count) => t('wasTrashed', { count }), 'restore'),
    restore: (ids: string[]) => bulk({ ids, action: 'restore' }, (count) => t('wasRestored', { count }), 'trash'),
    /** For dialogs, which show a refusal themselves. */
    deleteForever: async (ids: string[]) => {
      const { changed } = await blogsApi.call.library.bulk({ ids, action: 'delete' })
      await reload()
      toast({ text: t('wasDeleted', { count: changed.length }) })
    },
    move: async (ids: string[], projectId: string) => {
      const { changed } = await blogsApi.call.library.bulk({ ids, action: 'move', project_id: projectId })
      await reload()
      toast({ text: t('moved', { count: changed.length }) })
    },
    tag: async (ids: string[], tags: string[]) => {
      const tagged = new Set<string>()
      for (const tag of tags) {
        const { changed } = await blogsApi.call.library.bulk({ ids, action: 'tag', tag })
        for (const id of changed) tagged.add(id)
      }
      await reload()
      toast({ text: t('tagged', { count: tagged.size }) })
    },
    duplicate: async ({ id, title }: Pick<BlogShape, 'id' | 'title'>) => {
      try {
        await blogsApi.call.library.duplicate({ id })
        await reload()
        toast({ text: t('duplicated', { name: title || t('untitled') }) })
      } catch (error) {
        toast({ failure: asFailure(error) })
      }
    },
  }
}
