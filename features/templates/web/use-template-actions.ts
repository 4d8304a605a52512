import { useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { templatesApi } from './api.ts'
import { messages } from './messages.ts'

/** What can be done with one’s own templates; each loads what is shown again. */
export function useTemplateActions() {
  const t = useT(messages)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: templatesApi.query.key() })
  const done = async (change: Promise<unknown>) => {
    try {
      await change
      await reload()
      return true
    } catch (error) {
      toast({ failure: asFailure(error) })
      return false
    }
  }
  return {
    done,
    /** A form shows what is refused. */
    async save(change: Parameters<typeof templatesApi.call.change>[0], onSaved: () => void) {
      const stored = await templatesApi.call.change(change)
      onSaved()
      // at once: what is typed until everything is read again changes this version
      queries.setQueryData(templatesApi.query.get.queryKey({ input: { id: change.id } }), stored)
      await reload()
      toast({ text: t('saved') })
    },
    async remove({ id, title }: { id: string; title: string }, leave: () => Promise<void>) {
      try {
        await templatesApi.call.remove({ id })
      } catch (error) {
        toast({ failure: asFailure(error) })
        return
      }
      // what is shown of it here goes with the page, and would be asked for in vain
      await leave()
      await queries.invalidateQueries({ queryKey: templatesApi.query.list.key() })
      toast({ text: t('deleted', { title }), undo: () => done(templatesApi.call.restore({ id })) })
    },
  }
}
