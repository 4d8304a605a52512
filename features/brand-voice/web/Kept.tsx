import type { ReactNode } from 'react'

/** Fields of which one set is shown at a time: what was typed into the others stays in them, and is neither checked nor sent. */
export function Kept({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={!isShown} hidden={!isShown} className="flex min-w-0 flex-col gap-4">
      {children}
    </fieldset>
  )
}
