import { lazy, useEffect, useState } from 'react'
import type { Me } from '../../features/accounts/web/index.ts'
import { accountSuspended, sessionLost } from '../../platform/web/api/signals.ts'
import { useT } from '../../platform/web/i18n/use-t.ts'
import { loadPart } from '../../platform/web/ui/load-part.ts'
import { Optional } from '../../platform/web/ui/Optional.tsx'
import { messages } from './messages.ts'
import { useLeave } from './sign-out.ts'

const SessionLost = lazy(() => loadPart(() => import('./shell/SessionLost.tsx').then((m) => m.SessionLost)))
const LEAVES_AFTER_MS = 3_000

/** Notices that the session has ended, and signs out anyone whose account is no longer active, or isn't the one that this page started with. */
export function SessionWatch({ me }: { me: Me }) {
  const [isLost, setLost] = useState(false)
  const [isSuspended, setSuspended] = useState(false)
  const [beganAs] = useState(me.unique_id)
  useEffect(() => sessionLost.hear(() => setLost(true)), [])
  useEffect(() => accountSuspended.hear(() => setSuspended(true)), [])
  const mayStay = me.active_user && me.plan_name !== '' && me.unique_id === beganAs
  if (isSuspended || !mayStay) return <ShownOut />
  return isLost ? (
    <Optional>
      <SessionLost onBack={() => setLost(false)} />
    </Optional>
  ) : null
}

function ShownOut() {
  const t = useT(messages)
  const leave = useLeave()
  useEffect(() => {
    const timer = setTimeout(() => void leave({ force: true }), LEAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [leave])
  return (
    <p role="alert" className="fixed inset-x-0 top-0 z-50 bg-disputed-wash px-4 py-2 text-center text-disputed text-sm">
      {t('inactive')}
    </p>
  )
}
