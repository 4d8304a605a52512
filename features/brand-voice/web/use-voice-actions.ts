import { useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { brandVoiceApi } from './api.ts'
import { messages } from './messages.ts'

/** A voice whole, as the server answers it. */
export type FullVoice = Awaited<ReturnType<typeof brandVoiceApi.call.get>>['brand_voice']
/** What may be changed of one. */
export type VoiceEdit = Omit<Parameters<typeof brandVoiceApi.call.change>[0], 'id'>

/** What can be done with a voice. Each loads what is shown again; what is deleted can be brought back. */
export function useVoiceActions({ id, name }: Pick<FullVoice, 'id' | 'name'>) {
  const t = useT(messages)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: brandVoiceApi.query.key() })
  const done = async (change: Promise<unknown>, shown?: readonly unknown[]) => {
    try {
      await change
      await queries.invalidateQueries({ queryKey: shown ?? brandVoiceApi.query.key() })
      return true
    } catch (error) {
      toast({ failure: asFailure(error) })
      return false
    }
  }
  return {
    reload,
    /** A form shows what is refused. */
    async save(edit: VoiceEdit) {
      await brandVoiceApi.call.change({ id, ...edit })
      await reload()
      toast({ text: t('saved') })
    },
    setDefault: (projectId: string, isOn: boolean) =>
      done(brandVoiceApi.call.setDefault({ project_id: projectId, brand_voice_id: isOn ? id : null })),
    async remove() {
      // what is shown of it here goes with the page, and would be asked for in vain
      const isDone = await done(brandVoiceApi.call.remove({ id }), brandVoiceApi.query.list.key())
      const undo = async () => {
        if (await done(brandVoiceApi.call.restore({ id }))) toast({ text: t('restored', { name }) })
      }
      if (isDone) toast({ text: t('deleted', { name }), undo })
      return isDone
    },
  }
}
