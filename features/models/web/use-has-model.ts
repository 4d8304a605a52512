import { useQuery } from '@tanstack/react-query'
import { storedKeyOptions } from '../../model-keys/web/key-models-door.ts'
import { useModels } from './use-models.ts'

/** Whether a language model can write for the person, of this server or with their own key; undefined until that is known. */
export function useHasModel(): boolean | undefined {
  const listed = useModels().data
  const own = useQuery(storedKeyOptions)
  return listed && own.isSuccess ? listed.models.length > 0 || Boolean(own.data.key) : undefined
}
