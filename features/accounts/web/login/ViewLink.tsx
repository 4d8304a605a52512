import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Leads to another view of the sign-in page; everything else in the address (offers, team, where to go next) stays. */
export function ViewLink({ view, children }: { view: 'sign-in' | 'sign-up' | 'forgot'; children: ReactNode }) {
  const keep = ({ token: _, error: __, ...rest }: Record<string, string>) => ({
    ...rest,
    view: view === 'sign-in' ? undefined : view,
  })
  return (
    <Link to="/login" search={keep} className="text-accent underline underline-offset-2">
      {children}
    </Link>
  )
}
