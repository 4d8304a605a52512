import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../../features/accounts/web/index.ts'
import { asFailure } from '../../platform/web/api/failure.ts'
import { toast } from '../../platform/web/ui/toasts.ts'

/** Ends the session, shows the sign-in page, forgets what was fetched. */
export function useSignOut(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    // The person is forgotten before the sign-in page asks who is here, and the rest once no page shows it any more.
    queries.removeQueries({ queryKey: [['accounts']] })
    await navigate({ to: '/login' })
    queries.clear()
  }
  return () => void leave().catch((error: unknown) => toast({ failure: asFailure(error) }))
}
