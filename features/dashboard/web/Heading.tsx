import type { ReactNode } from 'react'

/** The heading of one part of the dashboard, with the way to all of it. */
export function Heading({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <div className="mb-1 flex min-h-7 items-center justify-between gap-4">
      <h2 className="font-medium text-ink-3 text-sm">{children}</h2>
      {more}
    </div>
  )
}

export const moreClass = 'text-ink-3 text-sm underline-offset-2 hover:text-ink hover:underline'
