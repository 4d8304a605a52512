import { useQueryClient } from '@tanstack/react-query'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { projectsApi } from './api.ts'

interface After {
  /** Makes this the active project. */
  activate?: string
  undo?: () => Promise<unknown>
}

/** After a change: loads every list of projects again (the account's among them), and says what was done. */
export function useProjectChanged(): (said: string, after?: After) => Promise<void> {
  const queries = useQueryClient()
  const { choose } = useActiveProject()
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: projectsApi.query.key() }),
      // The switcher takes its projects from the signed-in person.
      queries.invalidateQueries({ queryKey: [['accounts']] }),
    ])
  return async (said, { activate, undo } = {}) => {
    await reload()
    if (activate) choose(activate)
    toast({
      text: said,
      ...(undo ? { undo: () => undo().then(reload) } : {}),
    })
  }
}
