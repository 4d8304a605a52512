import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { signOut } from '../../features/accounts/web/index.ts'
import { sessionLost } from '../../platform/web/api/signals.ts'
import { useT } from '../../platform/web/i18n/use-t.ts'
import { loadPart } from '../../platform/web/ui/load-part.ts'
import { Spare } from '../../platform/web/ui/Spare.tsx'
import { messages } from './messages.ts'

const SessionLost = lazy(() => loadPart(() => import('./shell/SessionLost.tsx').then((m) => m.SessionLost)))
const LEAVES_AFTER_MS = 3_000

/** Notices that the session has ended, and shows out whose account is not active any more. */
export function SessionWatch({ mayStay }: { mayStay: boolean }) {
  const [isLost, setLost] = useState(false)
  useEffect(() => sessionLost.hear(() => setLost(true)), [])
  if (!mayStay) return <ShownOut />
  return isLost ? (
    <Spare>
      <SessionLost onBack={() => setLost(false)} />
    </Spare>
  ) : null
}

function ShownOut() {
  const t = useT(messages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(async () => {
      await signOut().catch(() => undefined)
      await navigate({ to: '/login' })
      queries.clear()
    }, LEAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate, queries])
  return (
    <p role="alert" className="fixed inset-x-0 top-0 z-50 bg-disputed-wash px-4 py-2 text-center text-disputed text-sm">
      {t('inactive')}
    </p>
  )
}
