import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { signOut, useMe } from '../../features/accounts/web/index.ts'
import { asFailure } from '../../platform/web/api/failure.ts'
import { forgetKept } from '../../platform/web/session/kept.ts'
import { toast } from '../../platform/web/ui/toasts.ts'

/** The name under which this browser keeps the project that a person chose, until they sign out. */
export function chosenProjectOf(userId: string | undefined): string {
  return `project-${userId ?? ''}`
}

/** Ends the session, shows the sign-in page, forgets what was fetched and chosen. */
export function useSignOut(): () => void {
  const leave = useLeave()
  return () => void leave({ force: false }).catch((error: unknown) => toast({ failure: asFailure(error) }))
}

/** The same; `force` also where the server does not end the session. */
export function useLeave(): (how: { force: boolean }) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const userId = useMe().data?.unique_id
  return useCallback(
    async ({ force }) => {
      await signOut().catch((error: unknown) => {
        if (!force) throw error
      })
      forgetKept(chosenProjectOf(userId))
      // The person is forgotten before the sign-in page asks who is here, and the rest once no page shows it.
      queries.removeQueries({ queryKey: [['accounts']] })
      await navigate({ to: '/login' })
      queries.clear()
    },
    [queries, navigate, userId],
  )
}
