import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountsApi, reloadMe, useMe } from '../../accounts/web/index.ts'

const NONE: readonly string[] = []

/** The tools that the person has marked, and the way to mark one or take the mark off. */
export function useFavourites(): { favourites: readonly string[]; toggle: (tool: string) => void } {
  const queries = useQueryClient()
  const favourites = useMe().data?.favourites ?? NONE
  const save = useMutation({
    mutationFn: (next: readonly string[]) => accountsApi.call.updatePreferences({ favourites: [...next] }),
    onSettled: () => reloadMe(queries),
  })
  const shown = save.isPending ? save.variables : favourites
  return {
    favourites: shown,
    toggle: (tool) => save.mutate(shown.includes(tool) ? shown.filter((other) => other !== tool) : [...shown, tool]),
  }
}
