import type { ReactNode } from 'react'
import { ApiFailure } from '../../platform/web/api/failure.ts'
import { useFlag } from '../../platform/web/flags/flags.ts'
import { FailedState } from '../../platform/web/ui/FailedState.tsx'

const notInPlan = new ApiFailure(403, { code: 'not-in-plan' })

/** Shows a page only where its flag is on. While flags load, or cannot be loaded, the page shows: the server decides anyway. */
export function FlagGate({ flag, children }: { flag: string; children: ReactNode }) {
  return useFlag(flag) === 'NOT_ALLOWED' ? <FailedState error={notInPlan} /> : children
}
