import { useQuery } from '@tanstack/react-query'
import { storedKeyOptions } from '../../model-keys/web/key-models-door.ts'
import { useModels } from './use-models.ts'

/** Who writes for the person: a model of their own key, one of this server, or the built-in writer; undefined until that is known. */
export function useWriter(): 'own-key' | 'server' | 'built-in' | undefined {
  const listed = useModels().data
  const own = useQuery(storedKeyOptions)
  if (!listed || !own.isSuccess) return undefined
  if (own.data.key) return 'own-key'
  return listed.models.length > 0 ? 'server' : 'built-in'
}

/** Whether a language model can write for the person, of this server or with their own key; undefined until that is known. */
export function useHasModel(): boolean | undefined {
  const writer = useWriter()
  return writer && writer !== 'built-in'
}

/** Whether a model can read once more what it wrote for the person: there is one, and the server has it done. */
export function useHasReview(): boolean {
  const { data } = useModels()
  return useHasModel() === true && data?.reviews === true
}
