import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { accountsApi } from './api.ts'
import { reloadMe, useMe } from './session.ts'

const NONE: readonly string[] = []

/** What the person has marked (tools by their names, templates as `template:` and id), and the way to mark or unmark one. */
export function useFavourites(): { favourites: readonly string[]; toggle: (name: string) => void } {
  const queries = useQueryClient()
  const favourites = useMe().data?.favourites ?? NONE
  const save = useMutation({
    mutationFn: (next: readonly string[]) => accountsApi.call.updatePreferences({ favourites: [...next] }),
    onError: (error) => toast({ failure: asFailure(error) }),
    onSettled: () => reloadMe(queries),
  })
  const shown = save.isPending ? save.variables : favourites
  return {
    favourites: shown,
    toggle: (name) => save.mutate(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]),
  }
}
